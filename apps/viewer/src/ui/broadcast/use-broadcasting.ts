import type { AnyBroadcasting } from '../../table/broadcasting.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useModule } from '../common/use-module.ts'

/** What the game of a match adds where it is broadcast; undefined until it has come, and where a game adds nothing. */
export function useBroadcasting(viewing: Viewing): AnyBroadcasting | undefined {
  const table = viewing.table.value
  const { module } = useModule(
    async () => ({ table, it: await table?.loadBroadcasting?.() }),
    table?.loadBroadcasting !== undefined,
    viewing.known.value?.game.id,
  )
  return module?.table === table ? module?.it : undefined
}
