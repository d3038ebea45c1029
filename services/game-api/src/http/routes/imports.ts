import { Readable } from 'node:stream'
import { importedLog, logImported } from '@getaway/client/protocol'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { importLog } from '../../imports/import-log.ts'
import { isMatchId } from '../../secrets/match-id.ts'
import { sha256 } from '../../secrets/secrets.ts'
import { deleteImport, type ImportRow, importOf, logOfImport } from '../../store/index.ts'
import { HttpProblem } from '../problems/problem.ts'
import { valueOrProblem } from '../problems/problem-of.ts'
import { createdJson, NDJSON, noContent, okJson } from '../table/answers.ts'
import type { ApiDependencies } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { noSuchToken } from '../table/serve-routes.ts'
import { sendLog } from './log.ts'

/** What a log may come as. */
export const LOG_MEDIA = [NDJSON, 'application/octet-stream']

const DAY_MS = 24 * 60 * 60 * 1000
const importPath = v.object({ id: v.string() })
const NO_IMPORT = { 404: ['no-import'] }

/** Logs from elsewhere: shown for what they are, and no part of the record. */
export function importRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, importMaxBytes, importKeepMs } = dependencies
  const importDays = Math.ceil(importKeepMs / DAY_MS)
  const { db } = database
  const noImport = (id: string) =>
    new HttpProblem(404, 'no-import', `there is no imported log ${JSON.stringify(id.slice(0, 64))}`)

  return [
    route({
      method: 'POST',
      path: '/api/imports',
      tag: 'imports',
      summary: 'Import a log',
      description: `The log as NDJSON, also with \`Content-Encoding: gzip\`; at most ${importMaxBytes} bytes, before and after decompression. The log is judged and, whatever the findings, kept for ${importDays} days. It is in no list and no standings, and unrelated to a match here that has the same id. \`seal\` is \`valid\` if a key of this service sealed the log.`,
      bodyMedia: LOG_MEDIA,
      bodyLimit: importMaxBytes,
      answers: [
        createdJson(logImported, 'The import, with the secret that deletes it, which is shown only here'),
      ],
      problems: {
        422: ['unreadable-log'],
        429: ['too-much-imported'],
        503: ['judging-overloaded', 'judging-too-long'],
        507: ['imports-full'],
      },
      async handler({ received, request, reply }) {
        const bytes = bytesOf(request)
        // A file that is compressed says so in its first bytes, also where nobody else does.
        const isGzip = encodingOf(request) === 'gzip' || (bytes[0] === 0x1f && bytes[1] === 0x8b)
        const imported = valueOrProblem(
          await importLog(dependencies, { bytes, isGzip, address: request.ip, received }),
        )
        reply.header('location', `/api/imports/${imported.row.id}`).header('cache-control', 'no-store')
        return { ...shownOf(imported.row), secret: imported.secret }
      },
    }),
    route({
      method: 'GET',
      path: '/api/imports/:id',
      tag: 'imports',
      summary: 'Read about an imported log',
      params: importPath,
      answers: [okJson(importedLog, 'The import')],
      problems: NO_IMPORT,
      async handler({ params: { id } }) {
        const row = isMatchId(id) ? await importOf(db, id) : undefined
        if (!row) throw noImport(id)
        return shownOf(row)
      },
    }),
    route({
      method: 'GET',
      path: '/api/imports/:id/log',
      tag: 'imports',
      summary: 'Download an imported log',
      params: importPath,
      answers: [{ status: 200, what: 'The log, as it was sent', media: [NDJSON] }],
      problems: NO_IMPORT,
      async handler({ params: { id }, request, reply }) {
        if (!isMatchId(id) || !(await importOf(db, id))) throw noImport(id)
        reply
          .header('vary', 'accept-encoding')
          .header('content-disposition', `attachment; filename="imported-${id}.getaway.jsonl"`)
        return sendLog(Readable.from(logOfImport(db, id)), request, reply)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/imports/:id',
      tag: 'imports',
      summary: 'Delete an imported log',
      description: 'The bearer token is the `secret` from the answer to the import.',
      params: importPath,
      auth: 'required',
      answers: [noContent('The import is deleted')],
      problems: NO_IMPORT,
      async handler({ params: { id }, token = '', reply }) {
        if (!isMatchId(id) || !(await importOf(db, id))) throw noImport(id)
        if (!(await deleteImport(db, id, sha256(token)))) throw noSuchToken(reply)
      },
    }),
  ]
}

function shownOf({ matchId: match, ...row }: ImportRow) {
  return { kind: 'imported', ...row, match }
}

export const notALog = () => new HttpProblem(415, 'not-a-log', `a log is ${LOG_MEDIA.join(' or ')}`)

function bytesOf({ body }: FastifyRequest): Uint8Array {
  if (body instanceof Uint8Array) return body
  throw notALog()
}

function encodingOf({ headers }: FastifyRequest): 'gzip' | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding === undefined || encoding === 'identity') return undefined
  if (encoding === 'gzip' || encoding === 'x-gzip') return 'gzip'
  throw new HttpProblem(415, 'not-a-log', 'a log may be compressed by gzip, and by nothing else')
}
