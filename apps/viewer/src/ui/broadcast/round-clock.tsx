import { useComputed } from '@preact/signals'
import type { BroadcastGraphics } from '../../table/broadcasting.ts'
import { sightOf } from '../../viewing/sight.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { clockText } from '../common/clock-text.ts'

interface Props {
  readonly viewing: Viewing
  /** Undefined: the game has no clock. */
  readonly graphics: BroadcastGraphics | undefined
}

/** How long this chapter of the match has been going on; where the game has no clock, the match itself. */
export function RoundClock({ viewing, graphics }: Props) {
  if (graphics && !graphics.clock) return <time>{clockText(0)}</time>
  const { from, until } = graphics?.clock ?? {}
  return <Ticking key={`${from} ${until}`} viewing={viewing} from={from} until={until} />
}

interface TickingProps {
  readonly viewing: Viewing
  readonly from: number | undefined
  readonly until: number | undefined
}

function Ticking({ viewing, from, until = Number.POSITIVE_INFINITY }: TickingProps) {
  // The page changes with each second, not with each frame.
  const text = useComputed(() => {
    const since = from ?? viewing.span.value.start
    return clockText(Math.min(sightOf(viewing), until) - since)
  })
  return (
    <time role="timer" aria-live="off">
      {text}
    </time>
  )
}
