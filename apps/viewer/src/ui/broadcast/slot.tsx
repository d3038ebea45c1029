import type { ReadonlySignal } from '@preact/signals'
import type { Dressing } from '../../broadcast/dressing.ts'
import type { StoryCard as Card } from '../../table/broadcasting.ts'
import type { TableStatus } from '../../table/table-status.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { clockText } from '../common/clock-text.ts'
import { stillFor } from '../common/still-for.ts'
import plateStyles from './plate.module.css'
import { PlateWords } from './plate.tsx'
import { StoryCard } from './story-card.tsx'
import { ToldStory, useToldStory } from './told-story.tsx'
import { useAirWords } from './use-air-words.ts'

interface Props {
  readonly viewing: Viewing
  readonly status: TableStatus | undefined
  /** Undefined: no stories are told here. */
  readonly card: ReadonlySignal<Card | undefined> | undefined
  readonly dressing?: Dressing
  /** Whether a card can be asked how it was reckoned: on an overlay nobody can. */
  readonly canAsk?: boolean
}

/** The one place for words: what the table shows, or a card, or that nobody moves. */
export function Slot({ viewing, status, card, dressing, canAsk = true }: Props) {
  const told = useToldStory(viewing)
  if (told.value) return <ToldStory {...told.value} />
  const now = card?.value
  if (now) return <StoryCard key={now.key} card={now} canAsk={canAsk} {...(dressing && { dressing })} />
  return <StandstillCard viewing={viewing} status={status} />
}

const NOBODY: readonly number[] = []

/** In a live match in which nobody moves: who is waited for, and for how long. */
function StandstillCard({ viewing, status }: Pick<Props, 'viewing' | 'status'>) {
  const say = useAirWords()
  const { known, span, playback } = viewing
  const still = known.value && playback.value.isFollowing ? stillFor(known.value, span.value) : undefined
  if (still === undefined || !status || status.waitsFor.length === 0) return null
  return (
    <p class={plateStyles.plate}>
      <PlateWords seats={NOBODY}>
        <strong>{say('waits', { names: status.waitsFor.join(', ') })}</strong>
        <span>{clockText(still)}</span>
      </PlateWords>
    </p>
  )
}
