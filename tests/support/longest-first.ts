import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What waits longest begins first, and unit tests fill the end: so no worker is idle while another has a long file left. */
const ORDER = ['tests/faults/', 'tests/viewer/', 'tests/races/', 'tests/cli/', 'tests/service/', 'tests/']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { root } = this.ctx.config
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = ORDER.findIndex((folder) => moduleId.startsWith(`${root}/${folder}`))
      return rank === -1 ? ORDER.length : rank
    }
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
