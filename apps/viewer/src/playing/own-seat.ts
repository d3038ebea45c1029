import { type Connection, createOptimisticTable } from '@getaway/client'
import type { CommandWish, TakenBack } from '@getaway/engine'
import { type AnyPlaying, loadPlaying } from '@getaway/engine/following'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { FollowingSeat } from '../feed/match-store.ts'

/** The seat of somebody who plays over a connection: what they do shows at once, and goes out with its time. */
export interface OwnSeat extends FollowingSeat {
  /** Undefined until the service has said it. */
  readonly seat: ReadonlySignal<number | undefined>
  /** The last thing that was done and does not count, and why; undefined again with the next. */
  readonly takenBack: ReadonlySignal<TakenBack | undefined>
  /** `at`: when the player did it, on the clock of `event.timeStamp`. */
  ask(command: CommandWish, at: number): void
}

export function createOwnSeat(connection: Connection): OwnSeat {
  let rules: AnyPlaying | undefined
  let tell = () => {}
  const seat = signal<number | undefined>(undefined)
  const takenBack = signal<TakenBack | undefined>(undefined)
  const table = createOptimisticTable({
    connection,
    rulesOf: () => rules ?? notPrepared(),
    onChange() {
      seat.value = table.seat
      tell()
    },
  })
  return {
    seat,
    takenBack,
    get match() {
      return table.match
    },
    async prepare(created) {
      const loaded = await loadPlaying(created)
      if (!loaded.ok) throw Object.assign(new Error(loaded.error), { code: 'no-table' })
      rules = loaded.value
    },
    take: table.take,
    listen(onChange) {
      tell = onChange
    },
    ask(command, at) {
      takenBack.value = undefined
      const { ended } = table.act(command, { at })
      void ended.then((standing) => {
        if (standing.type === 'takenBack') takenBack.value = standing
      })
    },
  }
}

function notPrepared(): never {
  throw new Error('the rules have not been loaded')
}
