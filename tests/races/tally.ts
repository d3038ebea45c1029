import { type JudgedRace, RACE_KINDS } from './judge-race.ts'

interface Row {
  readonly name: string
  readonly races: readonly JudgedRace[]
}

/** Races by kind, and the guaranteed and the other ones by the line of the player who acted first, as a table of Markdown. */
export function tabulateRaces(races: readonly JudgedRace[]): string {
  const of = (isOne: (race: JudgedRace) => boolean) => races.filter(isOne)
  const fair = of(({ kind }) => kind !== 'arrival')
  const kinds = RACE_KINDS.map((kind): Row => ({ name: kind, races: of((race) => race.kind === kind) }))
  const networks = [...new Set(fair.map(({ network }) => network))].toSorted()
  const lines = networks.map(
    (network): Row => ({
      name: network,
      races: fair.filter((race) => race.network === network),
    }),
  )
  const certain = fair.filter(({ kind, isCertain }) => kind === 'guaranteed' && isCertain)
  return [
    `| kind of race | races | first to act won, % | and arrived first, % |`,
    `|---|---|---|---|`,
    ...kinds.map(line),
    line({ name: '*of the guaranteed: certain by both clients’ own estimate*', races: certain }),
    ``,
    `| line of the first to act (\`fair\`) | races | won, % | arrived first, % | of these guaranteed |`,
    `|---|---|---|---|---|`,
    ...lines.map((row) => `${line(row)} ${row.races.filter(({ kind }) => kind === 'guaranteed').length} |`),
  ].join('\n')
}

function line({ name, races }: Row): string {
  const share = (those: readonly JudgedRace[]) =>
    races.length === 0 ? '–' : ((100 * those.length) / races.length).toFixed(1)
  const won = races.filter(({ hasWon }) => hasWon)
  const arrived = races.filter(({ hasArrivedFirst }) => hasArrivedFirst)
  return `| ${name} | ${races.length} | ${share(won)} | ${share(arrived)} |`
}
