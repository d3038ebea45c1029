import * as v from 'valibot'
import { list, type ReadonlyOutput } from '../../schema/schema.ts'
import * as part from './parts.ts'

const { title, said, saidSomething, numbered, matchId, seatNumber } = part
const reason = v.exactOptional(said, '')
const seat = { match: matchId, seat: seatNumber }
const key = v.exactOptional(v.nullable(part.playerKey), null)

/** What an organiser may ask for in a tournament. What is done in a match is asked of the match. */
export const tournamentCommands = v.variant('type', [
  v.object({
    type: v.literal('change-tournament'),
    name: v.exactOptional(title),
    logo: v.exactOptional(part.logoOrNone),
    defaults: v.exactOptional(part.defaults),
    objectionS: v.exactOptional(part.objectionS),
    reason,
  }),
  v.object({ type: v.literal('add-stage'), name: title }),
  v.object({ type: v.literal('rename-stage'), stage: numbered, name: title }),
  v.object({ type: v.literal('remove-stage'), stage: numbered, reason }),
  v.object({ type: v.literal('enter-player'), name: title, key }),
  v.object({ type: v.literal('change-player'), player: numbered, name: title, key, reason }),
  v.object({ type: v.literal('withdraw-player'), player: numbered, reason }),
  v.object({ type: v.literal('return-player'), player: numbered, reason }),
  v.object({ type: v.literal('assign-seat'), ...seat, player: part.credited }),
  /** Whoever sits there loses the seat, and its invitation is reissued; the new player is credited from now on. */
  v.object({ type: v.literal('replace-seat'), ...seat, player: part.credited, reason }),
  /** Only who is credited changes; `from` is an event of the match's log, the first one if nothing is said. */
  v.object({
    type: v.literal('credit-seat'),
    ...seat,
    player: part.credited,
    from: v.exactOptional(numbered, 1),
    reason,
  }),
  v.object({ type: v.literal('reissue-invitation'), ...seat, reason }),
  v.object({
    type: v.literal('make-ruling'),
    match: matchId,
    counts: v.exactOptional(v.boolean(), true),
    winners: v.exactOptional(list(seatNumber, 0, 10), []),
    marks: v.exactOptional(v.nullable(list(part.marks, 1, 10)), null),
    reason: saidSomething,
  }),
  v.object({ type: v.literal('withdraw-ruling'), ruling: numbered, reason }),
  v.object({
    type: v.literal('raise-objection'),
    match: matchId,
    seat: v.exactOptional(v.nullable(seatNumber), null),
    text: saidSomething,
  }),
  v.object({ type: v.literal('answer-objection'), objection: numbered, upheld: v.boolean(), text: said }),
  v.object({ type: v.literal('close-tournament') }),
])

export type TournamentCommand = ReadonlyOutput<typeof tournamentCommands>
