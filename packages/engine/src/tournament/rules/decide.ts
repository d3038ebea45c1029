import type { WonMarks } from '../../game.ts'
import { failed, ok, type Result } from '../../result.ts'
import { type TournamentState, tableOfMatch } from '../state/state.ts'
import type { TournamentCommand } from '../vocabulary/commands.ts'
import type { TournamentFact } from '../vocabulary/events.ts'
import { refuseTournament, type TournamentRefusal } from './refusals.ts'

/** What a command needs to know that the tournament's own log does not hold. */
export interface CommandCircumstance {
  /** Who asks, by the name under which they were admitted. */
  readonly organiser: string
  /**
   * Of the seat that a command credits to somebody: what it had won before that event of its match, and which the next
   * event of the match will be.
   */
  readonly seat?: { readonly next: number; readonly marksBefore: WonMarks } | undefined
}

/** The fact that a command comes to, or why there is none. Whether it may stand is for `objectionToEvent` to say. */
export function decideTournament(
  state: TournamentState,
  command: TournamentCommand,
  { organiser, seat }: CommandCircumstance,
): Result<TournamentFact, TournamentRefusal> {
  const by = 'organiser'
  switch (command.type) {
    case 'change-tournament': {
      const { type: _, ...data } = command
      return ok({ type: 'tournament.changed', by, data: { ...data, organiser } } as TournamentFact)
    }
    case 'add-stage':
      return ok({
        type: 'stage.added',
        by,
        data: { stage: state.stages.length + 1, name: command.name, organiser },
      })
    case 'rename-stage':
      return ok({ type: 'stage.renamed', by, data: { stage: command.stage, name: command.name, organiser } })
    case 'remove-stage':
      return ok({
        type: 'stage.removed',
        by,
        data: { stage: command.stage, reason: command.reason, organiser },
      })
    case 'enter-player': {
      const { name, key } = command
      return ok({
        type: 'player.entered',
        by,
        data: { player: state.players.length + 1, name, key, organiser },
      })
    }
    case 'change-player': {
      const { type: _, ...data } = command
      return ok({ type: 'player.changed', by, data: { ...data, organiser } })
    }
    case 'withdraw-player':
    case 'return-player': {
      const { type, player, reason } = command
      const fact = type === 'withdraw-player' ? 'player.withdrawn' : 'player.returned'
      return ok({ type: fact, by, data: { player, reason, organiser } })
    }
    case 'assign-seat': {
      const { type: _, ...data } = command
      return ok({ type: 'seat.assigned', by, data: { ...data, organiser } })
    }
    case 'replace-seat':
    case 'credit-seat': {
      if (!tableOfMatch(state, command.match)) return failed(refuseTournament('no-match'))
      if (!seat) return failed(refuseTournament('no-such-event'))
      const { match, seat: number, player, reason } = command
      const isReplaced = command.type === 'replace-seat'
      const from = isReplaced ? seat.next : command.from
      const data = { match, seat: number, player, from, marks: seat.marksBefore, reason, organiser }
      return ok({ type: isReplaced ? 'seat.replaced' : 'seat.credited', by, data })
    }
    case 'reissue-invitation': {
      const { type: _, ...data } = command
      return ok({ type: 'invitation.reissued', by, data: { ...data, organiser } })
    }
    case 'make-ruling': {
      const { match, counts, winners, marks, reason } = command
      const ruling = state.rulings.length + 1
      const sorted = winners.toSorted((one, other) => one - other)
      return ok({
        type: 'ruling.made',
        by,
        data: { ruling, match, counts, winners: sorted, marks, reason, organiser },
      })
    }
    case 'withdraw-ruling':
      return ok({
        type: 'ruling.withdrawn',
        by,
        data: { ruling: command.ruling, reason: command.reason, organiser },
      })
    case 'raise-objection': {
      const { match, seat: number, text } = command
      const objection = state.objections.length + 1
      return ok({ type: 'objection.raised', by, data: { objection, match, seat: number, text, organiser } })
    }
    case 'answer-objection': {
      const { objection, upheld, text } = command
      return ok({ type: 'objection.answered', by, data: { objection, upheld, text, organiser } })
    }
    case 'close-tournament':
      return ok({ type: 'tournament.closed', by, data: { organiser } })
  }
}
