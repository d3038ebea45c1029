import { type AnyGame, type By, readWish, strict } from '@getaway/engine'
import { sha256 } from '../../secrets/secrets.ts'
import { badCommand, type CommandResult, ID_USED, TOO_MANY_COMMANDS } from '../command-result.ts'
import type { PlayerCommand } from '../live-match.ts'
import type { MatchRecord } from '../record/match-record.ts'
import type { KnownCommands } from './known-commands.ts'
import type { TurnJob } from './turn.ts'
import type { TurnQueue } from './turn-queue.ts'

/** What is looked at before a command waits for its turn in the queue. */
export interface CommandContext {
  readonly game: AnyGame
  readonly known: KnownCommands
  /** The number of events in the record by each author. */
  readonly acts: Map<By, number>
  readonly record: Pick<MatchRecord, 'length'>
  readonly queue: Pick<TurnQueue<TurnJob, CommandResult>, 'add'>
}

/** As many digits as the store keeps. */
const DIGEST_DIGITS = 32
/** So many acts of one seat nobody needs, and a log of all seats still has room for them. */
const MOST_OF_A_SEAT = 15_000

/** Sends a command to its turn: checked for its form, recognised if it is said again, bounded in number. */
export async function takeCommand(context: CommandContext, sent: PlayerCommand): Promise<CommandResult> {
  const { by, name, id, timing, madeFor, onlyIfKnown = false } = sent
  const { game, known, acts, record, queue } = context
  const schema = commandSchemaOf(game)
  const parsed = readWish(schema, sent.command, 'command')
  if (!parsed.ok) return badCommand(parsed.error)
  const command = parsed.value
  const digest = sha256(JSON.stringify(command)).slice(0, DIGEST_DIGITS)
  const earlier = known.find(sent, digest)
  if (earlier) return earlier === 'id-used' ? ID_USED : earlier
  if (onlyIfKnown || (acts.get(by) ?? 0) >= MOST_OF_A_SEAT) return TOO_MANY_COMMANDS
  // Nobody has been shown what is not there yet.
  const seen = timing.seen === null ? null : Math.min(timing.seen, record.length)
  const measured = { ...timing, seen }
  const job: TurnJob = { type: 'command', by, name, id, digest, command, timing: measured, madeFor }
  const answer = queue.add(job)
  known.add(sent, digest, answer)
  const result = await answer
  if (result.ok) acts.set(by, (acts.get(by) ?? 0) + 1)
  return result
}

/** Made once for each game, not for each match: a schema takes up as much memory as a short match. */
const schemas = new WeakMap<AnyGame, AnyGame['commands']>()

/** The commands of a game; what is half understood is not done. */
function commandSchemaOf(game: AnyGame): AnyGame['commands'] {
  const schema = schemas.get(game) ?? strict(game.commands)
  schemas.set(game, schema)
  return schema
}
