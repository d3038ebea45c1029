import type { OverlayWord } from '../../language/overlay-words.ts'
import type { OverlayFault, OverlayParameter } from '../../overlay/parse-overlay.ts'
import styles from './fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

type Say = (key: OverlayWord, values?: Readonly<Record<string, string | number>>) => string

/** What is wrong with a parameter, and what would be right. */
export function tellFault({ name, value, problem }: OverlayFault, say: Say): string {
  if (problem === 'unknown') return say('fault.unknown', { name })
  return say('fault.wrong', { name, value, right: say(`right.${name as OverlayParameter}`) })
}

export function AddressFaults({ faults }: { readonly faults: readonly OverlayFault[] }) {
  const say = useOverlayWords()
  if (faults.length === 0) return null
  return (
    <ul class={styles.faults} role="status">
      {faults.map((fault) => (
        <li key={`${fault.name}=${fault.value}`}>{tellFault(fault, say)}</li>
      ))}
    </ul>
  )
}
