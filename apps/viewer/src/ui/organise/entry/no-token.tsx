import { useState } from 'preact/hooks'
import { formatRoute } from '../../../routes.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useOwnDesks } from '../../event/use-own-desks.ts'
import styles from '../common/forms.module.css'
import { useOrganiseWords } from '../use-organise-words.ts'

/** This browser may not see the desk: nothing of it is shown, and the way in is a link. */
export function NoToken({ event }: { readonly event: string }) {
  const desks = useOwnDesks()
  const say = useOrganiseWords()
  const [isWrong, setWrong] = useState(false)
  const open = (text: string) => {
    if (!URL.canParse(text)) return setWrong(true)
    // Where it is one, this page becomes the desk.
    setWrong(!desks.bring({ event, secret: new URL(text).hash.slice(1) }))
  }
  return (
    <div class={styles.page}>
      <h1>{say('desk.closed')}</h1>
      <form
        class={styles.card}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          open(String(new FormData(submitted.currentTarget).get('link')).trim())
        }}
      >
        <p>{say('desk.closed.more')}</p>
        <label class={styles.field}>
          <span>{say('desk.link')}</span>
          <input name="link" required autocomplete="off" spellcheck={false} aria-invalid={isWrong} />
          {isWrong && <small role="alert">{say('desk.link.wrong')}</small>}
        </label>
        <div class={styles.acts}>
          <button type="submit" class={controlStyles.button}>
            {say('own.open')}
          </button>
          <a
            class={classNames(controlStyles.button, controlStyles.second)}
            href={formatRoute({ page: 'event', event })}
          >
            {say('desk.public')}
          </a>
        </div>
      </form>
    </div>
  )
}
