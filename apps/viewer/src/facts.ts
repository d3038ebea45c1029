/** What the page shows, for end-to-end tests: read only, and said here once. */
export interface PageFacts {
  readonly page: string
  readonly match: string | undefined
  /** The last event known, the last of the record, and how many after `game.created` have taken effect by now. */
  readonly seq: number
  readonly head: number
  readonly index: number
  /** µs into the match; `length` is how long it is by now. */
  readonly instant: number
  readonly length: number
  readonly isLive: boolean
  readonly isFollowing: boolean
  readonly isPlaying: boolean
  readonly isOver: boolean
  readonly speed: number
  readonly status: string
  /** Frames drawn so far, and whether the picture has come to rest. */
  readonly frames: number
  readonly isStill: boolean
  /** How the table is shown. */
  readonly picture: '2d' | '3d' | 'none'
  /** What the last one took, and how finely it was drawn. */
  readonly drawCalls: number
  readonly triangles: number
  /** So many programs the graphics card has been given so far. */
  readonly programs: number
  readonly quality: string | undefined
  /** The light at the table in 3D. */
  readonly mood: string | undefined
  /** So many things of the table have sounded, and whether anybody could hear them. */
  readonly heard: number
  readonly isAudible: boolean
  /** What became of the last moment that OBS was to keep. */
  readonly replayBuffer: string | undefined
}

export const NO_FACTS: PageFacts = {
  page: 'lobby',
  match: undefined,
  seq: 0,
  head: 0,
  index: 0,
  instant: 0,
  length: 0,
  isLive: false,
  isFollowing: false,
  isPlaying: false,
  isOver: false,
  speed: 1,
  status: 'connecting',
  frames: 0,
  isStill: false,
  picture: 'none',
  drawCalls: 0,
  triangles: 0,
  programs: 0,
  quality: undefined,
  mood: undefined,
  heard: 0,
  isAudible: false,
  replayBuffer: undefined,
}

type Witness = () => Partial<PageFacts>

/** Several parts of the page know something: what they say is put together when somebody asks. */
export function createFacts() {
  const witnesses = new Set<Witness>()
  return {
    read: (): PageFacts => Object.assign({}, NO_FACTS, ...[...witnesses].map((witness) => witness())),
    /** Until the answer is called. */
    ask(witness: Witness): () => void {
      witnesses.add(witness)
      return () => witnesses.delete(witness)
    },
  }
}

export type FactSources = ReturnType<typeof createFacts>

declare global {
  interface Window {
    readonly getaway: PageFacts
  }
}

export function publishFacts({ read }: FactSources): void {
  Object.defineProperty(window, 'getaway', { get: read })
}
