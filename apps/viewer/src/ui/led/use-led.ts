import { useState } from 'preact/hooks'
import { keptLedAsk, type LedAsk, noteLedAsk } from '../../led/led-link.ts'
import { storageIn } from '../../surroundings.ts'

/** This tab's part in a led review of a match. */
export function useLed(match: string, hash: string) {
  const [tab] = useState(() => storageIn(() => sessionStorage))
  const [ask, setAsk] = useState<LedAsk | undefined>(() => keptLedAsk(match, hash, tab))
  const note = (isLeading: boolean) => {
    noteLedAsk(match, isLeading, tab)
    setAsk(isLeading ? { type: 'lead' } : undefined)
  }
  return { ask, lead: () => note(true), leave: () => note(false) }
}
