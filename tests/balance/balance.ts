import { parseArgs } from 'node:util'
import { cityTileSet, tileStatistics } from '@getaway/engine/chase'
import { type Cell, STRENGTHS, type Strength, type Tally } from './cell.ts'
import { playCells } from './play-cells.ts'
import { print, row, share, shareOf } from './table.ts'

/** `npm run balance -- [--rounds 400] [--seed 1]`: the tables of docs/balance.md. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)

const PLAYERS = [2, 3, 4]
const VARIANTS: readonly (readonly string[])[] = [
  [],
  ['headStart'],
  ['perfectPlan'],
  ['headStart', 'perfectPlan'],
]
const NAMES: Readonly<Record<string, string>> = {
  '': 'the rulebook’s game',
  headStart: 'head start',
  perfectPlan: 'perfect plan',
  'headStart,perfectPlan': 'both',
}

const cells = VARIANTS.flatMap((variants) =>
  PLAYERS.flatMap((players) =>
    STRENGTHS.flatMap((runner) => STRENGTHS.map((chaser): Cell => ({ players, variants, runner, chaser }))),
  ),
)
const began = performance.now()
const tallies = await playCells(cells, rounds, seed)
const seconds = (performance.now() - began) / 1000

const tallyOf = (players: number, variants: readonly string[], runner: Strength, chaser: Strength): Tally => {
  const index = cells.findIndex(
    (cell) =>
      cell.players === players &&
      cell.variants === variants &&
      cell.runner === runner &&
      cell.chaser === chaser,
  )
  const tally = tallies[index]
  if (!tally) throw new Error('no such cell')
  return tally
}

for (const variants of VARIANTS) {
  print(`Rounds that the runners won: ${NAMES[variants.join()]}`)
  row('players', 'runners', ...STRENGTHS.map((chaser) => `${chaser} chases`))
  row('---', '---', ...STRENGTHS.map(() => '---:'))
  for (const players of PLAYERS) {
    for (const runner of STRENGTHS) {
      row(
        String(players),
        runner,
        ...STRENGTHS.map((chaser) => {
          const { runnersWon, rounds: played } = tallyOf(players, variants, runner, chaser)
          return shareOf(runnersWon, played)
        }),
      )
    }
  }
}

const middle = STRENGTHS[Math.floor(STRENGTHS.length / 2)] as Strength
print('Middle against middle')
const facts: readonly [string, (tally: Tally) => string][] = [
  ['rounds', (tally) => String(tally.rounds)],
  ['runners won', (tally) => shareOf(tally.runnersWon, tally.rounds)],
  ['nobody won', (tally) => share(tally.nobodyWon, tally.rounds)],
  ['ended by capture', (tally) => share(tally.captures, tally.rounds)],
  ['ended at a hideout', (tally) => share(tally.hideouts, tally.rounds)],
  ['runners erred', (tally) => share(tally.runnersErred, tally.rounds)],
  ['chasers erred', (tally) => share(tally.chasersErred, tally.rounds)],
  ['wrong tiles', (tally) => share(tally.wrongTiles, tally.tiles)],
  ['wrong markers', (tally) => share(tally.wrongMarkers, tally.markers)],
  ['tiles a round', (tally) => (tally.tiles / tally.rounds).toFixed(1)],
  ['s a tile', (tally) => (tally.tileS / tally.placedTiles).toFixed(2)],
  ['s a marker', (tally) => (tally.markerS / tally.markers).toFixed(2)],
  ['s a round', (tally) => (tally.roundS / tally.rounds).toFixed(0)],
]
const columns = VARIANTS.flatMap((variants) => PLAYERS.map((players) => ({ variants, players })))
row('', ...columns.map(({ variants, players }) => `${players}, ${NAMES[variants.join()]}`))
row('---', ...columns.map(() => '---:'))
for (const [name, fact] of facts) {
  row(name, ...columns.map(({ variants, players }) => fact(tallyOf(players, variants, middle, middle))))
}

const { answers, tieShare, legalShare, itemLegalShare } = tileStatistics(cityTileSet)
print(`The city: ${JSON.stringify({ legalShare, itemLegalShare, tieShare, answers })}`)
print(
  `${tallies.reduce((sum, tally) => sum + tally.rounds, 0)} rounds in ${seconds.toFixed(0)} s, seed ${seed}`,
)
