import { useMemo } from 'preact/hooks'
import type { ComingDependencies } from '../../coming/sit-down.ts'
import { say } from '../../language/words.ts'
import { useApp } from './app-context.ts'

/** What it takes to sit down, and the name of a player who has not chosen one. */
export function useComing(): { readonly dependencies: ComingDependencies; readonly name: string } {
  const { client, tables, player, language } = useApp()
  const dependencies = useMemo(
    () => ({ client, tables, player, service: location.origin }),
    [client, tables, player],
  )
  return { dependencies, name: player.profile.value.name ?? say(language.value, 'player.guest') }
}
