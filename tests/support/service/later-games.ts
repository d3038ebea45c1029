import { createGameSet, games } from '@getaway/engine'
import { chase2WithRemarks } from '@getaway/engine/testing'

/** What a later service might play by: the released rules, and after them a second version of Chase with additions. */
export const gameSet = createGameSet([...games, chase2WithRemarks])
