import { formatRoute } from '../../../routes.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useOwnDesks } from '../../event/use-own-desks.ts'
import styles from '../common/forms.module.css'
import { useOrganiseWords } from '../use-organise-words.ts'
import { NewTournament } from './new-tournament.tsx'

/** The tournaments that this browser organises, and a new one on one screen. */
export function OwnTournaments() {
  const desks = useOwnDesks()
  const say = useOrganiseWords()
  const own = desks.all.value
  return (
    <div class={styles.page}>
      <h1>{say('own.title')}</h1>
      {own.length > 0 && (
        <section class={styles.card} aria-labelledby="own-desks">
          <h2 id="own-desks">{say('own.here')}</h2>
          <ul class={styles.list}>
            {own.map(({ event, name }) => (
              <li key={event}>
                <strong>{name}</strong>
                <a
                  class={classNames(controlStyles.button, controlStyles.second, styles.small)}
                  href={formatRoute({ page: 'event', event })}
                >
                  {say('desk.public')}
                </a>
                <a
                  class={classNames(controlStyles.button, styles.small)}
                  href={formatRoute({ page: 'organise', event })}
                  aria-label={say('own.open.of', { name })}
                >
                  {say('own.open')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewTournament />
    </div>
  )
}
