import { type Draft, FORMAT } from '../../log/event.ts'
import type { Data } from './events.ts'
import { DEFAULT_OPTIONS, type OptionsData } from './options.ts'
import type { TileSet } from './pieces.ts'

export interface Setup {
  readonly id: string
  readonly at: number
  /** By seat; null leaves it open. */
  readonly players: readonly (string | null)[]
  readonly tileset: TileSet
  readonly options?: Partial<OptionsData>
}

/** The first event of a match: all that is needed to replay it. */
export function create({
  id,
  at,
  players,
  tileset,
  options,
}: Setup): Draft<'game.created', Data['game.created']> {
  return {
    type: 'game.created',
    at,
    by: 'server',
    data: {
      format: FORMAT,
      game: 'chase',
      rules: 'chase/1',
      id,
      players: players.map((name, seat) => ({ seat, name })),
      options: { ...DEFAULT_OPTIONS, ...options },
      tileset,
    },
  }
}
