import { createGameSet, games as released } from '@getaway/engine'
import { chase2WithRemarks } from '@getaway/engine/testing'

/** What a later service might play by: the released rules, and after them a second version of Chase with additions. */
export const games = createGameSet([...released, chase2WithRemarks])
