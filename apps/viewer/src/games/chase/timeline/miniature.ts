import type { MiniaturePiece } from '../../../table/pieces.ts'
import type { ChasePlan } from '../plan/plan.ts'

const TILE = { shape: 'square', size: 0.9 } as const
const PRISON: MiniaturePiece = { ...TILE, x: 0, y: 0, colour: '#15110e' }
const [PAPER, ITEM, HIDEOUT] = ['#efe3c8', '#f0bb45', '#7fd08a']
const MARKER = { shape: 'dot', size: 0.5, colour: '#2b6cb3' } as const
const CAPTURE = { shape: 'dot', size: 0.72, colour: '#d8402b' } as const

/** Tiles as squares and markers as dots, where and when they lie. */
export function chaseMiniatureOf({ match, tiles, markers }: ChasePlan, instant: number): MiniaturePiece[] {
  const lies = ({ from, sweptFrom }: { readonly from: number; readonly sweptFrom: number }) =>
    from <= instant && instant < sweptFrom
  const colourOf = (id: string): string => {
    const tile = match.tiles.get(id)
    return tile?.kind === 'hideout' ? HIDEOUT : tile?.item ? ITEM : PAPER
  }
  return [
    PRISON,
    ...tiles.filter(lies).map(({ tile, x, y }) => ({ ...TILE, x, y, colour: colourOf(tile) })),
    ...markers.filter(lies).map(({ x, y, isCapture }) => ({ ...(isCapture ? CAPTURE : MARKER), x, y })),
  ]
}
