import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { NEVER } from '../../../table/easing.ts'
import type { Look } from '../../../table/table-plan.ts'
import { layoutOf, rowPlaceAt } from './places.ts'
import type { FugitivePlan } from './plan.ts'
import { fugitivePlanOf } from './plan-of.ts'

const LOOK: Look = { motion: 'full', side: 'all', skipped: undefined }

function lineOf(seed: number, most = 400) {
  const { events } = playRandomFugitive({ seed, most })
  const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
  return { created, rest, whole: createTimeline(fugitive, created, rest) }
}

/** A match that ends, with guesses that were right. */
function found() {
  for (let seed = 1; seed < 200; seed++) {
    const line = lineOf(seed)
    const { table, over } = line.whole.stateAfter(line.whole.length)
    if (over && table?.row.some(({ isUp }) => isUp) && table.row.some(({ isUp }) => !isUp)) return line
  }
  throw new Error('no such match')
}

const { created, rest, whole } = found()

/** Without the state that it was made of, which is the engine's. */
function bare({ match: _, ...all }: FugitivePlan) {
  return all
}

function plan(index: number, look: Partial<Look> = {}) {
  return fugitivePlanOf(whole, index, { ...LOOK, ...look })
}

function indexOf(
  type: FugitiveEvent['type'],
  isMeant: (event: FugitiveEvent) => boolean = () => true,
): number {
  for (let index = 0; index < whole.length; index++) {
    const entry = whole.entryAt(index)
    if (entry?.event.type === type && entry.admission.type === 'applies' && isMeant(entry.event)) return index
  }
  throw new Error(`no ${type} in this match`)
}

const right = indexOf('guess.answered', ({ data }) => 'right' in data && data.right)

describe('the plan after so many events', () => {
  it('is the same for who was there live', () => {
    const live = createTimeline(fugitive, created)
    for (const event of rest) {
      live.push(event)
      if (live.length % 9 === 0)
        expect(bare(fugitivePlanOf(live, live.length, LOOK))).toEqual(bare(plan(live.length)))
    }
  })

  it('moves nothing after it rests', () => {
    for (let index = 0; index <= whole.length; index += 4) {
      const { restsAt, hideouts, sprints, hands, counters, events } = plan(index)
      const begin = [...hideouts, ...sprints, ...hands, ...counters, ...events].map(({ from }) => from)
      const turn = [...hideouts, ...sprints].map(({ flip }) => flip).filter((flip) => flip !== NEVER)
      expect(Math.max(...begin, ...turn, 0)).toBeLessThanOrEqual(restsAt)
    }
  })

  it('F1.2: begins with the 0, face up', () => {
    expect(plan(indexOf('cards.dealt') + 1).hideouts).toMatchObject([
      { kind: 'start', card: 0, isPeeked: false },
    ])
  })

  it('F5.2: turns over what a right guess has named, once it is answered, and not before', () => {
    const { event } = whole.entryAt(right) ?? {}
    if (event?.type !== 'guess.answered') throw new Error('a guess was answered')
    const places = event.data.hideouts?.map(({ place }) => place) ?? []
    const [before, after] = [plan(right), plan(right + 1)]
    for (const place of places) {
      expect(before.hideouts[place]?.flip).toBe(NEVER)
      expect(after.hideouts[place]?.flip).toBeGreaterThan(event.at)
      expect(after.counters.every(({ isRight, answeredFrom }) => isRight && answeredFrom > event.at)).toBe(
        true,
      )
    }
    expect(before.counters.at(-1)).toMatchObject({ isRight: undefined, answeredFrom: NEVER })
  })

  it('is read by those who know no card with backs alone', () => {
    const seen = plan(right, { side: 'public' })
    for (const { card, flip, isPeeked } of [...seen.hideouts, ...seen.sprints]) {
      if (flip === NEVER) expect([card, isPeeked]).toEqual([undefined, false])
    }
    expect(seen.hands.every(({ card }) => card === undefined)).toBe(true)
  })

  it('F3.4: shows of the marshal’s cards from which decks they came, of the fugitive’s nothing', () => {
    const { hands, match } = plan(right, { side: 'public' })
    const marshals = hands.filter(({ role }) => role === 'marshal')
    const byDeck = [1, 2, 3].map((deck) => marshals.filter((one) => one.deck === deck).length)
    expect(byDeck).toEqual(match.table?.drawn.marshal)
    const others = hands.filter(({ role }) => role === 'fugitive')
    expect(new Set(others.map(({ deck }) => deck)).size).toBeLessThanOrEqual(1)
  })

  it('hides a player’s own cards from those who see the screen, too', () => {
    const { fugitive: seat } = whole.stateAfter(0).options
    const open = plan(right, { side: 'fugitive', seat })
    expect(open.hands.filter(({ role }) => role === 'fugitive').every(({ card }) => card !== undefined)).toBe(
      true,
    )
    const hidden = plan(right, { side: 'fugitive', seat, isHandHidden: true })
    expect(hidden.hands.some(({ card }) => card !== undefined)).toBe(false)
    expect(hidden.hideouts.some(({ flip, card }) => flip === NEVER && card !== undefined)).toBe(false)
  })

  it('has a player on the near side', () => {
    const { fugitive: seat } = whole.stateAfter(0).options
    const [own, others] = [plan(right, { seat: 1 - seat }), plan(right)]
    expect(own.layout.near).toBe('marshal')
    expect(others.layout.near).toBe('fugitive')
    for (const { hands, hideouts } of [own, others]) {
      const middle = hideouts[0]?.y ?? 0
      const near = hands.filter(({ y }) => y > middle)
      expect(new Set(near.map(({ role }) => role)).size).toBeLessThanOrEqual(1)
    }
  })

  it('at the end turns over what was never found, after all else', () => {
    const { hideouts, ending } = plan(whole.length)
    for (const { flip } of hideouts) expect(flip).toBeLessThan(NEVER)
    const { row } = whole.stateAfter(whole.length).table ?? { row: [] }
    for (const [nth, { isUp }] of row.entries()) {
      if (!isUp) expect(hideouts[nth + 1]?.flip).toBeGreaterThan(ending?.from ?? NEVER)
    }
  })
})

it('finds place for every row there can be, within the table', () => {
  for (let places = 1; places <= 44; places++) {
    const layout = layoutOf(places, 'fugitive')
    expect(layout.lines).toBeLessThanOrEqual(2)
    const all = Array.from({ length: places }, (_, nth) => rowPlaceAt(layout, nth))
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(places)
    for (const { x } of all) expect(Math.abs(x)).toBeLessThan(6.5)
  }
})
