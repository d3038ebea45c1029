import { ok } from '@getaway/engine'
import type { CommandResult } from '../command-result.ts'
import type { PlayerCommand } from '../live-match.ts'

export type CommandName = Pick<PlayerCommand, 'by' | 'id'>

/** Under way; or the digest and the number of the event in one number, since there are as many as a match has acts. */
type Known = { readonly digest: number; readonly result: Promise<CommandResult> } | number

/** 32 bits tell a mistake; nobody gains by forging a digest. */
const DIGEST_DIGITS = 8
/** More than any log has events; a digest times this is still a whole number. */
const SEQS = 2 ** 21

/** Which commands a match has recorded, so that a command that is said again gets the answer that it got. */
export class KnownCommands {
  readonly #byAuthor = new Map<CommandName['by'], Map<string, Known>>()
  readonly #hashAt: (seq: number) => string | undefined

  constructor(hashAt: (seq: number) => string | undefined) {
    this.#hashAt = hashAt
  }

  /** What became of it, or will; undefined if it is new. `id-used` if the id was another command's. */
  find({ by, id }: CommandName, digest: string): Promise<CommandResult> | 'id-used' | undefined {
    const known = this.#byAuthor.get(by)?.get(id)
    if (known === undefined) return undefined
    const isPending = typeof known === 'object'
    if ((isPending ? known.digest : Math.floor(known / SEQS)) !== numberOf(digest)) return 'id-used'
    if (isPending) return known.result
    const seq = known % SEQS
    return Promise.resolve(ok({ seq, hash: this.#hashAt(seq) ?? '' }))
  }

  /** It is under way. If it is refused it is forgotten: said again it is judged again. */
  add(command: CommandName, digest: string, result: Promise<CommandResult>): void {
    this.#commandsOf(command).set(command.id, { digest: numberOf(digest), result })
    const forget = () => this.#commandsOf(command).delete(command.id)
    result.then((settled) => {
      if (settled.ok) this.recorded(command, digest, settled.value.seq)
      else forget()
    }, forget)
  }

  /** It was recorded as this event. */
  recorded(command: CommandName, digest: string, seq: number): void {
    this.#commandsOf(command).set(command.id, numberOf(digest) * SEQS + seq)
  }

  #commandsOf({ by }: CommandName): Map<string, Known> {
    const known = this.#byAuthor.get(by) ?? new Map<string, Known>()
    this.#byAuthor.set(by, known)
    return known
  }
}

function numberOf(digest: string): number {
  return Number.parseInt(digest.slice(0, DIGEST_DIGITS), 16)
}
