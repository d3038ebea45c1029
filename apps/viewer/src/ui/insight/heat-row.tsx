import { useComputed } from '@preact/signals'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { HeatPanel } from './heat-panel.tsx'
import { type OpenInsight, useReckoner } from './use-reckoner.ts'

/** What could be known at the instant that is shown, where nothing is hidden any more. */
export function HeatRow({ viewing }: { readonly viewing: Viewing }) {
  const opened = useReckoner(viewing)
  return opened ? <HeatAt viewing={viewing} opened={opened} /> : null
}

/** The same, of what is being worked out already. */
export function HeatAt({ viewing, opened }: { readonly viewing: Viewing; readonly opened: OpenInsight }) {
  const { language } = useApp()
  const { insight, reckoner } = opened
  const shownFrom = useComputed(() => {
    const match = viewing.told.known.value
    return match ? insight.shownFrom(match.timeline) : []
  })
  // What the table has not shown yet is not known yet.
  const index = useComputed(() => {
    const [now, from] = [viewing.posed.value, shownFrom.value]
    let at = viewing.index.value
    while (at > 0 && (from[at] ?? 0) > now) at--
    return at
  })
  const strip = useComputed(() => {
    const match = viewing.told.known.value
    const answer = reckoner.answers.value(index.value)
    if (!match || answer === undefined) return undefined
    return insight.stripOf(match.timeline, index.value, answer, viewing.look.value.side, language.value)
  })
  const questions = useComputed(() => {
    const match = viewing.told.known.value
    return match ? insight.questionsOf(match.timeline) : []
  })
  // Before the deal there is nothing to know.
  const isAsked = useComputed(() => questions.value[index.value] !== undefined)
  return (
    <HeatPanel
      title={insight.words[language.value]}
      strip={strip.value}
      isWaiting={isAsked.value && !strip.value}
    />
  )
}
