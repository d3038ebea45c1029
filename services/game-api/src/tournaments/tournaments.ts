import type { ServiceClock } from '../clock.ts'
import type { Judging } from '../judging/judging.ts'
import type { Faults } from '../operation/faults.ts'
import type { SealKey } from '../sealing/seal-key.ts'
import type { Database } from '../store/index.ts'
import { createTournamentArchives, type TournamentArchives } from './archive.ts'
import { createTournamentBook, type TournamentBook } from './book.ts'
import { createPublicTournaments, type PublicTournaments } from './public-book.ts'
import { createTournamentQuota, type TournamentQuota } from './quota.ts'
import { createTournamentResults, type TournamentResults } from './results.ts'

/** The organiser's desk of a service: what its routes work with. */
export interface Tournaments {
  readonly book: TournamentBook
  readonly known: PublicTournaments
  readonly results: TournamentResults
  readonly archives: TournamentArchives
  readonly quota: TournamentQuota
  readonly sealKey: Pick<SealKey, 'sealTournament'>
}

export interface TournamentsOptions {
  readonly database: Database
  readonly judging: Judging
  readonly clock: ServiceClock
  readonly sealKey: Pick<SealKey, 'sealTournament'>
  readonly onFault: Faults
  readonly most: number
  readonly mostOfAnAddress: number
}

export function createTournaments(options: TournamentsOptions): Tournaments {
  const book = createTournamentBook(options)
  return {
    book,
    known: createPublicTournaments(options.database),
    results: createTournamentResults({ ...options, book }),
    archives: createTournamentArchives(options),
    quota: createTournamentQuota(options),
    sealKey: options.sealKey,
  }
}
