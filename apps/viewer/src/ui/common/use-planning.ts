import { gameEntryOf } from '../../games/registry.ts'
import type { GamePlanning } from '../../table/planning.ts'
import { useApp } from './app-context.ts'
import { useModule } from './use-module.ts'

/** What the host of a match chooses of a game; undefined until it has come. */
export function usePlanning(game: string): GamePlanning | undefined {
  const entry = gameEntryOf(game)
  const { module } = useModule(
    async () => ({ game, planning: await entry?.loadPlanning() }),
    entry !== undefined,
    game,
  )
  // Of the game that was chosen before it would be wrong.
  return module?.game === game ? module.planning : undefined
}

/** A variant that the service has a name for, in words where we have them. */
export function useVariantWord(game: string) {
  const { language } = useApp()
  const variants = usePlanning(game)?.variants ?? {}
  return (name: string) => ({
    name: variants[name]?.words[language.value] ?? name,
    hint: variants[name]?.more[language.value] ?? '',
  })
}
