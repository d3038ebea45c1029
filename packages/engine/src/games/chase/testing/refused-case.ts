import type { By } from '../../../log/event.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { GivenFacts } from './fixture.ts'

type Row = readonly [name: string, given: GivenFacts, by: By, command: Command]
/** A wish that is refused, on the table that the given facts lead to. */
export interface RefusedCase {
  readonly no: string
  readonly players: 2 | 3 | 4
  readonly name: string
  readonly given: GivenFacts
  readonly by: By
  readonly command: Command
}
/** Cases of one refusal at a table of so many. */
export const refused = (no: string, players: 2 | 3 | 4, rows: readonly Row[]): RefusedCase[] =>
  rows.map(([name, given, by, command]) => ({ no, players, name, given, by, command }))
