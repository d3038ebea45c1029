import type { LogEvent, Reading } from '@getaway/engine'
import type { Rulebook } from '../rules/rulebook.ts'
import type { AnyTable } from './game-table.ts'

/** A game whose own types only its own folder knows. */
// biome-ignore lint/suspicious/noExplicitAny: states and events go back to the game they came from.
type AnyReading = Reading<any, any>

/** The rules that fold a match, and the table it is shown on. */
export interface Played {
  readonly game: AnyReading
  /** Undefined: nobody has made one yet. */
  readonly table: AnyTable | undefined
}

interface Version {
  /** As the log names them. */
  readonly rules: string
  readonly hasTable: boolean
  load(): Promise<Played>
}

/** All that can be looked for. */
export const GAMES = ['chase', 'fugitive'] as const
export type GameId = (typeof GAMES)[number]

/** Every version of every game's rules; each comes with its table, when it is first watched. */
const versions: Readonly<Record<GameId, readonly Version[]>> = {
  chase: [
    {
      rules: 'chase/1',
      hasTable: true,
      load: async () => (await import('./chase/played-chase.ts')).playedChase,
    },
  ],
  fugitive: [
    {
      rules: 'fugitive/1',
      hasTable: false,
      load: async () => (await import('./fugitive/played-fugitive.ts')).playedFugitive,
    },
  ],
}

/** Whether a match of this game can be shown. */
export function hasTable(game: string): boolean {
  return versionsOf(game).some((one) => one.hasTable)
}

/** What the first event of a log is played by; undefined if this viewer knows no such rules. */
export async function playedBy({ data }: LogEvent): Promise<Played | undefined> {
  const { game, rules } = data as { game?: unknown; rules?: unknown }
  // Rules not named are the first.
  const named = rules ?? `${String(game)}/1`
  return versionsOf(game)
    .find((one) => one.rules === named)
    ?.load()
}

function versionsOf(game: unknown): readonly Version[] {
  const known = GAMES.find((one) => one === game)
  return known ? versions[known] : []
}

/** Every game that tells its rules; each comes with its pictures, when somebody reads them. */
const rulebooks: Readonly<Record<string, () => Promise<Rulebook>>> = {
  chase: async () => (await import('./chase/rules/index.ts')).chaseRulebook,
}

/** The games whose rules can be read; the first one is read where none is named. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(rulebooks)

export async function rulesOf(game: string): Promise<Rulebook | undefined> {
  return Object.hasOwn(rulebooks, game) ? rulebooks[game]?.() : undefined
}
