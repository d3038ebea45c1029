import { sayElsewhere } from '../../../language/elsewhere-words.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import { formatRoute } from '../../../routes.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { Notice } from '../../common/notice.tsx'
import styles from './played-elsewhere.module.css'

/** The seat is played in another tab or on another device; here it can be watched, and taken back. */
export function PlayedElsewhere({ onPlayHere }: { readonly onPlayHere: () => void }) {
  const { language } = useApp()
  return (
    <div
      class={styles.elsewhere}
      role="alertdialog"
      aria-label={sayElsewhere(language.value, 'elsewhere.title')}
    >
      <div class={styles.card}>
        <h2>{sayElsewhere(language.value, 'elsewhere.title')}</h2>
        <p>{sayElsewhere(language.value, 'elsewhere.text')}</p>
        <button type="button" class={controlStyles.button} onClick={onPlayHere}>
          {sayElsewhere(language.value, 'elsewhere.here')}
        </button>
      </div>
    </div>
  )
}

/** The token no longer opens the seat: another device has the seat, with a new token. */
export function SeatReplaced({ match, token }: { readonly match: string; readonly token: string }) {
  const { tables, language } = useApp()
  const newest = tables.of(match)?.seats.findLast((one) => one !== token)
  return (
    <Notice
      title={sayElsewhere(language.value, 'replaced.title')}
      text={sayElsewhere(language.value, 'replaced.text')}
    >
      {newest !== undefined && (
        <button type="button" class={controlStyles.button} onClick={() => tables.sit(match, newest)}>
          {sayElsewhere(language.value, 'replaced.back')}
        </button>
      )}
      <a
        class={classNames(controlStyles.button, newest !== undefined && controlStyles.second)}
        href={formatRoute({ page: 'watch', match })}
      >
        {sayOfPlay(language.value, 'watch')}
      </a>
    </Notice>
  )
}
