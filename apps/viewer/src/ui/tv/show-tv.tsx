import { useEffect, useMemo, useState } from 'preact/hooks'
import { sayShow } from '../../language/show-words.ts'
import type { ShowKey } from '../../shows/show-link.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { BroadcastTable } from '../broadcast/broadcast-table.tsx'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { useViewing } from '../match/use-viewing.ts'
import { ShowLayer } from '../shows/show-layer.tsx'
import { type ShownProgramme, ShowProgramme } from '../shows/show-programme.tsx'
import stageStyles from '../table/table-stage.module.css'

/** A show on a big screen: the match that its caster has on, as the caster has it seen. */
export function ShowTv({ of }: { readonly of: ShowKey }) {
  const { language } = useApp()
  return (
    <ShowProgramme
      of={of}
      waiting={(status) => (
        <section class={classNames(stageStyles.stage, stageStyles.empty)}>
          <p>
            <strong>{sayShow(language.value, status === 'missing' ? 'missing' : 'connecting')}</strong>
            {status === 'missing' && sayShow(language.value, 'missing.more')}
          </p>
        </section>
      )}
    >
      {(programme) => <ShownMatch key={programme.match} programme={programme} />}
    </ShowProgramme>
  )
}

interface ShownProps {
  readonly programme: ShownProgramme
}

/** Over from the beginning, it is played from the beginning; else it is followed live. */
function ShownMatch({ programme }: ShownProps) {
  const { client } = useApp()
  const [kind, setKind] = useState<'watch' | 'replay'>()
  useEffect(() => {
    let isHere = true
    client.readMatch(programme.match).then(
      ({ status }) => isHere && setKind(status === 'over' ? 'replay' : 'watch'),
      // It may be younger than its delay: the line waits for it.
      () => isHere && setKind('watch'),
    )
    return () => {
      isHere = false
    }
  }, [client, programme.match])
  return kind ? <ShownTable programme={programme} kind={kind} /> : null
}

function ShownTable({ programme, kind }: ShownProps & { readonly kind: 'watch' | 'replay' }) {
  const viewing = useViewing(programme.match, kind)
  const views = useMemo(() => createViewChoice('director'), [viewing])
  return (
    <ShowLayer programme={programme} viewing={viewing} views={views}>
      {(directed, graphic) => (
        <BroadcastTable viewing={directed} views={views} isLive={kind === 'watch'} hasCards={false}>
          {graphic}
        </BroadcastTable>
      )}
    </ShowLayer>
  )
}
