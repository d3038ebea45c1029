import { type AnyGame, middleStrength, newestGames } from '@getaway/engine'
import { gameTexts } from '../games/game-texts.ts'
import { DEFAULT_GAME, standardOptions } from './simulate-options.ts'

/** What can be chosen is asked of the game. */
export function simulateHelp(): string {
  return `getaway simulate: bots play whole matches at full speed, recorded as a service would

Usage
  getaway simulate [options]

Options
  --players N        how many play (the fewest that the game allows)
  --matches M        how many matches (100)
  --seed S           match 1, 2, 3 … of a seed is always the same log, whatever M and K (1)
  --out DIR          keep each match as DIR/<id>.getaway.jsonl; without it only the summary is printed
  --gzip             … as .getaway.jsonl.gz
  --force            replace logs of the same run that are there already
  --bots A,B,…       the bots' strengths by seat, or one for all
  --variants A,B,…   the game's variants that are played
  --options JSON     further options of the game, as game.created has them: {"race":{"policy":"fair"}}
  --game NAME        ${newestGames()
    .map(({ id }) => id)
    .join(' or ')} (${DEFAULT_GAME})
  --jobs K           how many matches at a time (one per core)
  --json             the summary as a line of JSON
  --help             this page

${newestGames().map(choicesOf).join('\n\n')}

Ctrl-C finishes the matches under way and sums up; a log is there whole or not at all.

Exit codes
  0    all played
  2    wrong usage, or a fault
  130  stopped by Ctrl-C
`
}

function choicesOf(game: AnyGame): string {
  const middle = middleStrength(game.bots)
  const strengths = Object.keys(game.bots).map((one) => (one === middle ? `${one} (without --bots)` : one))
  const { fewest, most } = game.seats
  const rows: [string, string][] = [
    ['players', fewest === most ? `${most}` : `${fewest} to ${most}`],
    ['strengths', `${strengths.join(', ')}, from weak to strong`],
    ['variants', Object.keys(game.variants).join(', ') || 'none'],
    ...(gameTexts[game.id]?.hints?.(standardOptions(game)) ?? []),
  ]
  return [`In ${game.id}`, ...rows.map(([what, text]) => `  ${what.padEnd(11)}${text}`)].join('\n')
}
