import type { ShowStatus } from '@getaway/client/shows'
import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { ReadShow } from '../../shows/read-show.ts'
import { screenMatch } from '../../shows/screen-match.ts'
import type { ShowKey } from '../../shows/show-link.ts'
import { useShow } from './use-show.ts'

/** What is on a screen of a show. */
export interface ShownProgramme {
  readonly match: string
  readonly show: ReadShow
  /** This screen’s clock has come to where its caster goes on to another match. */
  readonly onNext: (match: string) => void
}

interface Props {
  readonly of: ShowKey
  /** While there is no match to show. */
  readonly waiting?: (status: ShowStatus) => ComponentChildren
  readonly children: (programme: ShownProgramme) => ComponentChildren
}

/** Goes from match to match as the caster of a show does. */
export function ShowProgramme({ of, waiting, children }: Props) {
  const show = useShow(of)
  const shown = useSignal<string | undefined>(undefined)
  const reached = useSignal<string | undefined>(undefined)
  useSignalEffect(() => {
    const next = screenMatch(shown.peek(), show.match.value, reached.value, show.acts.value)
    if (next === shown.peek()) return
    shown.value = next
    reached.value = undefined
  })
  const match = shown.value
  if (match === undefined) return <>{waiting?.(show.status.value)}</>
  const onNext = (next: string) => {
    reached.value = next
  }
  return <>{children({ match, show, onNext })}</>
}
