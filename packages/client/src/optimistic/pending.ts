import { canonical, type LogEvent } from '@getaway/engine'
import type { CommandWish } from '../connection.ts'
import { type Action, type Confirmed, LOST, type TakenBack } from './action.ts'
import { type Foreseen, UNFORESEEN, type Wanted } from './foresee.ts'

/** An action without its end, as the table keeps it. */
export interface Pending {
  readonly action: Action
  readonly wanted: Wanted
  foreseen: Foreseen
  /** What it came to when it showed; to tell its event, should that come before the answer. */
  fact: string | undefined
  receipt: { readonly seq: number; readonly hash: string } | undefined
  /** An event has come that must be it: it does not show twice until the answer says so. */
  isHere: boolean
  end(standing: Confirmed | TakenBack): void
}

export function createPending(command: CommandWish, wanted: Wanted): Pending {
  let ended: Confirmed | TakenBack | undefined
  let tell: (standing: Confirmed | TakenBack) => void = () => {}
  const promise = new Promise<Confirmed | TakenBack>((resolve) => {
    tell = resolve
  })
  const one: Pending = {
    action: {
      command,
      get standing() {
        return ended ?? one.foreseen
      },
      ended: promise,
    },
    wanted,
    foreseen: UNFORESEEN,
    fact: undefined,
    receipt: undefined,
    isHere: false,
    end(standing) {
      ended = standing
      tell(standing)
    },
  }
  return one
}

/** Its event has come, unless the record is another one by now. */
export function endBy(receipt: Pending['receipt'], { seq, hash }: LogEvent): Confirmed | TakenBack {
  return receipt?.hash === hash ? { type: 'confirmed', seq } : LOST
}

/** What an event says, whatever its number. */
export function factOf({ type, data }: LogEvent): string {
  return `${type} ${canonical(data)}`
}
