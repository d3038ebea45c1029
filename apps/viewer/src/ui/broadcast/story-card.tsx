import { useState } from 'preact/hooks'
import { type Dressing, UNDRESSED } from '../../broadcast/dressing.ts'
import type { StoryCard as Card } from '../../table/broadcasting.ts'
import { classNames } from '../common/class-names.ts'
import plateStyles from './plate.module.css'
import { PlateWords } from './plate.tsx'
import styles from './story-card.module.css'
import { useAirWords } from './use-air-words.ts'

interface Props {
  readonly card: Card
  readonly dressing?: Dressing
  /** Whether it can be asked how it was worked out: on an overlay nobody can. */
  readonly canAsk?: boolean
}

/** One story in a few words; pressed or focused, it tells how it was worked out. */
export function StoryCard({ card, dressing = UNDRESSED, canAsk = true }: Props) {
  const say = useAirWords()
  const [isAsked, setAsked] = useState(false)
  const { headline, detail, how, seats, kind } = card
  const told = (
    <PlateWords seats={seats} dressing={dressing}>
      <strong>{headline}</strong>
      {detail && <span>{detail}</span>}
    </PlateWords>
  )
  const look = classNames(plateStyles.plate, kind === 'coming' && styles.coming)
  if (!canAsk) return <p class={look}>{told}</p>
  return (
    <div class={styles.place}>
      <button
        type="button"
        class={classNames(look, styles.asked)}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
        onFocus={({ currentTarget }) => setAsked(currentTarget.matches(':focus-visible'))}
        onBlur={() => setAsked(false)}
      >
        {told}
      </button>
      {isAsked && (
        <p class={styles.how} role="note">
          <strong>{say('how')}</strong>
          {how}
        </p>
      )}
    </div>
  )
}
