import { readFileSync } from 'node:fs'
import { problem } from '@getaway/client/protocol'
import { type AnyGame, strict } from '@getaway/engine'
import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type ApiRoute, REFUSED, type RouteAnswer, TAGS } from '../table/route.ts'
import { commandSchemasOf, jsonSchemaOf } from './json-schema.ts'
import { SOCKET } from './openapi-socket.ts'

interface Package {
  readonly version: string
  readonly license: string
}
const { version, license } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as Package

const DESCRIPTION = `Chase games in real time: every action is an event, and any match can be followed, replayed and audited.

Instants are µs since the Unix epoch. What the public sees of a match lags by its spectator delay, and a match younger than its delay is in no list.

In a body \`null\` stands for a field that is left out, where it may be and \`null\` has no meaning of its own. A field that is not known is refused.

Errors are problem details (RFC 9457) with a stable \`code\`, a \`detail\` that says what is wrong and where, and a \`clause\` if a rule of the game refused.`

/** The OpenAPI document of these routes, made from the schemas by which they parse. */
export function openApiOf(routes: readonly ApiRoute[], games: readonly AnyGame[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of routes) {
    const path = one.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one, games) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Getaway',
      version,
      description: DESCRIPTION,
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...SOCKET },
    components: {
      schemas: { Problem: jsonSchemaOf(problem, 'output'), ...commandComponents(games) },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a seat, a caster, an organiser or a host: 32 random bytes as base64url.',
        },
      },
    },
  }
}

/** By game, what may be asked for in it. */
function commandComponents(games: readonly AnyGame[]): Record<string, object> {
  return Object.fromEntries(
    games.map((game) => [
      commandComponentOf(game),
      { oneOf: commandSchemasOf(game).map(({ schema }) => schema) },
    ]),
  )
}

function commandComponentOf({ id }: AnyGame): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Command`
}

function operationOf(route: ApiRoute, games: readonly AnyGame[]): object {
  const { method, path, tag, summary, description, params, query, auth } = route
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(\w?)/g, (_, first: string) => first.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(auth ? { security: auth === 'required' ? [{ bearer: [] }] : [{}, { bearer: [] }] } : {}),
    ...bodyOf(route, games),
    responses: responsesOf(route),
  }
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input')
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: asNumber(one as JsonSchema),
  }))
}

/** The numbers that the schemas of addresses know, by their patterns. */
const LEAST: Readonly<Record<string, number>> = { '^\\d{1,9}$': 0, '^[1-9]\\d{0,8}$': 1 }

/** In an address all is text; what is read as a number is described as one. */
function asNumber(schema: JsonSchema): JsonSchema {
  const least = LEAST[schema.pattern ?? '']
  if (least === undefined) return schema
  const byDefault = schema.default === undefined ? {} : { default: Number(schema.default) }
  return { type: 'integer', minimum: least, ...byDefault }
}

function bodyOf({ body, bodyMedia, example, hasCommand }: ApiRoute, games: readonly AnyGame[]): object {
  const media = bodyMedia ?? (body ? ['application/json'] : [])
  if (media.length === 0) return {}
  const content = {
    ...(body ? { schema: bodySchemaOf(body, hasCommand ? games : []) } : { schema: { type: 'string' } }),
    ...(example === undefined ? {} : { example }),
  }
  return { requestBody: { required: true, content: Object.fromEntries(media.map((one) => [one, content])) } }
}

/** What a command may be is the games' to say. */
function bodySchemaOf(body: v.GenericSchema, games: readonly AnyGame[]): JsonSchema {
  const schema = jsonSchemaOf(strict(body), 'input')
  if (games.length === 0) return schema
  const ofGames = games.map((game) => ({ $ref: `#/components/schemas/${commandComponentOf(game)}` }))
  return { ...schema, properties: { ...schema.properties, command: { anyOf: ofGames } } }
}

function responsesOf(route: ApiRoute): object {
  const responses: Record<string, object> = {}
  for (const answer of route.answers) responses[answer.status] = responseOf(answer)
  for (const [status, codes] of Object.entries(problemsOf(route))) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/Problem' }],
            ...(hasOpenCodes(route, status) ? {} : { properties: { code: { enum: codes } } }),
          },
        },
      },
    }
  }
  return responses
}

function responseOf({ what, schema, media = schema ? ['application/json'] : [] }: RouteAnswer): object {
  if (media.length === 0) return { description: what }
  const contentOf = (one: string) => ({
    schema: schema && one === 'application/json' ? jsonSchemaOf(schema, 'output') : { type: 'string' },
  })
  return { description: what, content: Object.fromEntries(media.map((one) => [one, contentOf(one)])) }
}

/** A refusal by the rules has whatever code the game gives it. */
function hasOpenCodes({ problems = {} }: ApiRoute, status: string): boolean {
  return problems[Number(status)]?.includes(REFUSED) ?? false
}

function problemsOf({
  params,
  query,
  body,
  bodyMedia,
  auth,
  problems = {},
}: ApiRoute): Record<string, string[]> {
  const isGiven = params ?? query ?? body
  const hasBody = body ?? bodyMedia
  const all: Record<string, readonly string[]>[] = [
    isGiven || hasBody ? { 400: ['bad-request'] } : {},
    auth ? { 401: auth === 'required' ? ['no-token', 'no-such-token'] : ['no-such-token'] } : {},
    hasBody ? { 413: ['too-large'], 415: [bodyMedia ? 'not-a-log' : 'not-json'] } : {},
    problems,
    { 429: ['too-many-requests'], 500: ['fault'], 503: ['stopping'] },
  ]
  const merged: Record<string, string[]> = {}
  for (const one of all)
    for (const [status, codes] of Object.entries(one)) merged[status] = [...(merged[status] ?? []), ...codes]
  return merged
}
