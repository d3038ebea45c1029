import { type Admission, APPLIES, finding } from '../../../admission.ts'
import {
  admitPeople,
  FRAME_VOICES,
  PEOPLE_VOICES,
  type Voice,
  voiceOf,
} from '../../../people/admit-people.ts'
import { isOfPeople } from '../../../people/people-events.ts'
import { beforeAction } from '../evolve/evolve-table.ts'
import { isDiscovery, type Match, roleOf } from '../state/match.ts'
import { type Action, type FugitiveEvent, isAction } from '../vocabulary/events.ts'
import { objectionToAction } from './admit-action.ts'
import { admitForfeit, admitLapse } from './admit-clock.ts'
import { admitDeal } from './admit-deal.ts'
import { admitAnswer, admitEnd, admitHunt, admitResolved, admitSeal, admitShuffle } from './admit-decision.ts'
import { refuse } from './refusals.ts'

/** Whether an event counts at this place: live, in a replay and in an audit alike. */
export function admit(match: Match, event: FugitiveEvent): Admission {
  return isAction(event) ? admitAction(match, event) : admitWord(match, event)
}

function admitAction(match: Match, action: Action): Admission {
  if (match.over) return finding(refuse('match-over'))
  const role = roleOf(match, action.by)
  if (role === undefined) return finding(refuse('wrong-voice'))
  if (!match.table) return finding(refuse('not-dealt'))
  const objection = objectionToAction(beforeAction(match.table, isDiscovery(match)), role, action)
  return objection ? finding(refuse(objection)) : APPLIES
}

type Word = Exclude<FugitiveEvent, Action>

/** The authors of events that are not actions of players (log format, "by"). */
const VOICES: Readonly<Record<Word['type'], readonly Voice[]>> = {
  ...FRAME_VOICES,
  ...PEOPLE_VOICES,
  'cards.dealt': ['server'],
  'events.shuffled': ['server'],
  'event.resolved': ['server'],
  'guess.answered': ['server'],
  'manhunt.begun': ['server'],
  'step.lapsed': ['server'],
  'seat.forfeited': ['server'],
}

function admitWord(match: Match, event: Word): Admission {
  if (!VOICES[event.type].includes(voiceOf(event.by))) return finding(refuse('wrong-voice'))
  if (match.sealed) return finding(refuse('match-over'))
  if (isOfPeople(event)) return admitPeople(match.players, event, refuse)
  // What follows from the facts alone counts as decided where no decision is recorded.
  const table = match.table && beforeAction(match.table, isDiscovery(match))
  if (event.type === 'game.sealed') return admitSeal(match, table)
  if (match.over) return finding(refuse('match-over'))
  switch (event.type) {
    case 'game.created':
      return finding(refuse('match-over'))
    case 'cards.dealt':
      return admitDeal(match, event)
    case 'events.shuffled':
      return admitShuffle(table, event)
    case 'event.resolved':
      return admitResolved(table, event.data)
    case 'guess.answered':
      return admitAnswer(match.table, event.data)
    case 'manhunt.begun':
      return admitHunt(match.table)
    case 'game.ended':
      return admitEnd(match, table, event.data)
    case 'step.lapsed':
      return admitLapse(match, table, event)
    case 'seat.forfeited':
      return admitForfeit(match, table, event)
    case 'game.abandoned':
      // The match is won, though the referee has not said so yet.
      return table?.steps[0]?.type === 'end' ? finding(refuse('match-over')) : APPLIES
  }
}
