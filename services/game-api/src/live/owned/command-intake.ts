import { type AnyGame, type By, problemBy, strict } from '@getaway/engine'
import * as v from 'valibot'
import { sha256 } from '../../secrets/secrets.ts'
import { badCommand, type CommandResult, ID_USED, TOO_MANY_COMMANDS } from '../command-result.ts'
import type { PlayerCommand } from '../live-match.ts'
import type { KnownCommands } from './known-commands.ts'
import type { Job } from './turn.ts'

/** Commands on their way to the referee: checked for their form, recognised when said again, bounded in number. */
export type CommandIntake = (command: PlayerCommand) => Promise<CommandResult>

export interface CommandIntakeOptions {
  readonly game: AnyGame
  readonly known: KnownCommands
  /** How many events of whom the record has. */
  readonly acts: Map<By, number>
  /** The last event of the record. */
  readonly lastSeq: () => number
  readonly enqueue: (job: Job) => Promise<CommandResult>
}

/** As many digits as the store keeps. */
const DIGEST_DIGITS = 32
/** So many acts of one seat nobody needs, and a log of all seats still has room for them. */
const MOST_OF_A_SEAT = 15_000

export function createCommandIntake({
  game,
  known,
  acts,
  lastSeq,
  enqueue,
}: CommandIntakeOptions): CommandIntake {
  /** What is half understood is not done. */
  const schema = strict(game.commands)

  return async (sent) => {
    const { by, name, id, timing, onlyIfKnown = false } = sent
    const parsed = v.safeParse(schema, sent.command)
    if (!parsed.success) return badCommand(problemBy(schema, sent.command, 'command') ?? 'it does not fit')
    const command = parsed.output
    const digest = sha256(JSON.stringify(command)).slice(0, DIGEST_DIGITS)
    const earlier = known.find(sent, digest)
    if (earlier) return earlier === 'id-used' ? ID_USED : earlier
    const soFar = () => acts.get(by) ?? 0
    if (onlyIfKnown || soFar() >= MOST_OF_A_SEAT) return TOO_MANY_COMMANDS
    // Nobody has been shown what is not there yet.
    const seen = timing.seen === null ? null : Math.min(timing.seen, lastSeq())
    const result = enqueue({ type: 'command', by, name, id, digest, command, timing: { ...timing, seen } })
    known.add(sent, digest, result)
    result.then(
      ({ ok }) => ok && acts.set(by, soFar() + 1),
      () => {},
    )
    return result
  }
}
