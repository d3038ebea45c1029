import * as v from 'valibot'
import type { Attempts, Repeat } from './attempts.ts'
import { ServiceError, serviceErrorOf } from './service-error.ts'

/** The token of the caller; without it, the public. */
export interface As {
  readonly token?: string | undefined
}

type Body =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'log'; readonly bytes: string | Uint8Array<ArrayBuffer> }

export interface Sent extends As {
  /** `safe` where the service does the same thing but once, however often it is asked. */
  readonly repeat?: Repeat
  readonly body?: Body
}

type Schema<Output> = v.GenericSchema<unknown, Output>

/** HTTP with the service: answers are checked, all others are thrown as a `ServiceError`. */
export interface Requests {
  readText(path: string, as?: As): Promise<string>
  read<Output>(path: string, schema: Schema<Output>, as?: As): Promise<Output>
  /** The answer with its body still to come, of that content type. */
  open(path: string, accept: string, as?: As): Promise<Response>
  post<Output>(path: string, schema: Schema<Output>, sent?: Sent): Promise<Output>
  /** Of these nothing comes back. */
  tell(path: string, sent?: Sent): Promise<void>
  put(path: string, sent?: Sent): Promise<void>
  delete(path: string, sent?: Sent): Promise<void>
}

export function createRequests(attempts: Attempts, fetch: typeof globalThis.fetch): Requests {
  const ask = async (repeat: Repeat, path: string, init: RequestInit): Promise<Response> => {
    const response = await attempts.run(repeat, (base) => fetch(`${base}${path}`, init))
    if (!response.ok) throw await serviceErrorOf(response)
    return response
  }
  const get = (path: string, accept: string, as?: As) =>
    ask('safe', path, { headers: { accept, ...authorization(as) } })
  const write = (method: string, path: string, { repeat = 'once', body, ...as }: Sent = {}) => {
    const headers = { ...authorization(as), ...headersOf(body) }
    return ask(repeat, path, { method, headers, ...(body && { body: textOf(body) }) })
  }
  return {
    readText: async (path, as) => (await get(path, '*/*', as)).text(),
    read: async (path, schema, as) => parsed(await get(path, 'application/json', as), schema),
    open: get,
    post: async (path, schema, sent) => parsed(await write('POST', path, sent), schema),
    async tell(path, sent) {
      await write('POST', path, sent)
    },
    async put(path, sent) {
      await write('PUT', path, sent)
    },
    async delete(path, sent) {
      await write('DELETE', path, sent)
    },
  }
}

/** What is looked for, as the end of an address. */
export function queryOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) given.set(key, String(value))
  return given.size === 0 ? '' : `?${given}`
}

function authorization({ token }: As = {}): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

function headersOf(body: Body | undefined): Record<string, string> {
  if (!body) return {}
  if (body.type === 'json') return { 'content-type': 'application/json' }
  const { bytes } = body
  const isGzip = typeof bytes !== 'string' && bytes[0] === 0x1f && bytes[1] === 0x8b
  return { 'content-type': 'application/x-ndjson', ...(isGzip && { 'content-encoding': 'gzip' }) }
}

function textOf(body: Body): string | Uint8Array<ArrayBuffer> {
  return body.type === 'json' ? JSON.stringify(body.value) : body.bytes
}

async function parsed<Output>(response: Response, schema: Schema<Output>): Promise<Output> {
  const body: unknown = await response.json().catch(() => undefined)
  return checked(schema, body, response.status)
}

/** What the service said, if it has that shape. */
export function checked<Output>(schema: Schema<Output>, value: unknown, status: number): Output {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return output
  throw new ServiceError(status, 'unknown-answer', `an answer of another shape: ${v.summarize(issues)}`)
}
