import type { ReadonlySignal } from '@preact/signals'
import type { PointedAt } from '../../feed/pointed-cells.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { PointedWords } from '../common/pointed-words.tsx'
import { useModule } from '../common/use-module.ts'
import styles from './monitor.module.css'

interface Props {
  readonly viewing: Viewing
  readonly pointed: ReadonlySignal<readonly PointedAt[]>
}

/** What teammates say to each other: for the caster, over the preview alone. */
export function PointedLine({ viewing, pointed }: Props) {
  const table = viewing.table.value
  const { module: acting } = useModule(
    async () => table?.loadActing?.(),
    table?.loadActing !== undefined && pointed.value.length > 0,
    viewing.known.value?.game.id,
  )
  return (
    <div class={styles.pointed} aria-live="polite">
      {acting && <PointedWords viewing={viewing} pointed={pointed} acting={acting} />}
    </div>
  )
}
