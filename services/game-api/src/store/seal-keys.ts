import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

export interface SealKeyRow {
  readonly id: string
  readonly publicKey: string
  readonly firstUsedAt: number
}

/** Remembers a public key for ever: what it sealed must stay verifiable when another one has taken over. */
export async function rememberSealKey(
  db: Kysely<Tables>,
  key: { readonly id: string; readonly publicKey: string },
): Promise<void> {
  await db
    .insertInto('seal_keys')
    .values({ id: key.id, public_key: key.publicKey, first_used_at: sql<number>`now_us()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** All of them, the first one first. */
export async function sealKeysOf(db: Kysely<Tables>): Promise<readonly SealKeyRow[]> {
  return db
    .selectFrom('seal_keys')
    .select(['id', 'public_key as publicKey', 'first_used_at as firstUsedAt'])
    .orderBy('first_used_at')
    .execute()
}
