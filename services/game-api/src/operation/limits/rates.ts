/** What is counted together. */
export type RateKind = 'read' | 'write' | 'create' | 'judge' | 'import' | 'connect'

export interface Rate {
  /** With a token; undefined where tokens prove nothing, because anybody can invent or get them. */
  readonly token: number | undefined
  /** For all of an address that show none. */
  readonly address: number
}

/** A minute: long enough for a burst, short enough to wait for. */
export const WINDOW_S = 60

/**
 * What is allowed within a minute. A class, a club or a hall shares one address, so what an address may
 * is generous: it is there to stop a flood, not a crowd.
 */
export const RATES: Readonly<Record<RateKind, Rate>> = {
  /** A page asks for some five things when it opens, and for a list every few seconds. */
  read: { token: 600, address: 3_000 },
  /** People act once or twice a second when they are quick, and play by sockets anyway. */
  write: { token: 300, address: 600 },
  /** A match lives on in the record, bots may have to be paid for in computing, and the answer holds a token. */
  create: { token: undefined, address: 60 },
  /** A match is judged in about a millisecond for each of its rounds. */
  judge: { token: 60, address: 120 },
  /** Verifying a log takes up to seconds of a core. */
  import: { token: undefined, address: 12 },
  /** All of a hall come back within seconds when the service restarts. */
  connect: { token: undefined, address: 2_000 },
}

/** Every token is counted by itself, even an invented token: so all tokens of an address also count together. */
export const TOKENS_OF_AN_ADDRESS = 20

/** Frames of one asker within ten seconds: quick bots stay below it, a loop that went mad does not. */
export const FRAMES = { most: 1_000, withinMs: 10_000 }

/** Sockets of an address that are open at once: more than any hall, fewer than a process bears. */
export const SOCKETS_OF_AN_ADDRESS = 5_000

/** Streams of events that are open at once. A program that watches all of a tournament stays below it. */
export const STREAMS = { token: 50, address: 500 }

/** Archives that are on their way at once: each is packed, and read from the record as fast as somebody takes it. */
export const ARCHIVES = { address: 4, process: 12 }
