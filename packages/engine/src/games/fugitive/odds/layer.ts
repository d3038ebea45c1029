/**
 * Rows that need not be told apart any more, one entry for each kind, in typed arrays: there may be a hundred
 * thousand. A kind is three whole numbers below 2^31.
 */
export interface KindLayer {
  size: number
  one: Int32Array
  two: Int32Array
  three: Int32Array
  /** What the rows of the kind weigh together, up to here. */
  weight: Float64Array
  slots: Int32Array
}

const FIRST_CAPACITY = 64

export function createKindLayer(): KindLayer {
  return {
    size: 0,
    one: new Int32Array(FIRST_CAPACITY),
    two: new Int32Array(FIRST_CAPACITY),
    three: new Int32Array(FIRST_CAPACITY),
    weight: new Float64Array(FIRST_CAPACITY),
    slots: new Int32Array(4 * FIRST_CAPACITY),
  }
}

/** The index of that kind, which is added with no weight if it is new. */
export function indexOfKind(layer: KindLayer, one: number, two: number, three: number): number {
  const mask = layer.slots.length - 1
  let slot = hashOf(one, two, three) & mask
  for (;;) {
    const index = (layer.slots[slot] as number) - 1
    if (index < 0) break
    if (layer.one[index] === one && layer.two[index] === two && layer.three[index] === three) return index
    slot = (slot + 1) & mask
  }
  const index = layer.size++
  layer.slots[slot] = index + 1
  layer.one[index] = one
  layer.two[index] = two
  layer.three[index] = three
  if (layer.size === layer.one.length) grow(layer)
  return index
}

function hashOf(one: number, two: number, three: number): number {
  let hash = Math.imul(one, 0x85ebca6b) ^ Math.imul(two, 0xc2b2ae35) ^ Math.imul(three, 0x27d4eb2f)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}

function grow(layer: KindLayer): void {
  const capacity = 2 * layer.one.length
  const longer = (array: Int32Array) => {
    const next = new Int32Array(capacity)
    next.set(array)
    return next
  }
  layer.one = longer(layer.one)
  layer.two = longer(layer.two)
  layer.three = longer(layer.three)
  const weight = new Float64Array(capacity)
  weight.set(layer.weight)
  layer.weight = weight
  layer.slots = new Int32Array(4 * capacity)
  const mask = layer.slots.length - 1
  for (let index = 0; index < layer.size; index++) {
    let slot =
      hashOf(layer.one[index] as number, layer.two[index] as number, layer.three[index] as number) & mask
    while (layer.slots[slot] !== 0) slot = (slot + 1) & mask
    layer.slots[slot] = index + 1
  }
}

/** What leads from the kinds of one layer to those of the next. */
export interface Edges {
  size: number
  from: Int32Array
  to: Int32Array
  factor: Float64Array
}

export function createEdges(): Edges {
  return {
    size: 0,
    from: new Int32Array(FIRST_CAPACITY),
    to: new Int32Array(FIRST_CAPACITY),
    factor: new Float64Array(FIRST_CAPACITY),
  }
}

export function addEdge(edges: Edges, from: number, to: number, factor: number): void {
  const index = edges.size++
  if (index === edges.from.length) {
    const capacity = 2 * index
    const [longerFrom, longerTo, longerFactor] = [
      new Int32Array(capacity),
      new Int32Array(capacity),
      new Float64Array(capacity),
    ]
    longerFrom.set(edges.from)
    longerTo.set(edges.to)
    longerFactor.set(edges.factor)
    edges.from = longerFrom
    edges.to = longerTo
    edges.factor = longerFactor
  }
  edges.from[index] = from
  edges.to[index] = to
  edges.factor[index] = factor
}
