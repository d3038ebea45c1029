import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { HomeKey } from './relay-request.ts'

type Schema = v.GenericSchema
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined

/** What a route may answer when all is well: JSON of that shape, or something of these media types. */
export interface RouteAnswer {
  readonly status: number
  readonly what: string
  readonly schema?: Schema
  readonly media?: readonly string[]
}

/** What a handler gets: everything parsed, or not there. */
export interface RouteRequest<P, Q, B> {
  readonly params: OutputOf<P>
  readonly query: OutputOf<Q>
  readonly body: OutputOf<B>
  /** Of `Authorization: Bearer …`. */
  readonly token: string | undefined
  /** When the request arrived, before its body was read (µs). */
  readonly received: number
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface RouteOf<P, Q, B> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As Fastify writes it, `/api/matches/:id`. */
  readonly path: string
  readonly tag: Tag
  readonly summary: string
  /** More, as Markdown. */
  readonly description?: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** For a body that is no JSON: what it may be, and how long. */
  readonly bodyMedia?: readonly string[]
  readonly bodyLimit?: number
  readonly example?: unknown
  /** Whether the body holds a `command` of a game. */
  readonly hasCommand?: boolean
  /** The first is the answer of a handler that sets no status. */
  readonly answers: readonly [RouteAnswer, ...RouteAnswer[]]
  /** By status, the codes of the problems that only this route has. */
  readonly problems?: Readonly<Record<number, readonly string[]>>
  readonly auth?: 'optional' | 'required'
  /** Whether only the process that owns the match in the path can answer; other processes ask it. */
  readonly atOwner?: boolean
  /** For what only one process has in memory: the key by which that process is found. */
  readonly atHome?: (request: Pick<FastifyRequest, 'params' | 'body'>) => HomeKey | undefined
  handler(asked: RouteRequest<P, Q, B>): unknown
}

/** One route of the API: what is served and what the OpenAPI document says come from it alike. */
export type ApiRoute = RouteOf<Schema | undefined, Schema | undefined, Schema | undefined>

/** Stands for the codes of a game's refusals. */
export const REFUSED = 'refused by the rules'

export const TAGS = {
  matches: 'Create, list, follow and download matches, and act in them.',
  tables: 'Tables before they begin: players, bots, strangers and the start. And rematches.',
  seats: 'Who plays: a player redeems an invitation, once, for a token of their choice.',
  observers: 'Casters and organisers, who may see everything. The log names them.',
  shows: 'What casters put on air, on overlays and TVs that have the show’s key.',
  tournaments:
    'The organiser’s desk: stages, tables, players, rulings, and a log of its own that is sealed like a match.',
  transfers: 'A player’s key on its way to another device, encrypted between the two.',
  imports: 'Logs from elsewhere: judged and shown, but not part of the record.',
  service: 'Games, this description, and the keys that seal logs.',
} as const
export type Tag = keyof typeof TAGS

export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(of: RouteOf<P, Q, B>): ApiRoute {
  // Handlers are only ever called with what their own schemas made.
  return of as unknown as ApiRoute
}
