interface Waiting<TurnJob, Answer> {
  readonly job: TurnJob
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Answers each of the jobs; undefined if they have to be tried one by one, because one of them is a fault. */
export type TakeTurn<TurnJob, Answer> = (jobs: readonly TurnJob[]) => Promise<readonly Answer[] | undefined>

/** So many jobs share a turn; the rest waits for the next commit. */
const MOST_JOBS = 64

/** Jobs in the order in which they came. One turn is under way at a time; what comes meanwhile shares the next. */
export class TurnQueue<TurnJob, Answer> {
  readonly #takeTurn: TakeTurn<TurnJob, Answer>
  readonly #waiting: Waiting<TurnJob, Answer>[] = []
  #running: Promise<void> | undefined
  #closedBy: Error | undefined

  constructor(takeTurn: TakeTurn<TurnJob, Answer>) {
    this.#takeTurn = takeTurn
  }

  /** Rejects if its turn does. */
  add(job: TurnJob): Promise<Answer> {
    if (this.#closedBy) return Promise.reject(this.#closedBy)
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.push({ job, resolve, reject }))
    void this.run()
    return answer
  }

  /** Takes a turn, even if nothing waits for one; resolves when nothing waits any more. */
  run(): Promise<void> {
    this.#running ??= this.#runTurns().finally(() => {
      this.#running = undefined
      // A caller that arrived just now saw `running` set; start again for it.
      if (this.#waiting.length > 0) void this.run()
    })
    return this.#running
  }

  isQuiet(): boolean {
    return !this.#running && this.#waiting.length === 0
  }

  /** Resolves when the turn under way is over. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Everything that waits, and everything to come, is rejected with this. */
  close(reason: Error): void {
    this.#closedBy ??= reason
    for (const { reject } of this.#waiting.splice(0)) reject(reason)
  }

  async #runTurns(): Promise<void> {
    do await this.#runTurn(this.#waiting.splice(0, MOST_JOBS))
    while (this.#waiting.length > 0 && !this.#closedBy)
  }

  async #runTurn(turn: readonly Waiting<TurnJob, Answer>[]): Promise<void> {
    try {
      if (this.#closedBy) throw this.#closedBy
      const answers = await this.#takeTurn(turn.map(({ job }) => job))
      if (!answers) {
        for (const one of turn) await this.#runTurn([one])
        return
      }
      for (const [index, { resolve }] of turn.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of turn) reject(error)
    }
  }
}
