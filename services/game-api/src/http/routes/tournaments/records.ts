import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { lineOf } from '@getaway/engine'
import { ARCHIVES } from '../../../operation/limits/rates.ts'
import { type Database, readTournamentEvents } from '../../../store/index.ts'
import type { KnownTournament } from '../../../tournaments/book.ts'
import { HttpProblem } from '../../problems/problem.ts'
import { NDJSON } from '../../table/answers.ts'
import type { ApiDependencies } from '../../table/match-access.ts'
import { type ApiRoute, route } from '../../table/route.ts'
import { sendLog } from '../log.ts'
import {
  NO_TOURNAMENT,
  publicTournament,
  staffIn,
  tournamentPath,
  wholeTournament,
} from './tournament-access.ts'

const GZIP = 'application/gzip'
const RETRY = { headers: { 'retry-after': '5' } }

/** The log of a tournament, and everything of it in one file. */
export function tournamentRecordRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, tournaments } = dependencies
  return [
    route({
      method: 'GET',
      path: '/api/tournaments/:id/log',
      tag: 'tournaments',
      summary: 'Download the log of a tournament',
      description:
        'For the staff all of it; for everybody else its beginning, as far as the public knows it.',
      params: tournamentPath,
      auth: 'optional',
      answers: [{ status: 200, what: 'The log, a line for each event', media: [NDJSON] }],
      problems: NO_TOURNAMENT,
      async handler({ params: { id }, token, request, reply }) {
        if (token !== undefined) await staffIn(dependencies, { id, token, reply })
        const known = await (token === undefined ? publicTournament : wholeTournament)(dependencies, id)
        reply
          .header('vary', 'accept-encoding, authorization')
          .header('cache-control', 'no-cache')
          .header('content-disposition', `attachment; filename="${id}.getaway-tournament.jsonl"`)
        return sendLog(Readable.from(linesOf(database, id, known)), request, reply)
      },
    }),
    route({
      method: 'GET',
      path: '/api/tournaments/:id/archive',
      tag: 'tournaments',
      summary: 'Download the archive of a tournament',
      description: `One signed file with the tournament’s log, the logs of its matches that are over, and a summary, as \`.tar.gz\`: \`getaway audit --summary\` verifies it offline, from the file alone. For organisers at any time; for everybody else once the tournament is closed and the public knows it. At most ${ARCHIVES.address} are sent to one address at a time, and ${ARCHIVES.process} in all.`,
      params: tournamentPath,
      auth: 'optional',
      answers: [{ status: 200, what: 'The archive', media: [GZIP] }],
      problems: {
        403: ['not-yours'],
        ...NO_TOURNAMENT,
        409: ['tournament-open'],
        429: ['too-many-archives'],
        503: ['archives-full'],
      },
      async handler({ params: { id }, token, request, reply }) {
        const known = await archived(dependencies, id, token, async (given) => {
          await staffIn(dependencies, { id, token: given, reply }, 'organiser')
          await tournaments.results.settle(id)
        })
        reply
          .type(GZIP)
          .header('vary', 'authorization')
          .header('cache-control', 'no-cache')
          .header('content-disposition', `attachment; filename="${id}.getaway-tournament.tar.gz"`)
        if (request.method === 'HEAD') return Readable.from([])
        const end = roomFor(dependencies, request.ip)
        const archive = Readable.from(tournaments.archives.of(known))
        const gzip = createGzip()
        archive.once('error', (error) => gzip.destroy(error))
        gzip.once('close', () => {
          archive.destroy()
          end()
        })
        return archive.pipe(gzip)
      },
    }),
  ]
}

/** Reserves room for one more archive, until the function returned is called; throws a problem if there is none. */
function roomFor({ limits }: ApiDependencies, address: string): () => void {
  const room = limits.openArchive(address)
  if (typeof room === 'function') return room
  if (room === 'address-full')
    throw new HttpProblem(429, 'too-many-archives', 'too many archives are being sent to this address', RETRY)
  throw new HttpProblem(503, 'archives-full', 'too many archives are being sent; try again soon', RETRY)
}

async function archived(
  dependencies: ApiDependencies,
  id: string,
  token: string | undefined,
  checkOrganiser: (token: string) => Promise<void>,
): Promise<KnownTournament> {
  if (token !== undefined) {
    await checkOrganiser(token)
    return wholeTournament(dependencies, id)
  }
  const known = await publicTournament(dependencies, id)
  if (known.state.status === 'sealed') return known
  throw new HttpProblem(409, 'tournament-open', 'the archive is for everybody once the tournament is closed')
}

async function* linesOf(
  { db }: Database,
  id: string,
  { seq: last }: KnownTournament,
): AsyncGenerator<string> {
  for await (const { seq, body, hash } of readTournamentEvents(db, id)) {
    if (seq > last) return
    yield `${lineOf(body, hash)}\n`
  }
}
