import { expect, test } from 'vitest'
import type { FugitiveEvent, Match } from '../games/fugitive/index.ts'
import { fugitive, openDecks } from '../games/fugitive/index.ts'
import { playRandomFugitive } from '../games/testing.ts'
import { createTimeline } from '../order/timeline.ts'
import { createRedactor } from '../redact.ts'
import { UNFORESEEN } from './own-action.ts'
import { createSeatedFollowing } from './seated-following.ts'

const timing = { received: 2e15, claimed: null, rtt: null }
const follow = (seat: number) => {
  const following = createSeatedFollowing({ rulesOf: () => fugitive })
  following.take({ type: 'welcome', audience: { seat } })
  return following
}

/** A match up to where the fugitive's seat has to do that, as a seat is shown it and follows it. */
function followedUpTo(step: 'draw' | 'place', as = 0) {
  for (let seed = 1; ; seed++) {
    const { events } = playRandomFugitive({ seed, options: { fugitive: 0, variant: null } })
    const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
    const redactor = createRedactor(fugitive, { seat: as })
    const whole = createTimeline(fugitive, created)
    const own = follow(as)
    own.take({ type: 'shown', ...redactor.show(created, whole.stateAfter(0)) })
    for (const event of rest) {
      whole.push(event)
      own.take({ type: 'shown', ...redactor.show(event, whole.stateAfter(whole.length)) })
      const { table } = whole.stateAfter(whole.length) as Match
      const [next] = table?.steps ?? []
      const isOwn = next?.type === 'place' || (next?.type === 'draw' && next.who === 'fugitive')
      if (table && isOwn && next.type === step && table.turn.number > 2) return { own, table, next }
    }
  }
}

function deckToDraw({ table, next }: ReturnType<typeof followedUpTo>) {
  if (next.type !== 'draw') throw new Error('no draw')
  const [deck] = openDecks(table, next)
  return { type: 'draw', deck }
}

test('a draw from a deck that its player does not see is not foreseen, and nothing shows before it is answered', () => {
  const followed = followedUpTo('draw')
  const { own } = followed
  const { standing } = own.ask(deckToDraw(followed), timing)
  expect(standing).toBe(UNFORESEEN)
  expect(own.match?.state).toBe(own.recorded?.state)
})

test('what hangs on a player’s own cards alone shows at once', () => {
  const { own } = followedUpTo('place')
  const { standing } = own.ask({ type: 'pass' }, timing)
  const seq = (own.recorded?.seq ?? 0) + 1
  expect(standing).toMatchObject({ type: 'shown', event: { type: 'turn.passed', by: 0, seq } })
  expect(own.match?.timeline.length).toBe((own.recorded?.timeline.length ?? 0) + 1)
})

test('a player who acts out of turn is told why', () => {
  const { own } = followedUpTo('place', 1)
  const { standing } = own.ask({ type: 'draw', deck: 1 }, timing)
  expect(standing).toMatchObject({ type: 'withheld', refusal: { code: 'not-your-turn', clause: 'F3.3' } })
})

test('after a draw that is not answered yet, nothing is told to be against what its player wishes', () => {
  const followed = followedUpTo('draw')
  const { own } = followed
  const early = own.ask({ type: 'pass' }, timing)
  expect(early.standing).toMatchObject({ type: 'withheld', refusal: { code: 'draw-first' } })
  own.ask(deckToDraw(followed), timing)
  const action = own.ask({ type: 'pass' }, timing)
  expect(action.standing).toBe(UNFORESEEN)
  expect(early.standing).toMatchObject({ type: 'withheld', refusal: { code: 'draw-first' } })
})
