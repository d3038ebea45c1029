import type { Result } from '@getaway/engine'
import { refuseWith, type ServiceRefusal } from '../../refusals/refusal.ts'
import { createOpenMatches, type OpenMatchesOptions } from './open-matches.ts'

export type NoRoomForTable = ServiceRefusal<'too-many-tables'>

/** Bounds how many tables of an address are open to strangers at once, so that nobody fills the list. */
export interface OpenTables {
  /** Opens a table for that address, if there is room for one more. */
  admit<Made extends { readonly id: string }, Refused>(
    address: string,
    open: () => Promise<Result<Made, Refused>>,
  ): Promise<Result<Made, Refused | NoRoomForTable>>
  /** A table that was opened for an address at another node. */
  hear(key: string, id: string): void
}

/** A quarter of what is listed; a club behind one address has room. */
export const TABLES_OF_AN_ADDRESS = 25

export function createOpenTables({
  mostOfAnAddress,
  openOf,
  tell,
}: Pick<OpenMatchesOptions, 'mostOfAnAddress' | 'openOf' | 'tell'>): OpenTables {
  const tables = createOpenMatches({ mostOfAnAddress, openOf, tell, most: 1, inPlay: () => 0 })
  return {
    hear: tables.hear,
    async admit(address, open) {
      const opened = await tables.admit(address, async () => {
        const made = await open()
        return made.ok ? made : { ok: false, error: { type: 'not-opened', because: made.error } as const }
      })
      if (opened.ok) return opened
      return opened.error.type === 'service'
        ? tooMany(mostOfAnAddress)
        : { ok: false, error: opened.error.because }
    },
  }
}

const tooMany = (most: number) =>
  refuseWith(
    'too-many-tables',
    `${most} tables from this address are open to strangers; close one of them first`,
  )
