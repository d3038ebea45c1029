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
    `| kind of race | races | won/arrived first, % |`,
    `|---|---|---|`,
    ...kinds.filter(({ races }) => races.length > 0).map((row) => line(row, String(row.races.length))),
    line({ name: '*guaranteed, and certain to both clients*', races: certain }, String(certain.length)),
    ``,
    `| line of the first to act (\`fair\`) | races/guaranteed | won/arrived first, % |`,
    `|---|---|---|`,
    ...lines.map((row) => {
      const guaranteed = row.races.filter(({ kind }) => kind === 'guaranteed')
      return line(row, `${row.races.length}/${guaranteed.length}`)
    }),
  ].join('\n')
}

function line({ name, races }: Row, counts: string): string {
  const share = (those: readonly JudgedRace[]) =>
    races.length === 0 ? '–' : ((100 * those.length) / races.length).toFixed(1)
  const won = races.filter(({ hasWon }) => hasWon)
  const arrived = races.filter(({ hasArrivedFirst }) => hasArrivedFirst)
  return `| ${name} | ${counts} | ${share(won)}/${share(arrived)} |`
}
