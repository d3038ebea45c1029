/** Jobs in the order in which they came. One turn is under way at a time; what comes meanwhile shares the next. */
export interface TurnQueue<Job, Answer> {
  add(job: Job): Promise<Answer>
  /** Takes a turn, even if nothing waits for one; resolves when nothing waits any more. */
  run(): Promise<void>
  isQuiet(): boolean
  /** Resolves when the turn under way is over. */
  settled(): Promise<void>
  /** Everything that waits, and everything to come, is rejected with this. */
  close(reason: Error): void
}

interface Waiting<Job, Answer> {
  readonly job: Job
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** So many jobs share a turn; the rest waits for the next commit. */
const MOST_JOBS = 64

/**
 * `takeTurn` answers each of its jobs, or none of them: then something of them is a fault, and they are tried one by
 * one. If it rejects, its jobs are rejected.
 */
export function createTurnQueue<Job, Answer>(
  takeTurn: (jobs: readonly Job[]) => Promise<readonly Answer[] | undefined>,
): TurnQueue<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = []
  let running: Promise<void> | undefined
  let closedBy: Error | undefined

  const run = (): Promise<void> => {
    running ??= runTurns().finally(() => {
      running = undefined
      // A caller that arrived just now saw `running` set; start again for it.
      if (waiting.length > 0) void run()
    })
    return running
  }
  const runTurns = async (): Promise<void> => {
    do await runTurn(waiting.splice(0, MOST_JOBS))
    while (waiting.length > 0 && !closedBy)
  }
  const runTurn = async (turn: readonly Waiting<Job, Answer>[]): Promise<void> => {
    try {
      if (closedBy) throw closedBy
      const answers = await takeTurn(turn.map(({ job }) => job))
      if (!answers) {
        for (const one of turn) await runTurn([one])
        return
      }
      for (const [index, { resolve }] of turn.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of turn) reject(error)
    }
  }

  return {
    add(job) {
      if (closedBy) return Promise.reject(closedBy)
      const answer = new Promise<Answer>((resolve, reject) => waiting.push({ job, resolve, reject }))
      void run()
      return answer
    },
    run,
    isQuiet: () => !running && waiting.length === 0,
    settled: async () => running,
    close(reason) {
      closedBy ??= reason
      for (const { reject } of waiting.splice(0)) reject(reason)
    },
  }
}
