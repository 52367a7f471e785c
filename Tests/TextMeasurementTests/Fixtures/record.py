#!/usr/bin/env python3
"""record.py [--count 64] [--seed 1] > chromium.ndjson

Lays out generated paragraphs with Debian's Chromium, headless, and writes what it made of them, one record a line:
{"id", "input": {as `galley text` reads it}, "expect": {"lines", "height", "truncated", "firstBaseline", "lineStarts"}}.
The texts are made of the word lists below by a seeded generator; fonts are those of `make setup`.
"""
import argparse
import html
import json
import random
import re
import subprocess
import tempfile

FONTS = {
    "NotoSans-Regular.ttf": "Noto Sans",
    "Inter-Regular.otf": "Inter",
    "DejaVuSans.ttf": "DejaVu Sans",
}
WORDS = {
    "en": "the quick brown fox jumps over lazy dogs while well-known and/or (maybe) 12.5% of users wait: why? yes!",
    "de": "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich – „Rindfleischetikettierung“ usw.",
    "ru": "съешь же ещё этих мягких французских булок да выпей чаю потом-то",
    "el": "ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
}
SCRIPT = """
const out = [];
for (const p of document.querySelectorAll('p')) {
  const node = p.firstChild, text = node.data, range = document.createRange();
  const starts = [];
  let last = null;
  for (let i = 0; i < text.length; i++) {
    range.setStart(node, i); range.setEnd(node, i + 1);
    const rects = range.getClientRects();
    if (!rects.length || /\\s/.test(text[i])) continue;
    const top = rects[0].top;
    if (last === null || top > last + 1) starts.push(i);
    last = top;
  }
  const mark = document.createElement('span');
  mark.style.cssText = 'display:inline-block;width:0;height:0';
  const height = p.getBoundingClientRect().height, top = p.getBoundingClientRect().top;
  p.insertBefore(mark, node);
  const baseline = mark.getBoundingClientRect().bottom - top;
  mark.remove();
  out.push({height, baseline, starts});
}
document.body.textContent = JSON.stringify(out);
"""


def paragraphs(count, seed):
    """Generated inputs."""
    source = random.Random(seed)
    for number in range(count):
        language = source.choice(list(WORDS))
        words = WORDS[language].split()
        text = " ".join(source.choice(words) for _ in range(source.randint(1, 30)))
        size = source.choice([11, 13, 15, 17, 22])
        yield {
            "text": text,
            "font": {"file": source.choice(list(FONTS)), "size": size, "lineHeight": source.choice([size + 4, size + 7])},
            "width": source.randint(60, 420),
            "whiteSpace": source.choice(["normal", "pre-wrap"]),
            "overflowWrap": "break-word",
            "wordBreak": "normal",
            "direction": "ltr",
            "language": language,
        }


def measure(inputs):
    """What Chromium makes of the inputs."""
    body = ""
    for item in inputs:
        font = item["font"]
        body += (
            f'<p lang="{item["language"]}" style="margin:0;width:{item["width"]}px;font:{font["size"]}px/'
            f'{font["lineHeight"]}px \'{FONTS[font["file"]]}\';white-space:{item["whiteSpace"]};'
            f'overflow-wrap:break-word">{html.escape(item["text"])}</p>')
    page = f"<!doctype html><meta charset=utf-8><body>{body}<script>document.fonts.ready.then(() => {{{SCRIPT}}})</script>"
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/page.html"
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        result = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
             "--virtual-time-budget=5000", "--dump-dom", f"file://{path}"],
            capture_output=True, text=True, timeout=120, check=True)
    found = re.search(r"<body>(\[.*\])\s*</body>", result.stdout, re.S)
    return json.loads(html.unescape(found.group(1)))


def main():
    """Writes the records."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    inputs = list(paragraphs(options.count, options.seed))
    for number, (item, answer) in enumerate(zip(inputs, measure(inputs))):
        # JavaScript counts UTF-16 units; none of these texts leaves the basic plane.
        starts = [len(item["text"][:start].encode()) for start in answer["starts"]]
        print(json.dumps({
            "id": f"g-{options.seed}-{number}", "input": item,
            "expect": {
                "lines": len(starts), "height": answer["height"], "truncated": False,
                "firstBaseline": answer["baseline"], "lineStarts": starts}}, ensure_ascii=False))


main()
