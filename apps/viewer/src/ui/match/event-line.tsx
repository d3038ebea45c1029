import { useComputed } from '@preact/signals'
import { formatRoute } from '../../routes.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import styles from './event-line.module.css'

interface Props {
  readonly viewing: Viewing
}

/** To which event the match belongs, with the way there. */
export function EventLine({ viewing }: Props) {
  const say = useWords()
  const event = useComputed(() => eventIn(viewing.known.value?.created.data)).value
  if (!event) return null
  const { id, stage, table } = event
  const where = [stage, table].filter((one) => typeof one === 'string' && one !== '')
  return (
    <p class={styles.event}>
      <a href={formatRoute({ page: 'event', event: id })}>{say('page.event')}</a>
      <span class={controlStyles.quiet}>{where.length > 0 ? where.join(', ') : id}</span>
    </p>
  )
}

interface EventOption {
  readonly id: string
  readonly stage?: string | null
  readonly table?: string | null
}

/** Every game keeps it in the options that all hosts have. */
function eventIn(data: unknown): EventOption | undefined {
  const { options } = (data ?? {}) as { readonly options?: { readonly event?: EventOption | null } }
  const event = options?.event
  return typeof event?.id === 'string' ? event : undefined
}
