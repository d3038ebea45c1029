import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { DROP, SWEEP } from './motion.ts'
import { type ChaseTimeline, chaseTableAt } from './table-view.ts'

const { events } = playRandomMatch({
  seed: 2,
  players: 2,
  tileset: plainTileSet(2),
  skill: { sense: 100, care: 100, sight: 95, haste: 95, favourite: undefined, pace: 400_000 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const whole = createTimeline(chase, created, rest)
const end = (rest.at(-1)?.at ?? created.at) + 1_000_000

const instants = Array.from({ length: 60 }, (_, n) => created.at + Math.round(((end - created.at) * n) / 59))
const at = (timeline: ChaseTimeline, instant: number) => {
  const { match: _, ...view } = chaseTableAt(timeline, instant, 'full')
  return view
}

/** When the first events of a type that count took effect. */
function momentOf(type: ChaseEvent['type'], nth = 0): number {
  const entries = Array.from({ length: whole.length }, (_, index) => whole.entryAt(index))
  const entry = entries.filter((one) => one?.event.type === type && one.admission.type === 'applies')[nth]
  if (!entry) throw new Error(`no ${type} in this match`)
  return entry.event.at
}

describe('the picture of an instant', () => {
  it('is the same forward and backward', () => {
    const forward = instants.map((instant) => at(whole, instant))
    const backward = instants.toReversed().map((instant) => at(whole, instant))
    expect(backward.toReversed()).toEqual(forward)
  })

  it('is the same for who was there live', () => {
    const live = createTimeline(chase, created)
    for (const event of rest) live.push(event)
    for (const instant of instants) expect(at(live, instant)).toEqual(at(whole, instant))
  })

  it('does not change any more once it rests', () => {
    for (const instant of instants) {
      const { restsAt } = at(whole, instant)
      const next = whole.entryAt(whole.indexAt(instant))?.event.at ?? Number.POSITIVE_INFINITY
      const from = Math.max(instant, restsAt)
      if (from + 1 < next) expect(at(whole, from + 1)).toEqual(at(whole, from))
    }
  })
})

describe('what moves', () => {
  it('a tile drops', () => {
    const placed = momentOf('tile.placed')
    const nth = at(whole, placed).tiles.length - 1
    const laidAfter = (after: number) => at(whole, placed + after).tiles[nth]?.laid
    expect([0, DROP / 2, DROP].map(laidAfter)).toEqual([0, 0.5, 1])
  })

  it('the old round is swept off when the next is dealt', () => {
    const dealt = momentOf('round.dealt', 1)
    const old = at(whole, dealt - 1).tiles
    // A quick runner lays the first tiles while the old ones still move.
    const sweptAfter = (after: number) => at(whole, dealt + after).tiles.map(({ swept }) => swept)
    expect(old.length).toBeGreaterThan(0)
    expect(old.every(({ swept }) => swept === 0)).toBe(true)
    expect(sweptAfter(SWEEP / 2).slice(0, old.length)).toEqual(old.map(() => 0.5))
    expect(sweptAfter(SWEEP).every((swept) => swept === 0)).toBe(true)
  })

  it('is there at once for who wants it calm', () => {
    const calm = chaseTableAt(whole, momentOf('tile.placed'), 'reduced')
    expect(calm.tiles.every(({ laid }) => laid === 1)).toBe(true)
  })

  it('the capture is emphasised from its instant on', () => {
    const ended = rest.find((event) => event.type === 'round.ended' && event.data.reason === 'captured')
    if (ended?.type !== 'round.ended') throw new Error('nobody is caught in this match')
    const kinds = (instant: number) => at(whole, instant).emphases.map(({ kind }) => kind)
    expect(kinds(ended.data.ended - 1)).not.toContain('capture')
    expect(kinds(ended.data.ended)).toContain('capture')
  })
})

it('the camera is shown all that lies', () => {
  for (const instant of instants) {
    const { extent, tiles } = at(whole, instant)
    for (const { x, y, swept } of tiles.filter((tile) => tile.swept === 0)) {
      expect(swept).toBe(0)
      expect(x >= extent.west && x <= extent.east && y >= extent.north && y <= extent.south).toBe(true)
    }
  }
})
