/// The layout document of workload F.
enum FeedDocument {
  static let json = #"""
    { "version": 1,
      "fonts": {"default": {"measurer": "fixed", "advance": 7, "lineHeight": 17}},
      "root": {
        "margins": 12, "layout": {"strategy": "row", "spacing": 12, "verticalAlignment": "top"},
        "children": [
          {"id": "avatar", "width": 40, "height": 40},
          {"id": "column", "weight": 1, "layout": {"strategy": "column", "spacing": 8}, "children": [
            {"id": "texts", "layout": {"strategy": "column", "spacing": 4}, "children": [
              {"id": "title", "text": {"bind": "title"}}, {"id": "body", "text": {"bind": "body"}}]},
            {"id": "image", "hidden": {"unless": "ratio"}, "maxHeight": 300,
             "aspectRatio": {"value": {"bind": "ratio"}, "priority": 900}},
            {"id": "footer", "layout": {"strategy": "row", "spacing": 8}, "children": [
              {"id": "like", "height": 32, "weight": 1}, {"id": "reply", "height": 32, "weight": 1},
              {"id": "share", "height": 32, "weight": 1}]}]}]}}
    """#
}
