import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import * as v from 'valibot'
import { HttpProblem } from '../problems/problem.ts'
import { type ApiRoute, route } from '../table/route.ts'

const FOLDER = new URL('../try/', import.meta.url)
const FILES = [
  'try.css',
  'try.js',
  'catalogue.js',
  'operation.js',
  'fields.js',
  'schema-view.js',
  'element.js',
  'send.js',
  'answer-view.js',
] as const
const MEDIA: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

const html = { status: 200, what: 'The page', media: ['text/html'] }

/** The document of the API, and a page to try it. */
export function pageRoutes(documentOf: () => object): readonly ApiRoute[] {
  const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')
  const files = new Map<string, string>(FILES.map((name) => [name, read(name)]))
  const page = read('index.html')

  return [
    route({
      method: 'GET',
      path: '/api',
      tag: 'service',
      summary: 'Open a page to try the API',
      answers: [html],
      handler({ reply }) {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
        return page
      },
    }),
    route({
      method: 'GET',
      path: '/api/openapi.json',
      tag: 'service',
      summary: 'Read the description of this API',
      description: 'OpenAPI 3.1, made from the schemas with which the service checks requests.',
      answers: [{ status: 200, what: 'The document', schema: v.looseObject({ openapi: v.string() }) }],
      handler({ reply }) {
        reply.header('cache-control', 'no-cache')
        return documentOf()
      },
    }),
    route({
      method: 'GET',
      path: '/api/try/:file',
      tag: 'service',
      summary: 'Load a file of the page to try the API',
      params: v.object({ file: v.string() }),
      answers: [{ status: 200, what: 'The file', media: ['text/css', 'text/javascript'] }],
      problems: { 404: ['not-found'] },
      handler({ params: { file }, reply }) {
        const text = files.get(file)
        if (text === undefined)
          throw new HttpProblem(404, 'not-found', `there is no ${JSON.stringify(file.slice(0, 64))}`)
        reply.type(`${MEDIA[extname(file)]}; charset=utf-8`).header('cache-control', 'no-cache')
        return text
      },
    }),
  ]
}
