import { visible } from '../../log/show.ts'

/** Why bytes are no readable archive, and in which member. */
export class ArchiveError extends Error {
  constructor(member: string | undefined, problem: string) {
    super(visible(member === undefined ? problem : `${member}: ${problem}`))
    this.name = 'ArchiveError'
  }
}
