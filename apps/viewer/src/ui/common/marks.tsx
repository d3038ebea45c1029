import type { MarkCount } from '../../table/marks.ts'
import { useApp } from './app-context.ts'
import controlStyles from './controls.module.css'
import { EmblemMark } from './emblem-mark.tsx'
import playerStyles from './players.module.css'

/** As many signs as can still be counted at a glance. */
const MOST = 3

/** What a player has won over the match, in the game's own signs, and in words for screen readers. */
export function Marks({ marks }: { readonly marks: readonly MarkCount[] }) {
  const { language } = useApp()
  const won = marks.filter(({ count }) => count > 0)
  if (won.length === 0) return null
  const labelOf = ({ kind, count }: MarkCount) => `${kind.label[language.value]}: ${count}`
  return (
    <>
      <span class={playerStyles.marks} aria-hidden="true">
        {won.map((mark) => (
          <span key={mark.kind.id} title={labelOf(mark)}>
            {Array.from({ length: mark.count > MOST ? 1 : mark.count }, (_, index) => (
              <EmblemMark key={`${mark.kind.id} ${index}`} emblem={mark.kind.emblem} />
            ))}
            {mark.count > MOST && `×${mark.count}`}
          </span>
        ))}
      </span>
      <span class={controlStyles.spoken}>{won.map(labelOf).join(', ')}</span>
    </>
  )
}
