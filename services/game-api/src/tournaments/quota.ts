import type { ServiceClock } from '../clock.ts'
import { createOpenMatches } from '../operation/limits/open-matches.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { countOpenTournaments, type Database, openTournamentsOf } from '../store/index.ts'

export type TournamentQuotaRefusalCode = 'too-many-tournaments' | 'tournaments-full'

/** Bounds how many tournaments are open: of an address, as far as this process knows, and of the service. */
export interface TournamentQuota {
  admit<Made extends { readonly id: string }, Code extends string>(
    address: string,
    create: () => Promise<ServiceResult<Made, Code>>,
  ): Promise<ServiceResult<Made, Code | TournamentQuotaRefusalCode>>
}

/** One in which nothing happened for so long is nobody's any more, and takes no room (µs). */
const FORGOTTEN_AFTER = 30 * 24 * 3_600 * 1_000_000

export function createTournamentQuota(options: {
  readonly database: Pick<Database, 'db'>
  readonly clock: ServiceClock
  readonly most: number
  readonly mostOfAnAddress: number
}): TournamentQuota {
  const {
    database: { db },
    clock,
    most,
    mostOfAnAddress,
  } = options
  const ofAddresses = createOpenMatches({
    mostOfAnAddress,
    most: 1,
    inPlay: () => 0,
    openOf: (ids) => openTournamentsOf(db, ids),
  })
  return {
    async admit(address, create) {
      if ((await countOpenTournaments(db, clock.now() - FORGOTTEN_AFTER)) >= most) return FULL
      const made = await ofAddresses.admit(address, async () => {
        const created = await create()
        return created.ok
          ? created
          : { ok: false, error: { type: 'not-created', because: created.error } as const }
      })
      if (made.ok) return made
      return made.error.type === 'service'
        ? tooMany(mostOfAnAddress)
        : { ok: false, error: made.error.because }
    },
  }
}

const FULL = refuseWith('tournaments-full', 'too many tournaments are open here; try again later')
const tooMany = (most: number) =>
  refuseWith(
    'too-many-tournaments',
    `${most} tournaments from this address are open; close one of them first`,
  )
