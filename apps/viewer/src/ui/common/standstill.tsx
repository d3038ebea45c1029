import { useComputed } from '@preact/signals'
import type { TableStatus } from '../../table/table-status.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useWords } from './app-context.ts'
import { clockText } from './clock-text.ts'
import controlStyles from './controls.module.css'
import { stillFor } from './still-for.ts'

interface Props {
  readonly viewing: Viewing
  readonly status: TableStatus | undefined
}

/** In a live match in which nobody moves: who is being waited for, and since when. */
export function Standstill({ viewing, status }: Props) {
  const say = useWords()
  const { told, span, playback } = viewing
  const still = useComputed(() => {
    const known = told.known.value
    return known && playback.value.isFollowing ? stillFor(known, span.value) : undefined
  }).value
  if (still === undefined || !status || status.waitsFor.length === 0) return null
  return (
    <p class={controlStyles.quiet}>
      {say('status.waits-for', { names: status.waitsFor.join(', '), time: clockText(still) })}
    </p>
  )
}
