/** What is wrong with a file that was made. */
export type ClipFault = 'unplayable' | 'wrong-length' | 'black' | 'other-picture'

/** A file that was made, looked at, and found wanting: it is not offered. */
export class ClipProblem extends Error {
  readonly fault: ClipFault

  constructor(fault: ClipFault, detail: string) {
    super(`${fault}: ${detail}`)
    this.name = 'ClipProblem'
    this.fault = fault
  }
}
