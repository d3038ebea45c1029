import { type Admission, APPLIES, finding } from '../admission.ts'
import type { By } from '../log/event.ts'
import type { Catalogue, Refusal } from '../refusal.ts'
import type { PeopleEvent } from './people-events.ts'
import type { Player } from './player.ts'

/** The refusals about people, in the words of any game, under the clause that it has for them. */
export function peopleRefusals(clause: string) {
  return {
    'match-over': [clause, 'The match is over.', 'La partita è finita.'],
    'seat-not-open': [
      clause,
      'There is no such seat, or it is taken.',
      'Quel posto non esiste, o è occupato.',
    ],
    'sealed-too-early': [
      clause,
      'A log is sealed when the match is over.',
      'Un registro si sigilla a partita finita.',
    ],
    'wrong-voice': [
      clause,
      'That is not yours to say: rulings are the organiser’s, and players speak for themselves.',
      'Non spetta a te: le decisioni sono dell’organizzatore, e ogni giocatore parla per sé.',
    ],
  } as const satisfies Catalogue
}

export type PeopleRefusal = keyof ReturnType<typeof peopleRefusals>

export type Voice = 'seat' | 'server' | 'organiser'

export function voiceOf(by: By): Voice {
  return typeof by === 'number' ? 'seat' : by
}

/** The authors of events about people (log format, "by"). */
export const PEOPLE_VOICES: Readonly<Record<PeopleEvent['type'], readonly Voice[]>> = {
  'seat.taken': ['server'],
  'seat.ready': ['seat', 'server'],
  'seat.connected': ['seat', 'server'],
  'seat.disconnected': ['seat', 'server'],
  'seat.left': ['seat', 'server'],
  'observer.admitted': ['server'],
}

/** The authors of events that open, end and close a match. */
export const FRAME_VOICES = {
  'game.created': ['server'],
  'game.ended': ['server'],
  'game.abandoned': ['organiser', 'server'],
  'game.sealed': ['server'],
} as const satisfies Readonly<Record<string, readonly Voice[]>>

/** Whether a word about people counts; whose voice it is has been looked at. */
export function admitPeople(
  players: readonly Player[],
  event: PeopleEvent,
  refuse: (code: PeopleRefusal) => Refusal,
): Admission {
  if (event.type === 'observer.admitted') return APPLIES
  if (event.type === 'seat.taken') {
    return players[event.data.seat]?.taken === false ? APPLIES : finding(refuse('seat-not-open'))
  }
  const named = event.data.seat
  const { by } = event
  if (typeof by === 'number' && named !== undefined && named !== by) return finding(refuse('wrong-voice'))
  const seat = typeof by === 'number' ? by : named
  return seat !== undefined && players[seat] ? APPLIES : finding(refuse('seat-not-open'))
}
