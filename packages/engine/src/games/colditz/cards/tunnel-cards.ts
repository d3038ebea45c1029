import type { TunnelName } from '../board/board.ts'
import { TUNNEL_NEEDS } from '../pieces/pieces.ts'
import { isInPlay, powsOf } from '../state/places.ts'
import type { CardAct } from './card-act.ts'

/** K12.3: opens a tunnel; two of one's POWs step in before one comes out at its end, and two have to be in it when the turn ends. */
export function opensTunnel(name: TunnelName): CardAct {
  return {
    objection: (table, seat) =>
      powsOf(table, seat).filter(isInPlay).length < TUNNEL_NEEDS ? 'too-few-pows' : undefined,
    effect: (table) => ({ ...table, tunnels: [...table.tunnels, { name, isDetected: false, entered: [] }] }),
  }
}

/** K12.3: from now on guards may enter that tunnel. */
export const detects: CardAct = {
  objection(table, _, { tunnel }) {
    const open = table.tunnels.find(({ name }) => name === tunnel)
    if (!open) return 'no-such-tunnel'
    return open.isDetected ? 'detected-already' : undefined
  },
  effect: (table, _, __, { tunnel }) => ({
    ...table,
    tunnels: table.tunnels.map((one) => (one.name === tunnel ? { ...one, isDetected: true } : one)),
  }),
  fill: (table, _, played) => {
    const open = table.tunnels.find(({ isDetected }) => !isDetected)
    return played.tunnel === undefined && open ? { ...played, tunnel: open.name } : played
  },
}
