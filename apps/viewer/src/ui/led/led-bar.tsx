import type { LedAsk } from '../../led/led-link.ts'
import { FollowerBar } from './follower-bar.tsx'
import { LeaderBar } from './leader-bar.tsx'
import type { LedProps } from './led-props.ts'

/** This tab's part in a review that somebody leads. */
export function LedBar({ ask, ...props }: LedProps & { readonly ask: LedAsk }) {
  if (ask.type === 'lead') return <LeaderBar {...props} />
  return <FollowerBar {...props} show={ask.show} />
}
