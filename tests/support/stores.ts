/** The databases that hold the service's records: PGlite in its process, Postgres beside it. */
export const STORES = ['PGlite', 'Postgres'] as const
export type StoreName = (typeof STORES)[number]
