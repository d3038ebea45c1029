import { type Admission, APPLIES, finding } from '../../../admission.ts'
import {
  admitPeople,
  FRAME_VOICES,
  PEOPLE_VOICES,
  type Voice,
  voiceOf,
} from '../../../people/admit-people.ts'
import { isOfPeople } from '../../../people/people-events.ts'
import { type Match, roleOf } from '../state/match.ts'
import { differs } from '../vocabulary/differs.ts'
import { type Action, type ColditzEvent, type EventOf, isAction } from '../vocabulary/events.ts'
import { refuse } from '../vocabulary/refusals.ts'
import { objectionToAction } from './admit-action.ts'
import { admitDeal, admitDraw, admitShuffle, admitThrow } from './admit-chance.ts'
import { admitLapse, admitReactionLapse } from './admit-clock.ts'

/** Whether an event counts at this place: live, in a replay and in an audit alike. */
export function admit(match: Match, event: ColditzEvent): Admission {
  return isAction(event) ? admitAction(match, event) : admitWord(match, event)
}

function admitAction(match: Match, action: Action): Admission {
  const { by } = action
  if (match.over) return finding(refuse('match-over'))
  if (typeof by !== 'number' || roleOf(match, by) === undefined) return finding(refuse('wrong-voice'))
  if (!match.table) return finding(refuse('not-dealt'))
  const objection = objectionToAction(match, by, action)
  return objection ? finding(refuse(objection)) : APPLIES
}

type Word = Exclude<ColditzEvent, Action>

/** The authors of events that are not actions of players (log format, "by"). */
const VOICES: Readonly<Record<Word['type'], readonly Voice[]>> = {
  ...FRAME_VOICES,
  ...PEOPLE_VOICES,
  'cards.dealt': ['server'],
  'dice.thrown': ['server'],
  'card.drawn': ['server'],
  'deck.shuffled': ['server'],
  'reaction.lapsed': ['server'],
  'step.lapsed': ['server'],
}

function admitWord(match: Match, event: Word): Admission {
  if (!VOICES[event.type].includes(voiceOf(event.by))) return finding(refuse('wrong-voice'))
  if (match.sealed) return finding(refuse('match-over'))
  if (isOfPeople(event)) return admitPeople(match.players, event, refuse)
  const { table } = match
  const isWon = table?.steps[0]?.type === 'end'
  if (event.type === 'game.sealed') return match.over || isWon ? APPLIES : finding(refuse('sealed-too-early'))
  if (match.over) return finding(refuse('match-over'))
  switch (event.type) {
    case 'game.created':
      return finding(refuse('match-over'))
    case 'cards.dealt':
      return admitDeal(match, event)
    case 'dice.thrown':
      return admitThrow(table, event)
    case 'card.drawn':
      return admitDraw(table, event)
    case 'deck.shuffled':
      return admitShuffle(table, event)
    case 'reaction.lapsed':
      return admitReactionLapse(match, event)
    case 'step.lapsed':
      return admitLapse(match, event)
    case 'game.ended':
      return admitEnd(match, event.data)
    case 'game.abandoned':
      // The match is won, though the referee has not said so yet.
      return isWon ? finding(refuse('match-over')) : APPLIES
  }
}

/** K1 */
function admitEnd({ table }: Match, { winners, reason }: EventOf<'game.ended'>['data']): Admission {
  const says = { winners: winners.join(', '), reason }
  const [step] = table?.steps ?? []
  if (step?.type !== 'end') return finding(differs('K1.1', 'won-too-early', says))
  const isSame = step.reason === reason && step.winners.toSorted().join() === winners.toSorted().join()
  return isSame
    ? APPLIES
    : finding(
        differs('K1.1', 'winner-differs', { ...says, due: step.winners.join(', '), dueReason: step.reason }),
      )
}
