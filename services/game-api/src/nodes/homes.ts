import { type Database, homeOf, settleHome } from '../store/index.ts'

/** What only one node has in its memory: in which. */
export interface Homes {
  /** The other node that has it; undefined if this one has it, or none. */
  elsewhere(key: string): Promise<string | undefined>
  /** The same, but if none has it, this one does from now on. */
  settle(key: string): Promise<string | undefined>
}

export function createHomes({ db }: Pick<Database, 'db'>, node: string): Homes {
  const unlessHere = (home: string | undefined) => (home === node ? undefined : home)
  return {
    elsewhere: async (key) => unlessHere(await homeOf(db, key)),
    settle: async (key) => unlessHere(await settleHome(db, key, node)),
  }
}
