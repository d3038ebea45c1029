import { PERSONS } from './person.ts'
import { colditzPlayer } from './player.ts'

/** From weak to strong. */
export const colditzBots = {
  novice: colditzPlayer(PERSONS.novice),
  regular: colditzPlayer(PERSONS.regular),
  expert: colditzPlayer(PERSONS.expert),
}
