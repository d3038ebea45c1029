import { visible } from './show.ts'

/** Why a text is no readable log, and on which line. */
export class LogError extends Error {
  readonly line: number

  constructor(line: number, problem: string, options?: ErrorOptions) {
    super(`line ${line}: ${visible(problem)}`, options)
    this.name = 'LogError'
    this.line = line
  }
}
