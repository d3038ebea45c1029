import { createRequire } from 'node:module'
import type * as Internal from 'boardgame.io/internal'
import type { Timed } from '../../measure.ts'

// The package names a folder, which only CommonJS finds.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof Internal

const MOVES = 100

interface Table {
  tiles: { tile: string; x: number; y: number; rot: number }[]
  markers: string[]
}

/** The peer: boardgame.io's reducer with a game of the same two moves and the same plain refusals. */
export function createPeer(): Timed {
  const game = ProcessGameConfig({
    name: 'chase',
    setup: (): Table => ({ tiles: [], markers: [] }),
    moves: {
      placeTile: ({ G }: { G: Table }, tile: string, x: number, y: number, rot: number) => {
        if (G.tiles.some((placed) => placed.x === x && placed.y === y)) return 'INVALID_MOVE'
        G.tiles.push({ tile, x, y, rot })
        return undefined
      },
      placeMarker: ({ G }: { G: Table }, symbol: string) => {
        if (G.markers.length >= G.tiles.length) return 'INVALID_MOVE'
        G.markers.push(symbol)
        return undefined
      },
    },
    turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  } as never)
  const reducer = CreateGameReducer({ game })
  const opening = InitializeGame({ game, numPlayers: 2 })
  const actions = Array.from({ length: MOVES }, (_, move) => ({
    type: 'MAKE_MOVE' as const,
    payload:
      move % 2 === 0
        ? { type: 'placeTile', args: [`r${move}`, move, -move, move % 4], playerID: '0', credentials: '' }
        : { type: 'placeMarker', args: ['star'], playerID: '1', credentials: '' },
  }))
  return {
    operations: MOVES,
    work() {
      let state: unknown = opening
      for (const action of actions) state = reducer(state as never, action as never)
      const { G } = state as { G: Table }
      if (G.tiles.length + G.markers.length !== MOVES) throw new Error('the peer refused a move')
    },
  }
}
