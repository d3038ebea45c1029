import type { MatchSummary } from '@getaway/client'
import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { createPointedCells, type PointedAt } from '../../feed/pointed-cells.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'

/**
 * Where teammates point, for a caster or organiser. The preview hears of it if it is opened with their token; if not, a
 * line of its own listens for nothing else.
 */
export function usePointed(
  { id, status }: MatchSummary,
  preview: Viewing,
  tokens: { readonly given: string | undefined; readonly ofPreview: string | undefined },
): ReadonlySignal<readonly PointedAt[]> {
  const { client } = useApp()
  const { given, ofPreview } = tokens
  const listening = useMemo(() => {
    if (status === 'over' || given === undefined || ofPreview !== undefined) return undefined
    const connection = client.connect(id, { token: given })
    const pointed = createPointedCells()
    const listen = async () => {
      for await (const item of connection.items) if (item.type === 'pointed') pointed.hear(item)
    }
    listen().catch(reportError)
    return { cells: pointed.cells, close: () => connection.close() }
  }, [client, id, status, given, ofPreview])
  useEffect(() => listening?.close, [listening])
  return listening?.cells ?? preview.pointed
}
