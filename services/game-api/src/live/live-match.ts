import type { ClientFrame, Frame, NewMatch } from '@getaway/client/protocol'
import type { Audience, Fact, JsonObject, Outcome, Timing } from '@getaway/engine'
import type { ServiceResult } from '../refusals/refusal.ts'
import type { Attendance } from './attendance.ts'
import type { Channel } from './channel/channel.ts'
import type { LostBy } from './channel/readers.ts'
import type { CommandPreview, CommandResult } from './command-result.ts'

/** What a player or an organiser wants to happen. */
export interface PlayerCommand {
  readonly by: number | 'organiser'
  /** The organiser's name, for the record. */
  readonly name?: string | undefined
  /** The same id again is the same command: it gets the answer that the first one got. */
  readonly id: string
  readonly command: { readonly type: string }
  readonly timing: Timing
  /** The last event that its player had, as their client says; null: not known. */
  readonly madeFor: number | null
  /** Too many of the sender's commands wait: a new command is refused, a repeated one is not. */
  readonly onlyIfKnown?: boolean
}

/** How a match stands, in terms that all games share. */
export interface MatchStanding {
  readonly outcome: Outcome
  readonly isOver: boolean
  readonly game: string
  /** As in `game.created`. */
  readonly options: JsonObject
}

/** Whom a seat may consult just now, and with which phrases. */
export interface MatchTeam {
  readonly teammates: readonly number[]
  readonly phrases: readonly string[]
}

/** A request to the API, as another node answers it. */
export interface RelayedRequest {
  readonly method: string
  readonly url: string
  /** The client's address, as the node knows it that was asked. */
  readonly ip: string
  readonly headers: Readonly<Record<string, string>>
  /** As JSON; undefined without a body. */
  readonly body: string | undefined
}

export interface RelayedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What only the node that owns a match does for it, asked from another node. */
export interface AtOwner {
  /** Answers a request there, as if it had come there. */
  request(request: RelayedRequest): Promise<RelayedAnswer>
  point(
    seat: number,
    frame: Extract<ClientFrame, { type: 'point' }>,
  ): Promise<Frame<'not-pointed'> | undefined>
  /** A refusal is one of the bot host there. */
  seatBots(seats: NewMatch['seats']): Promise<ServiceResult<undefined, string>>
}

/**
 * A match in play, as everybody around it knows it. Whether this process owns it is not theirs to know, so there is
 * nothing here that only an owner could answer. A promise rejects with `Gone` if the match is lost meanwhile.
 */
export interface LiveMatch {
  readonly id: string
  /** Where another node owns the match: what only that node does. Undefined for the owner. */
  readonly atOwner?: AtOwner | undefined
  /** Who is connected here. */
  readonly attendance: Attendance
  command(command: PlayerCommand): Promise<CommandResult>
  /** What an organiser's command would change; nothing is recorded. */
  preview(command: { readonly type: string }, name: string): Promise<CommandPreview>
  /** Records a fact in the service's own name, if the rules allow it. */
  record(fact: Fact): Promise<CommandResult>
  standing(): Promise<MatchStanding>
  teamOf(seat: number): Promise<MatchTeam>
  /** The match as this audience is shown it. */
  channelOf(audience: Audience): Promise<Channel>
}

/** The match is not in this memory any more; its record is where it was. */
export class Gone extends Error {
  override readonly name = 'Gone'
  override readonly message = 'the match is no longer here'
  readonly why: LostBy

  constructor(why: LostBy = 'moved') {
    super()
    this.why = why
  }
}
