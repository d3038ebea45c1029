import { type Database, storedSeatsOf } from '../store/index.ts'
import { type Absence, createAbsence } from './absence.ts'

/** A seat that a bot has, for as long as it is to play there. */
export interface BotPlace {
  readonly matchId: string
  readonly seat: number
  readonly strength: string
  readonly absence: Absence
  /** What the bot plays with; none while it is away. */
  token: string | undefined
  /** Where it plays with that. */
  worker: object | undefined
  hasSat: boolean
}

export function createBotPlace(matchId: string, seat: number, strength: string): BotPlace {
  return {
    matchId,
    seat,
    strength,
    absence: createAbsence(),
    token: undefined,
    worker: undefined,
    hasSat: false,
  }
}

/**
 * Whether nobody was given the seat meanwhile: an organiser who reissued its invitation, or revoked the token that
 * the bot had, does not want the bot back.
 */
export async function isStillItsOwn({ db }: Database, { matchId, seat, hasSat }: BotPlace): Promise<boolean> {
  const row = (await storedSeatsOf(db, matchId)).find((one) => one.seat === seat)
  return row !== undefined && row.invitationHash === null && (!hasSat || row.tokenHash !== null)
}
