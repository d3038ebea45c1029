/** Where a call ends a stretch of the way: in this file, by this function, called by way of `via` where others call it, too. */
export interface Gate {
  readonly file: string
  readonly name: string
  readonly via?: string
}

export interface Leg {
  /** In each program a function is told once, where it is first on the way. */
  readonly program: 'runner' | 'service' | 'chaser'
  readonly what: string
  readonly gates: readonly Gate[]
}

const gate = (place: string, via?: string): Gate => {
  const [file = '', name = ''] = place.split(' ')
  return { file, name, ...(via ? { via } : {}) }
}

const JUDGED = [
  gate('engine/src/order/referee.ts rule'),
  gate('games/chase/decide/decide.ts decide'),
  gate('games/chase/admit/admit.ts admit'),
  gate('games/chase/evolve/evolve.ts evolve'),
]

/** The way of one tile, from the runner's hand to the picture that the chaser sees. */
export const LEGS: readonly Leg[] = [
  {
    program: 'runner',
    what: 'The runner’s page sends it',
    gates: [gate('client/src/connection/line.ts send')],
  },
  { program: 'runner', what: 'and shows it, pending', gates: JUDGED },
  { program: 'service', what: 'The service hears it', gates: [gate('live/owned/turn-queue.ts add')] },
  {
    program: 'service',
    what: 'judges and chains it',
    gates: [
      ...JUDGED,
      gate('engine/src/log/proof/chain.ts write'),
      gate('games/chase/decide/conclude.ts conclude'),
    ],
  },
  {
    program: 'service',
    what: 'commits it',
    gates: [gate('store/append/group-commit.ts append'), gate('store/pglite/session.ts send', 'append')],
  },
  {
    program: 'service',
    what: 'publishes it',
    gates: [gate('engine/src/redact.ts show', 'channel'), gate('socket/session.ts write', 'readers.ts')],
  },
  {
    program: 'chaser',
    what: 'The chaser’s page hears it',
    gates: [gate('client/src/connection/queue.ts push', 'follower.ts')],
  },
  {
    program: 'chaser',
    what: 'folds it',
    gates: [
      gate('games/chase/admit/admit.ts admit', 'match-store.ts'),
      gate('games/chase/evolve/evolve.ts evolve', 'match-store.ts'),
      gate('viewer/src/feed/match-store.ts tell'),
    ],
  },
  {
    program: 'chaser',
    what: 'and draws it',
    gates: [
      gate('games/chase/plan/plan-of.ts chasePlanOf'),
      gate('games/chase/board/chase-board.ts lay'),
      gate('games/chase/board/chase-board.ts pose'),
    ],
  },
]
