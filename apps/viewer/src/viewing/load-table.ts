import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Failure, Known } from '../feed/match-store.ts'
import type { AnyTable } from '../games/game-table.ts'
import { tableOf } from '../games/registry.ts'

/** Fetches the table of a match's game, as soon as one knows which game it is. */
export function loadTable(known: ReadonlySignal<Known | undefined>) {
  const table = signal<AnyTable | undefined>(undefined)
  const noTable = signal<Failure | undefined>(undefined)
  let wanted: string | undefined

  const load = async (game: string) => {
    try {
      const loaded = await tableOf(game)
      table.value = loaded
      if (!loaded) noTable.value = { code: 'no-table', text: game }
    } catch (error) {
      noTable.value = { code: 'fault', text: String(error) }
    }
  }
  const dispose = effect(() => {
    const game = known.value?.game.id
    if (game === undefined || game === wanted) return
    wanted = game
    void load(game)
  })
  return { table, noTable, dispose }
}
