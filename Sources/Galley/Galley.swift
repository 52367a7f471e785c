@_exported public import BatchLayout
@_exported public import ItemReading
@_exported public import LayoutModel
@_exported public import ListIndex
@_exported public import SavedSizes
@_exported public import TextMeasurement
