/** Tournaments that were read, so that only what came since has to be read again. */
export interface KeptTournaments<Known extends MeasuredKnowledge> {
  get(id: string): Known | undefined
  /** Unless it is known further already. What was asked for longest ago makes room. */
  keep(id: string, known: Known): void
}

/** Up to which event, and how long the log is up to there, in bytes. */
interface MeasuredKnowledge {
  readonly seq: number
  readonly bytes: number
}

/** A state takes about as much as its log, or less. Room for fewer would let readers of a few have them read anew each time. */
const MOST = { tournaments: 200, bytes: 512 * 1024 * 1024 }

export function createKeptTournaments<Known extends MeasuredKnowledge>(
  most: typeof MOST = MOST,
): KeptTournaments<Known> {
  const kept = new Map<string, Known>()
  let bytes = 0
  const forget = (id: string) => {
    bytes -= kept.get(id)?.bytes ?? 0
    kept.delete(id)
  }
  return {
    get: (id) => kept.get(id),
    keep(id, known) {
      const before = kept.get(id)
      if (before && before.seq > known.seq) return
      forget(id)
      kept.set(id, known)
      bytes += known.bytes
      for (const oldest of kept.keys()) {
        if (kept.size <= most.tournaments && (bytes <= most.bytes || oldest === id)) return
        forget(oldest)
      }
    },
  }
}
