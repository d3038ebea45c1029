import { deckOf, sprintOf } from '../pieces/pieces.ts'
import { type Clues, GROUPS, type KnownUse, type Leap } from './clues.ts'
import { createRowKind, packedOne, packedTwo, type RowKind, unpack } from './kind.ts'
import { addEdge, createEdges, createKindLayer, type Edges, indexOfKind, type KindLayer } from './layer.ts'
import { createLimitTally, type LimitTally } from './limits.ts'
import { evensNeeded, reachableNumbers } from './reachable.ts'
import { forget, type Rest, restsOf } from './rest.ts'

/** The kinds of rows after a step, and what led to them; `place`: of the row, where a hideout was just read. */
export interface WalkStage {
  readonly layer: KindLayer
  readonly edges: Edges
  readonly place: number | undefined
}

/** What holds for the whole walk, and how far it is. */
interface Walk {
  readonly clues: Clues
  readonly ways: readonly (readonly number[])[]
  readonly rests: readonly Rest[]
  readonly tally: LimitTally
  /** By deck 0 to 3, the cards that may lie face down, and the even ones. */
  readonly free: readonly number[]
  readonly freeEven: readonly number[]
  /** By deck, the cards known to be used so far. */
  readonly known: number[]
  readonly kind: RowKind
}

/**
 * All rows, place by place, from left to right. What a kind of rows weighs is the share of all shufflings in which
 * the fugitive had its cards in time, times the ways to say which cards its hidden sprint cards are.
 */
export function walk(clues: Clues): readonly WalkStage[] {
  const cards = [...clues.free]
  const count = (isCounted: (card: number) => boolean) =>
    GROUPS.map((group) => cards.filter((card) => (deckOf(card) ?? 0) === group && isCounted(card)).length)
  const ways = reachableNumbers(clues)
  const going: Walk = {
    clues,
    ways,
    rests: restsOf(clues, ways),
    tally: createLimitTally(clues.limits),
    free: count(() => true),
    freeEven: count((card) => sprintOf(card) === 2),
    known: [0, 0, 0, 0],
    kind: createRowKind(),
  }
  const layer = createKindLayer()
  layer.weight[indexOfKind(layer, 0, 0, going.tally.start)] = 1
  const stages: WalkStage[] = [{ layer, edges: createEdges(), place: undefined }]
  for (const [place, leap] of clues.leaps.entries()) {
    stages.push(...leapStages(going, stages.at(-1)?.layer ?? layer, leap, place))
  }
  stages.push(endStage(going, stages.at(-1)?.layer ?? layer))
  return stages
}

function leapStages(going: Walk, from: KindLayer, leap: Leap, place: number): WalkStage[] {
  const { clues, ways, tally, known, kind, rests } = going
  const rest = rests[place] as Rest
  const isBare = leap.hidden === 0
  const layer = createKindLayer()
  const edges = createEdges()
  const before = [...known]
  for (const { deck } of leap.known) known[deck] = (known[deck] as number) + 1
  for (let index = 0; index < from.size; index++) {
    const [one, two, three] = [
      from.one[index] as number,
      from.two[index] as number,
      from.three[index] as number,
    ]
    unpack(kind, one, two)
    const toll = tollOf(clues, leap.known, before, kind)
    if (toll === 0) continue
    const { last } = kind
    for (const number of ways[place + 1] ?? []) {
      if (number <= last) continue
      const needed = evensNeeded(leap, number - last)
      if (needed > leap.hidden) break
      const standing = tally.next(three, place, number)
      if (standing === undefined) continue
      unpack(kind, one, two)
      const factor = leap.card === undefined ? toll * hide(going, leap, number) : toll
      if (factor === 0) continue
      kind.last = number
      if (isBare) {
        settle(going, { layer, edges, from, index, standing }, rest, factor)
        continue
      }
      const most = needed === 0 ? 0 : Math.min(leap.hidden, MOST_EVENS)
      for (let evens = needed; evens <= most; evens++) {
        kind.evensLeft = evens
        lead(kind, { layer, edges, from, index, standing }, factor * atLeast(needed, evens, leap.hidden))
      }
    }
  }
  const stages: WalkStage[] = [{ layer, edges, place: isBare ? place : undefined }]
  for (let left = leap.hidden; left > 0; left--) {
    stages.push(sprintStage(going, stages.at(-1)?.layer ?? layer, leap, left === 1 ? place : undefined))
  }
  return stages
}

/** One sprint card more: that it lies under the leap, not which of its deck it is, is all that is told apart. */
function sprintStage(going: Walk, from: KindLayer, leap: Leap, place: number | undefined): WalkStage {
  const { free, freeEven, kind, rests } = going
  const layer = createKindLayer()
  const edges = createEdges()
  for (let index = 0; index < from.size; index++) {
    const [one, two, three] = [
      from.one[index] as number,
      from.two[index] as number,
      from.three[index] as number,
    ]
    for (const group of GROUPS) {
      unpack(kind, one, two)
      const { used, any, even, evenHideouts } = kind
      const spare = (free[group] as number) - (used[group] as number)
      let factor = inTime(going, leap, group) * spare
      if (factor <= 0) continue
      if (kind.evensLeft > 0) {
        const evens = (freeEven[group] as number) - (evenHideouts[group] as number) - (even[group] as number)
        factor *= evens / (spare + (any[group] as number))
        if (factor <= 0) continue
        even[group] = (even[group] as number) + 1
        kind.evensLeft--
      } else {
        any[group] = (any[group] as number) + 1
      }
      used[group] = (used[group] as number) + 1
      const way = { layer, edges, from, index, standing: three }
      if (place === undefined) lead(kind, way, factor)
      else settle(going, way, rests[place] as Rest, factor)
    }
  }
  return { layer, edges, place }
}

