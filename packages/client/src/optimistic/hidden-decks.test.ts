import { createRedactor, createTimeline, type LogEvent } from '@getaway/engine'
import { type FugitiveEvent, fugitive, type Match, openDecks } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import { foresee, UNFORESEEN } from './foresee.ts'
import { createOptimisticTable } from './optimistic-table.ts'
import { openOwnFold } from './own-fold.ts'

/** A match up to where the seat has to do that, as the seat itself has folded it. */
function foldedUpTo(step: 'draw' | 'place') {
  for (let seed = 1; ; seed++) {
    const { events } = playRandomFugitive({ seed, options: { fugitive: 0, variant: null } })
    const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
    const redactor = createRedactor(fugitive, { seat: 0 })
    const whole = createTimeline(fugitive, created)
    const opening = redactor.show(created, whole.stateAfter(0)).event as LogEvent
    const own = openOwnFold(opening)
    const heard = [{ type: 'shown' as const, event: opening, reveals: [] as readonly LogEvent[] }]
    for (const event of rest) {
      whole.push(event)
      const { reveals, event: shown } = redactor.show(event, whole.stateAfter(whole.length))
      own.take(shown, reveals)
      heard.push({ type: 'shown', event: shown, reveals })
      const { table } = whole.stateAfter(whole.length) as Match
      const [next] = table?.steps ?? []
      const isOwn = next?.type === 'place' || (next?.type === 'draw' && next.who === 'fugitive')
      if (table && isOwn && next.type === step && table.turn.number > 2) return { own, heard, table, next }
    }
  }
}

const timing = { received: 2e15, claimed: null, rtt: null, seen: null }

test('a draw from a deck that one does not see is not foreseen, and nothing shows before it is answered', () => {
  const { own, table, next } = foldedUpTo('draw')
  if (next.type !== 'draw') throw new Error('no draw')
  const course = own.course()
  const [deck] = openDecks(table, next)
  const seen = foresee(own.game, course, 0, { command: { type: 'draw', deck }, timing })
  expect(seen).toEqual({ foreseen: UNFORESEEN, course })
})

test('what hangs on one’s own cards alone shows at once', () => {
  const { own } = foldedUpTo('place')
  const { foreseen, course } = foresee(own.game, own.course(), 0, { command: { type: 'pass' }, timing })
  expect(foreseen).toMatchObject({ type: 'shown', event: { type: 'turn.passed', by: 0 } })
  expect(course.seq).toBe(own.seq + 1)
})

test('out of turn one is told why', () => {
  const { own } = foldedUpTo('place')
  const { foreseen } = foresee(own.game, own.course(), 1, { command: { type: 'draw', deck: 1 }, timing })
  expect(foreseen).toMatchObject({ type: 'withheld', refusal: { code: 'not-your-turn', clause: 'F3.3' } })
})

test('behind a draw that is not answered yet, nothing is told to be against what one wishes', () => {
  const { heard, table, next } = foldedUpTo('draw')
  if (next.type !== 'draw') throw new Error('no draw')
  const [deck] = openDecks(table, next)
  const play = createOptimisticTable({
    connection: {
      send: () => new Promise(() => {}),
      clock: { now: () => 2e15, rtt: () => 0, timeOf: () => 2e15, uncertainty: () => 0 },
      closed: new Promise(() => {}),
    },
    onChange: () => {},
  })
  play.take({ type: 'welcome', audience: { seat: 0 }, delayMs: 0 })
  for (const item of heard) play.take(item)
  const early = play.act({ type: 'pass' })
  expect(early.standing).toMatchObject({ type: 'withheld', refusal: { code: 'draw-first' } })
  play.act({ type: 'draw', deck })
  const action = play.act({ type: 'pass' })
  expect(action.standing).toEqual(UNFORESEEN)
  expect(early.standing).toMatchObject({ type: 'withheld', refusal: { code: 'draw-first' } })
})
