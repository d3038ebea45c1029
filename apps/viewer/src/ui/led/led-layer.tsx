import { useEffect } from 'preact/hooks'
import { LedBar } from './led-bar.tsx'
import type { LedProps } from './led-props.ts'
import { useLed } from './use-led.ts'

interface Props extends Omit<LedProps, 'onLeave'> {
  /** What the address carried. */
  readonly hash: string
  /** The viewer has chosen to lead. */
  readonly isLeading: boolean
  /** So many px of the table are covered. */
  readonly onLed: (foot: number) => void
  readonly onLeave: () => void
}

/** px */
const FOOT = 66

/** This tab's part in a led review, if it has one. */
export function LedLayer({ hash, isLeading, onLed, onLeave, ...props }: Props) {
  const { ask, lead, leave } = useLed(props.match, hash)
  useEffect(() => {
    if (isLeading) lead()
  }, [isLeading])
  useEffect(() => onLed(ask ? FOOT : 0), [ask === undefined])
  const end = () => {
    leave()
    onLeave()
  }
  return ask ? <LedBar {...props} ask={ask} onLeave={end} /> : null
}
