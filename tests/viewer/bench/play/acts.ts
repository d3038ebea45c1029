import type { Noted } from './probe.ts'
import type { Recorded, Traced } from './record.ts'
import type { Stretches } from './stages.ts'

/** An act on its own page, in ms. */
export interface OwnAct {
  /** When it left, in µs. */
  readonly sent: number
  /** Of the processor: all JavaScript of the input’s event and of the frame that has posed it. */
  readonly ownFrame: number
  readonly toOwnPose: number
  readonly toSent: number
  /** When the input’s event and its frame ran. */
  readonly own: Stretches
}

/** An act from one page to the other, in ms. */
export interface MeasuredAct extends Omit<OwnAct, 'sent'> {
  /** Since it was sent. */
  readonly toHeard: number
  /** Since it was heard. */
  readonly toPose: number
  /** When the opponent’s page worked on it. */
  readonly far: Stretches
}

/** All acts of a page that lay something on both tables. */
export function actsBetween(own: Recorded, far: Recorded): readonly MeasuredAct[] {
  return actsOn(own).flatMap(({ sent, ...act }) => {
    const heard = firstAfter(far.noted, 'heard', sent)
    const shown = heard && firstAfter(far.noted, 'posed', heard.at)
    if (!heard || !shown) return []
    return {
      ...act,
      toHeard: ms(heard.at - sent),
      toPose: ms(shown.at - heard.at),
      far: [[heard.at, shown.at]],
    }
  })
}

/** All acts of a page that lay something on its own table. */
export function actsOn({ noted, traced }: Recorded): readonly OwnAct[] {
  return noted.flatMap((sent) => {
    if (sent.type !== 'sent') return []
    const posed = firstAfter(noted, 'posed', sent.at)
    const input = traced.find(
      ({ name, event, from, until }) =>
        name === 'EventDispatch' && event === sent.by && from <= sent.at && until >= sent.at,
    )
    if (!posed || !input) return []
    const frame = frameOf(traced, posed.at)
    // Some tasks come into no trace.
    if (frame.length === 0) return []
    const stretches = [input, ...frame]
    return {
      sent: sent.at,
      ownFrame: ms(stretches.reduce((sum, { processor }) => sum + processor, 0)),
      toOwnPose: ms(posed.at - sent.input),
      toSent: ms(sent.at - sent.input),
      own: stretches.map(({ from, until }) => [from, until] as const),
    }
  })
}

function ms(us: number): number {
  return us / 1000
}

/** So much later (µs) it was something else. */
const LATEST = 3_000_000

function firstAfter(noted: readonly Noted[], type: Noted['type'], at: number): Noted | undefined {
  return noted.find((one) => one.type === type && one.at >= at && one.at < at + LATEST)
}

/** All that was called in the frame in which something was posed. */
function frameOf(traced: readonly Traced[], posedAt: number): readonly Traced[] {
  // What is noted comes at the end of the call that posed, which the clock of a page may round.
  const isAround = ({ from, until }: Traced) => from <= posedAt && until >= posedAt - 1000
  const task = traced.findLast((one) => one.name === 'RunTask' && isAround(one))
  return traced.filter(
    ({ name, from, until }) =>
      name === 'FireAnimationFrame' && task !== undefined && from >= task.from && until <= task.until,
  )
}
