import type { Viewing } from '../../viewing/viewing.ts'
import { useWords } from '../common/app-context.ts'
import { TryAgain } from '../common/try-again.tsx'
import stageStyles from './table-stage.module.css'

/** What one sees is not the newest: said on the table, as long as it is so. */
export function LineNotice({ viewing }: { readonly viewing: Viewing }) {
  const say = useWords()
  const reception = viewing.reception.value
  if (reception === 'well') return null
  return (
    <div class={stageStyles.line} role="status">
      {say(`line.${reception}`)}
      {reception === 'ended' && <TryAgain />}
    </div>
  )
}
