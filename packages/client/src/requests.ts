import * as v from 'valibot'
import { ServiceError, serviceErrorOf } from './service-error.ts'

/** HTTP with the service: answers are checked, all others are thrown as a `ServiceError`. */
export interface Requests {
  readText(path: string): Promise<string>
  read<Output>(path: string, schema: v.GenericSchema<unknown, Output>): Promise<Output>
  post<Output>(path: string, body: unknown, schema: v.GenericSchema<unknown, Output>): Promise<Output>
}

export function createRequests(base: string, fetch: typeof globalThis.fetch): Requests {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${base}${path}`, init)
    if (!response.ok) throw await serviceErrorOf(response)
    return response
  }
  return {
    readText: async (path) => (await ask(path)).text(),
    read: async (path, schema) => parsed(await ask(path), schema),
    post: async (path, body, schema) => {
      const headers = { 'content-type': 'application/json' }
      return parsed(await ask(path, { method: 'POST', headers, body: JSON.stringify(body) }), schema)
    },
  }
}

async function parsed<Output>(response: Response, schema: v.GenericSchema<unknown, Output>): Promise<Output> {
  const body: unknown = await response.json().catch(() => undefined)
  const { success, output, issues } = v.safeParse(schema, body)
  if (success) return output
  throw new ServiceError(
    response.status,
    'unknown-answer',
    `an answer of another shape: ${v.summarize(issues)}`,
  )
}
