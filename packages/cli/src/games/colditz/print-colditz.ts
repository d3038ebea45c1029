import type { Audit } from '@getaway/engine'
import type { ColditzReport } from '@getaway/engine/colditz'
import type { Terminal } from '../../terminal/terminal.ts'

const REASONS = {
  escaped: 'two POWs of a nation are free',
  together: 'enough POWs are free together',
  rounds: 'the rounds are over',
  'none-left': 'no officer has a POW left',
} as const

/** What a match of Colditz came to: escapes and arrests in order, and how the dice fell. */
export function colditzLines(audit: Audit, { paint }: Terminal): string[] {
  const report = audit.report as Audit<ColditzReport>['report']
  const { status, reason, rounds, turns, security, winners, free, dice, dropped, lapsed = [] } = report
  const nameOf = (seat: unknown) => audit.outcome.players[Number(seat)]?.name ?? `seat ${seat}`
  const result = reason === null ? status : REASONS[reason]
  return [
    `${paint('bold', `${nameOf(security)} guards the castle`)}  ${result}, ${rounds} rounds, ${turns} turns`,
    ...linesOf(report, nameOf),
    ...dropped.map(
      ({ seq, by, clause }) => `  #${seq} by ${nameOf(by)} would have been impossible (${clause})`,
    ),
    '',
    ...audit.outcome.players.map((_, seat) => {
      const mark = winners.includes(seat) ? paint('green', ' ← winner') : ''
      const late = lapsed.filter((one) => one.seat === seat).length
      const clock = late > 0 ? `, out of time ${late === 1 ? 'once' : `${late} times`}` : ''
      const role = seat === security ? 'security officer' : `${free[seat]} free`
      return `${nameOf(seat)}: ${role}, ${diceText(dice[seat])}${clock}${mark}`
    }),
    '',
  ]
}

function linesOf({ escapes, arrests }: ColditzReport, nameOf: (seat: unknown) => string): readonly string[] {
  const out = escapes.map(({ seq, round, pow, target, how }) => ({
    seq,
    round,
    text: `${nameOf(Math.floor(pow / 8))} is out at ${target}${how === 'walk' ? '' : ` (${how})`}`,
  }))
  const caught = arrests.map(({ seq, round, pow, how }) => ({
    seq,
    round,
    text: `a POW of ${nameOf(Math.floor(pow / 8))} is arrested (${how})`,
  }))
  return [...out, ...caught]
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ round, text }) => `  ${String(round).padStart(3)}  ${text}`)
}

function diceText(dice: ColditzReport['dice'][number] | undefined): string {
  if (!dice || dice.throws === 0) return 'no dice'
  const mean = (dice.points / dice.throws).toFixed(1)
  return `${dice.throws} throws of ${mean} on average (luck ${Math.round(dice.luck / 10)} of 100)`
}
