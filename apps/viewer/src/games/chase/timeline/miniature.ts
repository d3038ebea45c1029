import type { MiniaturePiece } from '../../game-table.ts'
import type { ChasePlan } from '../plan/plan.ts'

const PRISON: MiniaturePiece = { x: 0, y: 0, kind: 'home' }

/** Tiles as squares and markers as dots, where and when they lie. */
export function chaseMiniatureOf({ match, tiles, markers }: ChasePlan, instant: number): MiniaturePiece[] {
  const lies = ({ from, sweptFrom }: { readonly from: number; readonly sweptFrom: number }) =>
    from <= instant && instant < sweptFrom
  const kindOf = (id: string): MiniaturePiece['kind'] => {
    const tile = match.tiles.get(id)
    return tile?.kind === 'hideout' ? 'goal' : tile?.item ? 'special' : 'tile'
  }
  return [
    PRISON,
    ...tiles.filter(lies).map(({ tile, x, y }) => ({ x, y, kind: kindOf(tile) })),
    ...markers.filter(lies).map(({ x, y, isCapture }): MiniaturePiece => {
      return { x, y, kind: isCapture ? 'capture' : 'mark' }
    }),
  ]
}
