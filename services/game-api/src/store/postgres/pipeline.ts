import type pg from 'pg'

/** Messages that end in a sync, written at one go; what they answer is of no interest unless it is an error. */
class Pipeline implements pg.Submittable {
  readonly #messages: Buffer
  #done: ((error?: Error) => void) | undefined
  /** `pg` wraps this where a query has a time limit. */
  callback: (error?: Error) => void

  constructor(messages: Buffer, done: (error?: Error) => void) {
    this.#messages = messages
    this.#done = done
    this.callback = () => {}
  }

  submit(connection: pg.Connection): void {
    connection.stream.write(this.#messages)
  }

  handleError(error: Error): void {
    this.#end(error)
  }

  handleReadyForQuery(): void {
    this.#end()
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}

  #end(error?: Error): void {
    // Clears the time limit.
    this.callback(error)
    this.#done?.(error)
    this.#done = undefined
  }
}

/** Runs messages on a connection; rejects with the first error. */
export function runPipeline(client: pg.PoolClient, messages: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new Pipeline(messages, (error) => (error ? reject(error) : resolve())))
  })
}
