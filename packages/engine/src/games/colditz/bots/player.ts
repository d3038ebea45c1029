import type { Bot, Intent } from '../../../bot.ts'
import { takes } from '../../../people/pace.ts'
import type { Match } from '../state/match.ts'
import { countOf } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import { isAllowed } from './allowed.ts'
import { answering } from './answers.ts'
import { type Mind, type Thought, thought } from './mind.ts'
import { officersTurn } from './officer/officer.ts'
import type { Person } from './person.ts'
import { posting } from './security/posts.ts'
import { securitysTurn } from './security/security.ts'

const READY_MS = 2000
const OFFER_MS = 4000
/** K6.6: of their time nobody who looks at the clock takes more. */
const IN_TIME = 0.8

/** A player on either side, as the match has it. */
export function colditzPlayer(person: Person): Bot<Match, Command> {
  return {
    intend(match, seat, random): Intent<Match, Command> | undefined {
      const { table } = match
      if (match.over) return undefined
      if (!table) {
        if (match.players[seat]?.ready) return undefined
        return { command: { type: 'get-ready' }, thinkMs: takes(person, READY_MS, random) }
      }
      const found = thoughtOf({ match, table, seat, person, random })
      if (!found) return undefined
      const thinkMs = Math.min(takes(person, found.meanMs, random), longestMs(match))
      const number = table.turn.number
      const [step] = table.steps
      return {
        command: found.command,
        thinkMs,
        stands: (view) =>
          view.table?.turn.number === number &&
          view.table.steps[0]?.type === step?.type &&
          isAllowed(view, seat, found.command),
      }
    },
  }
}

function longestMs({ table, options }: Match): number {
  const [step] = table?.steps ?? []
  const us = step && 'open' in step ? options.reactUs : options.turnUs && options.turnUs / 8
  return us === undefined ? Number.POSITIVE_INFINITY : (IN_TIME * us) / 1000
}

function thoughtOf(mind: Mind): Thought | undefined {
  const { match, table, seat } = mind
  const [step] = table.steps
  if (!step) return undefined
  if ('open' in step) return step.open.includes(seat) ? allowed(mind, answering(mind, step)) : undefined
  switch (step.type) {
    case 'deploy':
      return step.seat === seat ? posting(mind) : undefined
    case 'turn': {
      if (step.seat !== seat) return seat === table.security ? undefined : offered(mind)
      const next = seat === table.security ? securitysTurn(mind) : officersTurn(mind)
      if (isAllowed(match, seat, next.command)) return next
      return thought({ type: 'end-turn' }, next.meanMs)
    }
    default:
      return undefined
  }
}

/** What is asked out of turn and cannot be done is let pass. */
function allowed({ match, seat }: Mind, next: Thought | undefined): Thought | undefined {
  if (!next || isAllowed(match, seat, next.command)) return next
  return thought({ type: 'let-pass' }, next.meanMs)
}

/** K6.4: a gift is taken, and more than is given is not given. */
function offered({ match, table, seat }: Mind): Thought | undefined {
  const offer = table.offers.standing.find(({ to }) => to === seat)
  if (!offer) return undefined
  const { terms } = offer
  const isGood =
    terms.type === 'release' ||
    terms.gives.equipment.length + countOf(terms.gives.cards) >
      terms.wants.equipment.length + countOf(terms.wants.cards)
  const accept: Command = { type: 'accept', offer: offer.seq }
  return thought(
    isGood && isAllowed(match, seat, accept) ? accept : { type: 'decline', offer: offer.seq },
    OFFER_MS,
  )
}
