import type { Random } from '../../../random.ts'
import { seriesDue } from '../admit/admit-chance.ts'
import type { StepOf, Table } from '../state/table.ts'
import { type Data, MOST_THROWS } from '../vocabulary/events.ts'

/** K5.2: the dice of a step, each throw repeated on doubles if that is wished. */
export function throwDice(table: Table, step: StepOf<'throw'>, random: Random): Data['dice.thrown'] {
  const count = seriesDue(table, step) ?? 1
  return { series: Array.from({ length: count }, () => series(step.again, random)) }
}

function series(again: boolean, random: Random): [number, number][] {
  const throws: [number, number][] = []
  for (;;) {
    const [one, other] = [random(6) + 1, random(6) + 1]
    throws.push([one, other])
    if (one !== other || !again || throws.length >= MOST_THROWS) return throws
  }
}
