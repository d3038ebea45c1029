import { gameTexts } from '../games/game-texts.ts'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { gameOfRun, type SimulationRun } from './run.ts'
import type { SimulationTally } from './tally.ts'

/** A simulation that has ended. */
export interface Simulated {
  readonly run: SimulationRun
  readonly jobs: number
  readonly wished: number
  readonly seconds: number
  readonly tally: SimulationTally
}

/** The summary for programs. */
export function summaryOf({ run, jobs, wished, seconds, tally }: Simulated) {
  const { game, bots, options, seed } = run
  const { seats, ...rest } = tally
  return {
    game,
    rules: gameOfRun(run).rules,
    seed,
    options,
    wished,
    jobs,
    seconds: rounded(seconds),
    matchesPerSecond: rounded(tally.matches / seconds),
    ...rest,
    seats: bots.map((bot, seat) => ({ bot, won: 0, marks: {}, ...seats[seat] })),
  }
}

/** The summary for a person. */
export function printSimulation(simulated: Simulated, terminal: Terminal): void {
  const { wished, ...summary } = summaryOf(simulated)
  const { matches } = summary
  const options = Object.keys(summary.options).length === 0 ? '' : ` · ${JSON.stringify(summary.options)}`
  const title = `${summary.rules} · ${counted(summary.seats.length, 'player')} · seed ${summary.seed}${options}`
  terminal.print(terminal.paint('bold', title))
  const played =
    matches < wished
      ? `${number(matches)} of ${number(wished)} matches`
      : counted(matches, 'match', 'matches')
  const speed = `${summary.matchesPerSecond.toLocaleString('en')} matches/s, ${counted(summary.jobs, 'job')}`
  terminal.print(`  ${played} in ${summary.seconds.toLocaleString('en')} s: ${speed}\n`)
  if (matches === 0) return
  for (const [what, value] of factsOf(summary)) terminal.print(`  ${what.padEnd(20)}  ${value}`)
  terminal.print('')
  for (const line of seatLines(summary)) terminal.print(`  ${line}`)
}

function factsOf(summary: Omit<ReturnType<typeof summaryOf>, 'wished'>): [string, string][] {
  const { matches, events, lengthUs, cutOff, withoutWinner, refused } = summary
  return [
    ['events', `${number(events)}, ${(events / matches).toFixed(1)} a match`],
    ['length of a match', `${clock(lengthUs / matches)} min on average`],
    ['cut off', number(cutOff)],
    ['without a winner', number(withoutWinner)],
    ['wishes refused', number(refused)],
    ...(gameTexts[summary.game]?.counts(summary.counts, matches) ?? []),
  ]
}

function seatLines({ matches, seats }: Omit<ReturnType<typeof summaryOf>, 'wished'>): string[] {
  const marks = Object.keys(seats[0]?.marks ?? {})
  return table([
    ['seat', 'bot', 'won', 'share', ...marks],
    ...seats.map(({ bot, won, marks: has }, seat) => [
      seat,
      bot,
      number(won),
      `${((won / matches) * 100).toFixed(1)} %`,
      ...marks.map((mark) => number((has as Record<string, number>)[mark] ?? 0)),
    ]),
  ])
}

function number(count: number): string {
  return count.toLocaleString('en')
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`
}

/** Minutes and seconds. */
function clock(us: number): string {
  const seconds = Math.round(us / 1_000_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
