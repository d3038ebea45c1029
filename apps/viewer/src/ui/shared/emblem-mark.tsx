import type { Emblem } from '../../games/emblem.ts'
import { inColour } from './in-colour.ts'

/** A sign of a game's own, as large as its words. */
export function EmblemMark({ emblem }: { readonly emblem: Emblem }) {
  return (
    <svg class="emblem" viewBox="0 0 16 16" style={inColour(emblem.colour)} aria-hidden="true">
      <path d={emblem.form} fill-rule="evenodd" />
    </svg>
  )
}