/** From one kind of rows to another. */
interface Way {
  readonly layer: KindLayer
  readonly edges: Edges
  readonly from: KindLayer
  readonly index: number
  readonly standing: number
}

/** To the kind that is in hand now. */
function lead(kind: RowKind, { layer, edges, from, index, standing }: Way, factor: number): void {
  const to = indexOfKind(layer, packedOne(kind), packedTwo(kind), standing)
  layer.weight[to] = (layer.weight[to] as number) + (from.weight[index] as number) * factor
  addEdge(edges, index, to, factor)
}

/** To it as it is at the end of a leap, or to several where sprint cards have to be told apart now. */
function settle(going: Walk, way: Way, rest: Rest, factor: number): void {
  const { free, freeEven, kind } = going
  const group = forget(kind, rest)
  if (group === undefined) {
    lead(kind, way, factor)
    return
  }
  const { used, any, even } = kind
  const [sprints, evens] = [any[group] as number, even[group] as number]
  const evensLeft = (freeEven[group] as number) - evens
  // Those that are to be told apart count as used already.
  const left = (free[group] as number) - (used[group] as number) + sprints
  any[group] = 0
  const others = [...kind.any]
  for (let count = Math.min(sprints, evensLeft); count >= 0; count--) {
    const share =
      choose(sprints, count) * inTurn(evensLeft, count) * inTurn(left - evensLeft, sprints - count)
    if (share === 0) continue
    even[group] = evens + count
    for (const [other, some] of others.entries()) any[other] = some
    settle(going, way, rest, (factor * share) / inTurn(left, sprints))
  }
  even[group] = evens
}

/** How many ways there are to take this many, one after the other. */
function inTurn(from: number, count: number): number {
  let ways = 1
  for (let index = 0; index < count; index++) ways *= Math.max(0, from - index)
  return ways
}

function endStage({ clues, known, kind }: Walk, from: KindLayer): WalkStage {
  const layer = createKindLayer()
  const edges = createEdges()
  for (let index = 0; index < from.size; index++) {
    unpack(kind, from.one[index] as number, from.two[index] as number)
    const toll = tollOf(clues, clues.trailing, known, kind)
    const to = indexOfKind(layer, 0, 0, 0)
    layer.weight[to] = (layer.weight[to] as number) + (from.weight[index] as number) * toll
    addEdge(edges, index, to, toll)
  }
  return { layer, edges, place: undefined }
}

/** The share of shufflings in which cards that are known to be used had been drawn by then. */
function tollOf(
  { drawable }: Clues,
  uses: readonly KnownUse[],
  known: readonly number[],
  { used }: RowKind,
): number {
  const more = [0, 0, 0, 0]
  let toll = 1
  for (const { deck, drawn } of uses) {
    const gone = (known[deck] as number) + (more[deck] as number) + (used[deck] as number)
    toll *= share(drawn - gone, (drawable[deck - 1] as number) - gone)
    more[deck] = (more[deck] as number) + 1
  }
  return toll
}

/** The share of those in which one more card of that deck had been. */
function inTime({ clues, known, kind }: Walk, { drawn }: Leap, group: number): number {
  if (group === 0) return 1
  const gone = (known[group] as number) + (kind.used[group] as number)
  return share((drawn[group - 1] as number) - gone, (clues.drawable[group - 1] as number) - gone)
}

function share(part: number, whole: number): number {
  return part <= 0 || whole <= 0 ? 0 : part / whole
}

/** Puts the number into the row; its card is none of the sprint cards then. */
function hide(going: Walk, leap: Leap, number: number): number {
  const { free, freeEven, kind } = going
  const { used, any, even, evenHideouts } = kind
  const group = deckOf(number) ?? 0
  const spare = (free[group] as number) - (used[group] as number)
  let factor = inTime(going, leap, group) * share(spare, spare + (any[group] as number))
  used[group] = (used[group] as number) + 1
  if (number % 2 === 0) {
    const evens = (freeEven[group] as number) - (evenHideouts[group] as number)
    factor *= share(evens - (even[group] as number), evens)
    evenHideouts[group] = (evenHideouts[group] as number) + 1
  }
  return factor
}

const MOST_EVENS = 20

/**
 * At least `needed` of `count` cards are even: the sum, over how many are said to be even while the others may be
 * anything, of what each such choice counts (inclusion and exclusion).
 */
function atLeast(needed: number, evens: number, count: number): number {
  if (needed === 0) return 1
  const sign = (evens - needed) % 2 === 0 ? 1 : -1
  return sign * choose(evens - 1, needed - 1) * choose(count, evens)
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let index = 0; index < count; index++) ways = (ways * (from - index)) / (index + 1)
  return ways
}
