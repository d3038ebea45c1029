import { useState } from 'preact/hooks'
import { deskLink } from '../../../organising/own-desks.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useOwnDesks } from '../../event/use-own-desks.ts'
import styles from '../common/forms.module.css'
import { HandedLink } from '../common/handed-link.tsx'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

/** The key to this desk, which lies in this browser only: to take it along, and to take it away. */
export function OwnKey() {
  const { router } = useApp()
  const desks = useOwnDesks()
  const { session } = useDesk()
  const say = useOrganiseWords()
  const [isShown, setShown] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { event, token } = session
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <section class={styles.card} aria-labelledby="own-key-title">
      <h2 id="own-key-title">{say('key.title')}</h2>
      <p class={styles.quiet}>{say('key.more')}</p>
      {isShown && <HandedLink name={say('key.title')} link={deskLink(location.origin, event, token)} />}
      {isLeaving && <p class={controlStyles.warning}>{say('key.forget.more')}</p>}
      <div class={styles.acts}>
        {isLeaving ? (
          <>
            <button
              type="button"
              class={classNames(controlStyles.button, styles.grave)}
              onClick={() => {
                desks.forget(event)
                router.go({ page: 'organise' })
              }}
            >
              {say('key.forget.sure')}
            </button>
            <button type="button" class={second} onClick={() => setLeaving(false)}>
              {say('cancel')}
            </button>
          </>
        ) : (
          <>
            <button type="button" class={second} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {say(isShown ? 'key.hide' : 'key.show')}
            </button>
            <button type="button" class={second} onClick={() => setLeaving(true)}>
              {say('desk.forget')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
