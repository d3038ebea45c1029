import { type Client, type MatchSummary, ServiceError } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { gameEntryOf } from '../../games/registry.ts'
import type { AnyReviewing } from '../../table/reviewing.ts'
import { ownSeatIn } from './results.ts'
import { type ReviewedMatch, reviewMatch } from './reviewed-match.ts'

/** A player's matches, found by their key and looked back on in the page. */
export interface OwnRecord {
  /** The newest first; undefined until the first page has come. */
  readonly matches: ReadonlySignal<readonly MatchSummary[] | undefined>
  /** There are older ones, which were not fetched: all figures are of the newest. */
  readonly isCut: ReadonlySignal<boolean>
  /** The newest finished ones that were read so far, the newest first. */
  readonly reviewed: ReadonlySignal<readonly ReviewedMatch[]>
  /** By game. */
  readonly reviewings: ReadonlySignal<Readonly<Record<string, AnyReviewing>>>
  readonly problem: ReadonlySignal<string | undefined>
  /** Nothing more comes. */
  readonly isRead: ReadonlySignal<boolean>
  dispose(): void
}

/** So that a page of a busy player stays quick, and the service is not asked for everything. */
const MOST_MATCHES = 200
const MOST_REVIEWED = 20
const PAGE = 50

export function createOwnRecord(client: Pick<Client, 'allMatches' | 'readEvents'>, key: string): OwnRecord {
  const matches = signal<readonly MatchSummary[] | undefined>(undefined)
  const reviewed = signal<readonly ReviewedMatch[]>([])
  const reviewings = signal<Readonly<Record<string, AnyReviewing>>>({})
  const isCut = signal(false)
  const problem = signal<string | undefined>(undefined)
  const isRead = signal(false)
  let isOpen = true

  const find = async () => {
    const found: MatchSummary[] = []
    for await (const match of client.allMatches({ key, limit: PAGE })) {
      if (!isOpen) return
      if (found.length === MOST_MATCHES) {
        isCut.value = true
        break
      }
      found.push(match)
      if (found.length % PAGE === 0) matches.value = [...found]
    }
    matches.value = found
  }
  const reviewingOf = async (game: string): Promise<AnyReviewing | undefined> => {
    const known = reviewings.peek()[game]
    if (known) return known
    const reviewing = await gameEntryOf(game)?.loadReviewing?.()
    if (reviewing) reviewings.value = { ...reviewings.peek(), [game]: reviewing }
    return reviewing
  }
  const lookBack = async () => {
    const finished = (matches.peek() ?? []).filter(({ status, abandoned }) => status === 'over' && !abandoned)
    for (const match of finished.slice(0, MOST_REVIEWED)) {
      const seat = ownSeatIn(match, key)
      const reviewing = await reviewingOf(match.game)
      if (seat === undefined || !reviewing) continue
      const one = await reviewMatch(client, match, { seat, key, reviewing }).catch(unlessGone)
      if (!isOpen) return
      if (one) reviewed.value = [...reviewed.peek(), one]
    }
  }

  const run = async () => {
    await find()
    if (isOpen) await lookBack()
  }
  run()
    .catch((error: unknown) => {
      if (isOpen) problem.value = error instanceof Error ? error.message : String(error)
    })
    .finally(() => {
      isRead.value = true
    })
  return {
    matches,
    isCut,
    reviewed,
    reviewings,
    problem,
    isRead,
    dispose() {
      isOpen = false
    },
  }
}

/** A match that is no longer there is skipped; the others are read. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ServiceError) || error.status !== 404) throw error
}
