import { availableParallelism } from 'node:os'
import { failed, gameNamed, unwrap } from '@getaway/engine'
import { expect, test } from 'vitest'
import { parseSimulateCall, type SimulateCall } from './simulate-options.ts'

const strengths = Object.keys(gameNamed('chase')?.bots ?? {})
const middle = strengths[Math.floor((strengths.length - 1) / 2)] as string
const strongest = strengths.at(-1) as string

function call(...args: string[]): SimulateCall {
  return unwrap(parseSimulateCall(args)) as SimulateCall
}

test('without options: 100 matches of two of the middle strength, on all cores, kept nowhere', () => {
  expect(call()).toEqual({
    run: { game: 'chase', bots: [middle, middle], options: {}, seed: 1 },
    matches: 100,
    jobs: availableParallelism(),
    shelf: undefined,
    force: false,
    json: false,
  })
})

test('bots: one strength for all, or one for each seat', () => {
  expect(call('--players', '3', '--bots', strongest).run.bots).toEqual([strongest, strongest, strongest])
  expect(call('--bots', `${strongest},${middle}`).run.bots).toEqual([strongest, middle])
})

test('variants are options by name', () => {
  const options = JSON.stringify({ idleS: 60, race: { policy: 'fair' } })
  expect(call('--variants', 'headStart,perfectPlan', '--options', options).run.options).toEqual({
    idleS: 60,
    race: { policy: 'fair' },
    variants: { headStart: true, perfectPlan: true },
  })
})

test('each game has its own variants', () => {
  const { run } = call('--game', 'fugitive', '--variants', 'helping-marshal')
  expect(run).toMatchObject({ game: 'fugitive', options: { variant: 'helping-marshal' } })
})

test.each([
  [['--players', '5'], '--players: chase is for 2 to 4 players, not 5'],
  [['--players', 'two'], '--players must be a whole number from 1 to 100, not "two"'],
  [['--matches', '0'], '--matches must be a whole number from 1 to 999999, not "0"'],
  [['--seed', '1.5'], '--seed must be a whole number'],
  [['--seed', '9007199254740993'], '--seed must be a whole number'],
  [['--jobs', '0'], '--jobs must be a whole number from 1 to 256'],
  [['--game', 'go'], '--game is chase or fugitive or colditz, not "go"'],
  [['--bots', 'divine'], `--bots: chase has no bot "divine"; it has ${strengths.join(', ')}`],
  [
    ['--bots', Array(3).fill(middle).join()],
    '--bots must be one strength for all or 2, one for each player, not 3',
  ],
  [['--variants', 'headstart'], '--variants: unknown variant "headstart"; known: headStart, perfectPlan'],
  [
    ['--game', 'fugitive', '--variants', 'random-events,catch-up-events'],
    '--variants: random-events and catch-up-events do not go together',
  ],
  [['--game', 'fugitive', '--players', '3'], '--players: fugitive is for 2 players, not 3'],
  [['--options', '{'], '--options is not JSON'],
  [['--options', '[]'], '--options must be a JSON object'],
  [['--options', '{"race":{"polcy":"fair"}}'], '--options: options.race.polcy is not known here'],
  [['--options', '{"race":{"policy":"best"}}'], '--options: options.race.policy must be'],
  [['--gzip'], '--gzip needs a folder for the logs: --out'],
  [['--force'], '--force needs a folder for the logs'],
  [['--out', ''], '--out must be the folder for the logs'],
  [['--nonsense'], '--nonsense'],
  [['stray'], 'stray'],
])('%j: says what is right', (args, sentence) => {
  const parsed = parseSimulateCall(args)
  expect(parsed).toEqual(failed(expect.stringContaining(sentence)))
})
