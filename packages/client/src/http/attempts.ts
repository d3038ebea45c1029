import type { Clock } from '../clock.ts'

/** What a second try may do: nothing new (`safe`), or perhaps the same once more (`once`). */
export type Repeat = 'safe' | 'once'

/** Tries again what a service that restarts has not answered, later each time and at the next address. */
export interface Attempts {
  run(repeat: Repeat, attempt: (base: string) => Promise<Response>): Promise<Response>
}

export interface AttemptsOptions {
  readonly bases: readonly [string, ...string[]]
  readonly clock: Clock
  /** From 0 to below 1. */
  readonly random: () => number
}

const TRIES = 4
const FIRST_DELAY_MS = 250
/** A service that asks us to come back later than that is not just restarting. */
const LONGEST_WAIT_MS = 10_000
/** A proxy says that it cannot reach the service; 503 is the service's own answer. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

export function createAttempts({ bases, clock, random }: AttemptsOptions): Attempts {
  let address = 0
  const base = () => bases[address % bases.length] ?? bases[0]
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))

  return {
    async run(repeat, attempt) {
      for (let tries = 1; ; tries++) {
        const isLast = repeat === 'once' || tries === TRIES
        const tried = address
        const outcome = await outcomeOf(attempt(base()))
        if ('response' in outcome && !AWAY.has(outcome.response.status)) return outcome.response
        // Later requests begin elsewhere; requests that failed at the same time have already seen to that.
        if (address === tried) address++
        const waitMs = Math.max(
          random() * FIRST_DELAY_MS * 2 ** (tries - 1),
          'response' in outcome ? retryAfterMs(outcome.response) : 0,
        )
        if (isLast || waitMs > LONGEST_WAIT_MS) {
          if ('error' in outcome) throw outcome.error
          return outcome.response
        }
        // A body that broke has nothing to be called off.
        if ('response' in outcome) await outcome.response.body?.cancel().catch(() => {})
        await pause(waitMs)
      }
    },
  }
}

/** A network that fails rejects; so does a request that makes no sense, which one sees at the last try. */
async function outcomeOf(
  asked: Promise<Response>,
): Promise<{ readonly response: Response } | { readonly error: unknown }> {
  try {
    return { response: await asked }
  } catch (error) {
    return { error }
  }
}

/** Seconds; a date is not worth reading, for our own services say seconds. */
function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0
}
