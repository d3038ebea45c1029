import { useEffect, useMemo } from 'preact/hooks'
import { sayLed } from '../../language/led-words.ts'
import { followLeader } from '../../led/follow-leader.ts'
import type { ShowKey } from '../../shows/show-link.ts'
import { useWordsOf } from '../common/app-context.ts'
import { useShow } from '../shows/use-show.ts'
import styles from './led-bar.module.css'
import type { LedProps } from './led-props.ts'

/** Goes where the leader goes, until its viewer wants to look around; one press leads back. */
export function FollowerBar({ viewing, views, match, show, onLeave }: LedProps & { readonly show: ShowKey }) {
  const say = useWordsOf(sayLed)
  const { acts, status } = useShow(show)
  const lead = useMemo(
    () => followLeader({ viewing, views, match, acts, now: () => performance.now() }),
    [viewing, views, match, acts],
  )
  useEffect(() => lead.dispose, [lead])
  const isWith = lead.isWith.value
  const hasBegun = lead.position.value !== undefined
  const state = status.value
  const said =
    state === 'missing'
      ? 'missing'
      : state === 'offline'
        ? 'offline'
        : !hasBegun
          ? 'waiting'
          : isWith
            ? 'following'
            : 'own'
  return (
    <section class={styles.bar} aria-label={say('name')}>
      <p role="status">
        <b>{say(said)}</b>
      </p>
      {hasBegun && (
        <button
          type="button"
          class={isWith ? styles.second : styles.first}
          onClick={() => lead.follow(!isWith)}
        >
          {say(isWith ? 'to-own' : 'to-leader')}
        </button>
      )}
      <button type="button" class={styles.second} onClick={onLeave}>
        {say('leave')}
      </button>
    </section>
  )
}
