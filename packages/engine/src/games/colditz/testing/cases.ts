import { expect, test } from 'vitest'
import { type Happening, type Position, type Told, told } from './fixture.ts'

/** A case: a position, what happens, what the dice show, and what is then to be seen. */
export interface Case {
  readonly clause: string
  readonly name: string
  readonly given: Position
  readonly does: readonly Happening[]
  readonly dice?: readonly number[]
  /** What is looked at afterwards, and what it is; without it, nothing but that it is accepted. */
  readonly see?: (told: Told) => unknown
  readonly is?: unknown
  /** The code by which the last wish is refused, under the clause of the case. */
  readonly no?: string
}

/** Every case as a test; what is refused leaves the table as it was. */
export function testCases(cases: readonly Case[]): void {
  test.each(cases)('$clause: $name', ({ clause, given, does, dice, see, is, no }) => {
    const after = told(given, does, dice)
    expect(after.refused).toBe(no === undefined ? undefined : `${no} ${clause}`)
    if (no !== undefined) expect(after.table).toEqual(told(given, does.slice(0, -1), dice).table)
    if (see) expect(see(after)).toEqual(is)
  })
}
