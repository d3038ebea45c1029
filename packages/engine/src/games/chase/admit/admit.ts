import { type Admission, APPLIES, finding } from '../../../admission.ts'
import {
  admitPeople,
  FRAME_VOICES,
  PEOPLE_VOICES,
  type Voice,
  voiceOf,
} from '../../../people/admit-people.ts'
import { isOfPeople } from '../../../people/people-events.ts'
import type { Match } from '../state/match.ts'
import { copyOfRound, type Moment, pathOf, type Round } from '../state/round.ts'
import { type Action, type ChaseEvent, isAction } from '../vocabulary/events.ts'
import { objectionToAction } from './admit-action.ts'
import { admitDeal } from './admit-deal.ts'
import { admitDecision } from './admit-decision.ts'
import { refuse } from './refusals.ts'

/** Whether an event counts at this place: live, in a replay and in an audit alike. */
export function admit(match: Match, event: ChaseEvent): Admission {
  return isAction(event) ? admitAction(match, event) : admitWord(match, event)
}

function admitAction(match: Match, action: Action): Admission {
  const { round } = match
  if (!round) return finding(refuse('round-not-running'))
  const against = closedBy(round, action)
  const objection = objectionToAction(match, against ? shadowRoundOf(round) : round, action)
  if (objection) return finding(refuse(objection))
  if (!against) return APPLIES
  return {
    type: 'late',
    against,
    refusal: refuse(against === (round.ending ?? round.setAside) ? 'round-over' : 'path-caught'),
  }
}

/** The capture of the path that an action is about, or the end of the round, if there has been one. */
function closedBy(round: Round, action: Action): Moment | undefined {
  const path = pathOf(action)
  const caught = path === undefined ? undefined : round.paths[path]?.caught
  return caught ?? round.ending ?? round.setAside
}

/** The round as if nothing had closed anything: what only an ending forbids is possible there (C10.4). */
export function shadowRoundOf(round: Round): Round {
  if (round.shadow) return round.shadow
  const shadow = copyOfRound(round)
  shadow.endless = true
  shadow.ending = undefined
  shadow.setAside = undefined
  shadow.caller = round.caller ?? round.cancelled
  shadow.cancelled = undefined
  shadow.paths = round.paths.map(({ tiles, markers, start }) => ({
    tiles,
    markers,
    start,
    caught: undefined,
  }))
  return shadow
}

type Word = Exclude<ChaseEvent, Action>

/** The authors of events that are not actions of players (log format, "by"). */
const VOICES: Readonly<Record<Word['type'], readonly Voice[]>> = {
  ...FRAME_VOICES,
  ...PEOPLE_VOICES,
  'round.dealt': ['server'],
  'round.ended': ['server'],
  'round.voided': ['organiser'],
  'round.scored': ['server'],
  'round.corrected': ['organiser'],
}

function admitWord(match: Match, event: Word): Admission {
  if (!VOICES[event.type].includes(voiceOf(event.by))) return finding(refuse('wrong-voice'))
  if (match.sealed) return finding(refuse('match-over'))
  if (isOfPeople(event)) return admitPeople(match.players, event, refuse)
  switch (event.type) {
    case 'game.created':
      return finding(refuse('match-over'))
    case 'round.dealt':
      return admitDeal(match, event)
    case 'round.ended':
    case 'round.scored':
    case 'round.voided':
    case 'round.corrected':
    case 'game.ended':
    case 'game.abandoned':
    case 'game.sealed':
      return admitDecision(match, event)
  }
}
