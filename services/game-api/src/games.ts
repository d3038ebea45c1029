import { type GameSet, releasedGames } from '@getaway/engine'

/**
 * The rules by which a service plays and judges: those that are released or, where a module is named, the set that it
 * exports as `gameSet`. Workers share no values, so each loads the module for itself.
 */
export async function loadGames(module: string | undefined): Promise<GameSet> {
  if (module === undefined) return releasedGames
  const { gameSet } = (await import(module)) as { readonly gameSet: GameSet }
  return gameSet
}
