/// A key path from an item to one of its properties, such as `\.title`, that may be used on any thread.
public typealias ItemPath<Item, Value> = any KeyPath<Item, Value> & Sendable
