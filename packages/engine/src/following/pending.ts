import type { LogEvent, Timing } from '../log/event.ts'
import { canonical } from '../log/json/canonical.ts'
import type { Wanted } from './foresee.ts'
import {
  type CommandWish,
  type Confirmed,
  type Foreseen,
  LOST,
  type OwnAction,
  type TakenBack,
  UNFORESEEN,
} from './own-action.ts'

/** An action without its end, as its seat keeps it. */
export interface Pending<Event extends LogEvent> {
  readonly action: OwnAction<Event>
  readonly wanted: Wanted
  foreseen: Foreseen<Event>
  /** What it came to when it showed; to tell its event, should that come before the answer. */
  fact: string | undefined
  receipt: Receipt | undefined
  /** An event has come that must be it: it does not show twice until the answer says so. */
  isHere: boolean
  end: Confirmed | TakenBack | undefined
}

interface Receipt {
  readonly seq: number
  readonly hash: string
}

export function createPending<Event extends LogEvent>(command: CommandWish, timing: Timing): Pending<Event> {
  const one: Pending<Event> = {
    action: {
      command,
      get standing() {
        return one.end ?? one.foreseen
      },
    },
    wanted: { command, timing },
    foreseen: UNFORESEEN,
    fact: undefined,
    receipt: undefined,
    isHere: false,
    end: undefined,
  }
  return one
}

/** Its event has come, unless the record is another one by now. */
export function endBy(receipt: Receipt | undefined, { seq, hash }: LogEvent): Confirmed | TakenBack {
  return receipt?.hash === hash ? { type: 'confirmed', seq } : LOST
}

/** What an event says, whatever its number. */
export function factOf({ type, data }: LogEvent): string {
  return `${type} ${canonical(data)}`
}
