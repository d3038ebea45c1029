import controlStyles from '../../common/controls.module.css'
import type { DeskAct } from '../use-act.ts'

/** Why what was asked for was not done. */
export function Why({ act: { why } }: { readonly act: DeskAct }) {
  if (why === undefined) return null
  return (
    <p class={controlStyles.warning} role="alert">
      {why}
    </p>
  )
}
