public import LayoutModel
