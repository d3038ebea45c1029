import type * as v from 'valibot'
import type { Answer } from './route.ts'

/** Answers as the table of routes names them. */
export const ok = (schema: v.GenericSchema, what = 'As asked'): Answer => ({ status: 200, what, schema })
export const created = (schema: v.GenericSchema, what: string): Answer => ({ status: 201, what, schema })
export const done = (what: string): Answer => ({ status: 204, what })
export const unchanged: Answer = { status: 304, what: 'As `If-None-Match` knows it' }
export const NDJSON = 'application/x-ndjson'
