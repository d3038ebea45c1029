import type { Emblem } from '../../table/emblem.ts'
import iconStyles from './icons.module.css'
import { inColour } from './in-colour.ts'

/** A sign of a game's own, as large as its words. */
export function EmblemMark({ emblem }: { readonly emblem: Emblem }) {
  return (
    <svg class={iconStyles.emblem} viewBox="0 0 16 16" style={inColour(emblem.colour)} aria-hidden="true">
      <path d={emblem.form} fill-rule="evenodd" />
    </svg>
  )
}
