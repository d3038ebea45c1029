import { rateFor, type Timed } from './measure.ts'

/** What can be measured in a process of its own, by name; each is made ready from the files at that place. */
export type Contenders = Readonly<Record<string, (files: string) => Timed | Promise<Timed>>>

const ROUND_MS = 500

/** The contender's side of `ratesApart`: a round whenever it is asked for one. */
export function takeRounds({ operations, work }: Timed): void {
  process.on('message', () => process.send?.(rateFor(operations, work, ROUND_MS)))
}
