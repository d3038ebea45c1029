import type { CommandResult } from '../command-result.ts'
import type { PlayerCommand } from '../live-match.ts'

/** Which commands a match has recorded, so that one that is said again gets the answer it got. */
export interface KnownCommands {
  /** What became of it, or will; undefined if it is new. `id-used` if the id was another command's. */
  find(command: CommandName, digest: string): Promise<CommandResult> | 'id-used' | undefined
  /** It is under way. If it is refused it is forgotten: said again it is judged again. */
  add(command: CommandName, digest: string, result: Promise<CommandResult>): void
  /** It was recorded as this event. */
  recorded(command: CommandName, digest: string, seq: number): void
}

export type CommandName = Pick<PlayerCommand, 'by' | 'id'>

/** There are as many as a match has acts, so each is as small as can be. */
type Known =
  | { readonly digest: number; readonly seq: number }
  | { readonly digest: number; readonly result: Promise<CommandResult> }

/** 48 bits tell a mistake, and a number holds them; nobody gains by forging a digest. */
const DIGEST_DIGITS = 12

export function createKnownCommands(hashAt: (seq: number) => string | undefined): KnownCommands {
  const known = new Map<string, Known>()
  const recorded: KnownCommands['recorded'] = (command, digest, seq) => {
    known.set(keyOf(command), { digest: numberOf(digest), seq })
  }
  return {
    find(command, digest) {
      const one = known.get(keyOf(command))
      if (!one) return undefined
      if (one.digest !== numberOf(digest)) return 'id-used'
      if ('result' in one) return one.result
      return Promise.resolve({ ok: true, value: { seq: one.seq, hash: hashAt(one.seq) ?? '' } })
    },
    add(command, digest, result) {
      const key = keyOf(command)
      known.set(key, { digest: numberOf(digest), result })
      result.then(
        (settled) => (settled.ok ? recorded(command, digest, settled.value.seq) : known.delete(key)),
        () => known.delete(key),
      )
    },
    recorded,
  }
}

function keyOf({ by, id }: CommandName): string {
  return `${by} ${id}`
}

function numberOf(digest: string): number {
  return Number.parseInt(digest.slice(0, DIGEST_DIGITS), 16)
}
