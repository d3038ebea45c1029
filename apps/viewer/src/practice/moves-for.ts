import type { HandMove } from '../table/acting.ts'
import type { Advice } from '../table/tutorial.ts'

/** What a hand does that follows an advice; empty: it waits. */
export function movesFor({ act, key, piece, cell }: Advice): readonly HandMove[] {
  if (act === 'turn') return [{ type: 'turn', by: 1 }]
  if (act !== undefined) return [{ type: 'act', act }]
  if (key !== undefined) return [{ type: 'choose', key }]
  if (piece !== undefined) return [{ type: 'grasp', piece, at: undefined }, { type: 'pick' }]
  return cell ? [{ type: 'tap', at: cell }] : []
}
