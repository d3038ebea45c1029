import type * as v from 'valibot'
import type { RouteAnswer } from './route.ts'

/** Answers as the table of routes names them. */
export const okJson = (schema: v.GenericSchema, what = 'As asked'): RouteAnswer => ({
  status: 200,
  what,
  schema,
})
export const createdJson = (schema: v.GenericSchema, what: string): RouteAnswer => ({
  status: 201,
  what,
  schema,
})
export const noContent = (what: string): RouteAnswer => ({ status: 204, what })
export const notModified: RouteAnswer = { status: 304, what: 'As `If-None-Match` knows it' }
export const NDJSON = 'application/x-ndjson'
