import { newToken } from '@getaway/client'
import { createShowClient } from '@getaway/client/shows'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { sayLed } from '../../language/led-words.ts'
import { leadViewing } from '../../led/lead-viewing.ts'
import { formatFollowing } from '../../led/led-link.ts'
import { formatRoute } from '../../routes.ts'
import { createCasting } from '../../shows/casting.ts'
import { storageIn } from '../../surroundings.ts'
import { useWordsOf } from '../common/app-context.ts'
import { PageIcon } from '../common/icons.tsx'
import { useLinkForOthers } from '../common/use-link-for-others.ts'
import styles from './led-bar.module.css'
import type { LedProps } from './led-props.ts'

/** Leads others: they are where this viewing is, whenever they want. */
export function LeaderBar({ viewing, views, match, onLeave }: LedProps) {
  const say = useWordsOf(sayLed)
  const casting = useMemo(
    () =>
      createCasting({
        shows: createShowClient({ url: location.origin }),
        match,
        kept: storageIn(() => sessionStorage),
        newToken,
        name: `getaway.leading.${match}`,
      }),
    [match],
  )
  useEffect(() => casting.dispose, [casting])
  useEffect(() => leadViewing({ viewing, views, match, casting }), [viewing, views, match, casting])
  const show = casting.show.value
  const count = casting.readers.value
  const word = count === 0 ? 'followers.none' : count === 1 ? 'followers.one' : 'followers'
  return (
    <section class={styles.bar} aria-label={say('name')}>
      <p role="status">
        <b>{say('leading')}</b>{' '}
        <span>{casting.problem.value ?? (show ? say(word, { count }) : say('making'))}</span>
      </p>
      {show && (
        <LinkButton
          link={`${location.origin}${formatRoute({ page: 'replay', match })}${formatFollowing(show)}`}
        />
      )}
      <button type="button" class={styles.second} onClick={onLeave}>
        {say('stop')}
      </button>
    </section>
  )
}

function LinkButton({ link: own }: { readonly link: string }) {
  const say = useWordsOf(sayLed)
  const { link, reach } = useLinkForOthers(own)
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('by hand'),
    )
  if (state === 'by hand')
    return (
      <input class={styles.link} readOnly value={link} aria-label={say('link')} ref={(it) => it?.select()} />
    )
  return (
    <button
      type="button"
      class={styles.first}
      title={reach === 'here' ? say('link.here') : link}
      data-link={link}
      onClick={() => void (navigator.clipboard ? copy() : setState('by hand'))}
    >
      <PageIcon name={state === 'copied' ? 'done' : 'link'} />
      {say(state === 'copied' ? 'copied' : 'copy')}
    </button>
  )
}
