import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { sayShow } from '../../language/show-words.ts'
import type { ReadShow } from '../../shows/read-show.ts'
import { screenMatch } from '../../shows/screen-match.ts'
import type { ShowKey } from '../../shows/show-link.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { BroadcastTable } from '../broadcast/broadcast-table.tsx'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { useViewing } from '../match/use-viewing.ts'
import { ShowGraphic } from '../shows/show-graphic.tsx'
import { useBroadcasting } from '../shows/use-broadcasting.ts'
import { useDirected } from '../shows/use-directed.ts'
import { useShow } from '../shows/use-show.ts'
import stageStyles from '../table/table-stage.module.css'

/** A show on a big screen: the match that its caster has on, as the caster has it seen. */
export function ShowTv({ of }: { readonly of: ShowKey }) {
  const { language } = useApp()
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
  if (match !== undefined) {
    return (
      <ShownMatch
        key={match}
        match={match}
        show={show}
        onNext={(next) => {
          reached.value = next
        }}
      />
    )
  }
  const isMissing = show.status.value === 'missing'
  return (
    <section class={classNames(stageStyles.stage, stageStyles.empty)}>
      <p>
        <strong>{sayShow(language.value, isMissing ? 'missing' : 'connecting')}</strong>
        {isMissing && sayShow(language.value, 'missing.more')}
      </p>
    </section>
  )
}

interface ShownProps {
  readonly match: string
  readonly show: ReadShow
  readonly onNext: (match: string) => void
}

/** Over from the beginning, it is played from the beginning; else it is followed live. */
function ShownMatch(props: ShownProps) {
  const { client } = useApp()
  const [kind, setKind] = useState<'watch' | 'replay'>()
  useEffect(() => {
    let isHere = true
    client.readMatch(props.match).then(
      ({ status }) => isHere && setKind(status === 'over' ? 'replay' : 'watch'),
      // It may be younger than its delay: the line waits for it.
      () => isHere && setKind('watch'),
    )
    return () => {
      isHere = false
    }
  }, [client, props.match])
  return kind ? <Directed {...props} kind={kind} /> : null
}

function Directed({ match, show, onNext, kind }: ShownProps & { readonly kind: 'watch' | 'replay' }) {
  const watched = useViewing(match, kind)
  const broadcasting = useBroadcasting(watched)
  const views = useMemo(() => createViewChoice('director'), [watched])
  const { viewing, direction } = useDirected({
    viewing: watched,
    match,
    acts: show.acts,
    views,
    broadcasting,
  })
  const next = direction.value.next?.match
  useEffect(() => {
    if (next !== undefined) onNext(next)
  }, [next])
  return (
    <BroadcastTable viewing={viewing} views={views} isLive={kind === 'watch'} hasCards={false}>
      <ShowGraphic viewing={viewing} direction={direction} broadcasting={broadcasting} />
    </BroadcastTable>
  )
}
