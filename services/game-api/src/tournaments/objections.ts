import type { NewObjection, ObjectionRaised } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { tokenHolderOf } from '../seats/token-holder.ts'
import type { CommandDependencies } from './commands.ts'

export type ObjectionRefusalCode = 'no-tournament' | 'no-such-token' | 'not-yours'

/** A player objects to a match in which they have a seat. */
export async function raiseObjection(
  { database, book, results }: Pick<CommandDependencies, 'database' | 'book' | 'results'>,
  tournament: string,
  { id, match, text }: NewObjection,
  token: string,
): Promise<ServiceResult<ObjectionRaised, ObjectionRefusalCode>> {
  const holder = await tokenHolderOf(database, match, token)
  if (!holder) return refuseWith('no-such-token', 'this token is not valid here')
  if (holder.type !== 'seat') return refuseWith('not-yours', 'this is for the players of the match')
  await results.settle(tournament)
  const { seat } = holder
  const changed = await book.change(tournament, {
    actor: `seat ${match} ${seat}`,
    wish: { id, said: { match, text } },
    make: ({ objections }) =>
      ok([
        {
          type: 'objection.raised',
          by: 'server',
          data: { objection: objections.length + 1, match, seat, text, organiser: null },
        },
      ]),
  })
  if (!changed.ok) return changed
  return ok({ hash: changed.value.hash })
}
