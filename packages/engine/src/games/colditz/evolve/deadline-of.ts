import { type Deadline, deadlineBy } from '../../../clock/deadline.ts'
import { answerDeadline } from '../../../reactions/reaction.ts'
import type { Match } from '../state/match.ts'

/** K6.6: who has to act, and until when; undefined without a limit, and while nobody has to. */
export function deadlineOf({ clock, table, options, players, over }: Match): Deadline | undefined {
  const [step] = table?.steps ?? []
  if (!clock || !table || !step || over) return undefined
  if ('open' in step) return answerDeadline(clock, options.reactUs, step)
  if ((step.type !== 'turn' && step.type !== 'deploy') || options.turnUs === undefined) return undefined
  // Less than nothing, once the turn's time is over: what is traded then does not begin another wait.
  return deadlineBy(clock, step.seat, players, options.turnUs - table.turn.spentUs)
}
