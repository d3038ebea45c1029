import type { LogEvent } from '@getaway/engine'
import { useComputed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { leaveMatch } from '../../coming/leave-match.ts'
import { roleBy, startPractice } from '../../coming/practice.ts'
import { gameEntryOf } from '../../games/registry.ts'
import type { Practice } from '../../own-tables/own-table.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { useComing } from '../common/use-coming.ts'
import { useComingWords } from '../common/use-coming-words.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import { PracticeChoice } from './practice-choice.tsx'

interface Props {
  readonly match: string
  /** As it was chosen; a rematch has other roles. */
  readonly practice: Practice
  readonly viewing: Viewing
}

/** A player who practises chooses another role or another bot, and sits at a new table with one press. */
export function PracticeCard({ match, practice, viewing }: Props) {
  const { client, tables, router } = useApp()
  const { dependencies, name } = useComing()
  const problemText = useProblemText()
  const say = useComingWords()
  const [state, setState] = useState<'idle' | 'starting' | { readonly why: string }>('idle')
  const options = useComputed(() => optionsOf(viewing.known.value?.created)).value
  const entry = gameEntryOf(practice.game)
  if (!entry?.practice) return null
  const chosen = { ...practice, role: roleBy(entry, options) ?? practice.role }
  const deal = (wanted: Practice) => {
    const entry = gameEntryOf(wanted.game)
    if (state === 'starting' || !entry) return
    setState('starting')
    startPractice(dependencies, { practice: wanted, entry, name }).then(
      (next) => {
        router.go({ page: 'play', match: next })
        // If it fails, the match stays among the own tables, where it can be given up.
        leaveMatch({ client, tables }, match, { isAwaited: false }).catch(() => {})
      },
      (error: unknown) => setState({ why: problemText(error) }),
    )
  }
  return (
    <PracticeChoice key={chosen.role} chosen={chosen} isStarting={state === 'starting'} onDeal={deal}>
      {typeof state === 'object' && (
        <p class={controlStyles.warning} role="alert">
          {say('new.failed', { why: state.why })}
        </p>
      )}
    </PracticeChoice>
  )
}

/** What its host chose. */
function optionsOf(created: LogEvent | undefined): Readonly<Record<string, unknown>> {
  const { options } = (created?.data ?? {}) as { readonly options?: Readonly<Record<string, unknown>> }
  return options ?? {}
}
