import type { Room } from '@getaway/client'
import { toldOptions } from '../../coming/told-options.ts'
import { gameEntryOf } from '../../games/registry.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { useComingWords } from '../common/use-coming-words.ts'
import { useVariantWord } from '../common/use-planning.ts'
import { useHandingWords } from './use-handing-words.ts'
import styles from './waiting-room.module.css'

/** By which rules it will be played. */
export function RoomRules({ room: { game, options } }: { readonly room: Pick<Room, 'game' | 'options'> }) {
  const say = useComingWords()
  const sayMore = useHandingWords()
  const variantWord = useVariantWord(game)
  const entry = gameEntryOf(game)
  const { variants, table, policy, capMs, delayS, event } = toldOptions(options)
  const facts = [
    ...variants.map((variant) => variantWord(variant).name),
    table && sayMore('rules.table', { size: table }),
    policy && sayMore(`rules.${policy}`, { ms: capMs ?? 0 }),
    delayS > 0 && sayMore('rules.delay', { count: delayS }),
    event !== undefined && event,
  ].filter((fact) => typeof fact === 'string')
  return (
    <ul class={styles.rules} aria-label={say('new.rules')}>
      <li>
        {entry && <EmblemMark emblem={entry.emblem} />}
        {entry?.name ?? game}
      </li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
