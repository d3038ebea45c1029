import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fillTemplate, SAVED_TEMPLATE } from '@getaway/client/saved'
import { HttpProblem } from '../problems/problem.ts'
import { notModified } from '../table/answers.ts'
import { type ApiDependencies, matchParams, NOT_SHOWN } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { VIEWER_FOLDER } from '../viewer.ts'
import { linesOfMatch, loggedMatch } from './log.ts'

interface Template {
  readonly text: string
  /** Other builds have another. */
  readonly hash: string
}

/** A match in one HTML file, for a caller who may have its log. */
export function savedReplayRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  let template: Promise<Template> | undefined
  const templateOf = () => {
    template ??= readTemplate()
    // One that is built later is found later.
    template.catch(() => {
      template = undefined
    })
    return template
  }
  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/replay.html',
      tag: 'matches',
      summary: 'Download a match as one HTML file',
      description:
        'Once the match is over for the caller, as its log: a page that plays it back in any browser without a network, with table, timeline, moves and audit. The log is in it byte for byte, and nothing is loaded from anywhere. The same log and the same build of Getaway give the same bytes, here, by `getaway replay` and from the page.',
      params: matchParams,
      auth: 'optional',
      answers: [{ status: 200, what: 'The page, as an attachment', media: ['text/html'] }, notModified],
      problems: { ...NOT_SHOWN, 409: ['match-running'], 503: ['no-viewer'] },
      async handler({ params: { id }, token, request, reply }) {
        const match = await loggedMatch(dependencies, { id, token, reply })
        const { text, hash } = await templateOf()
        const tag = `"${match.hash.slice(0, 32)}-${hash}"`
        reply
          .header('etag', tag)
          .header('vary', 'authorization')
          // The log never changes, but the next build shows it in another way.
          .header('cache-control', `${token === undefined ? 'public' : 'private'}, no-cache`)
        if (request.headers['if-none-match']?.includes(tag)) return void reply.code(304)
        reply
          .type('text/html; charset=utf-8')
          .header('content-disposition', `attachment; filename="${match.game}-${id}.html"`)
          // Even where a browser shows it after all, it is nobody's page: no storage of this site, no cookies.
          .header('content-security-policy', 'sandbox allow-scripts')
        return Readable.from(fillTemplate(text, bytesOf(linesOfMatch(dependencies.database, match))))
      },
    }),
  ]
}

async function readTemplate(): Promise<Template> {
  try {
    const text = await readFile(join(VIEWER_FOLDER, SAVED_TEMPLATE), 'utf8')
    return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
  } catch {
    throw new HttpProblem(503, 'no-viewer', 'the viewer is not built: run npm run build')
  }
}

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(line)
}
