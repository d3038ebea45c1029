import { localeOf } from '../../language/locale-of.ts'
import type { OwnRecord } from '../../player/record/own-record.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import styles from './own-figures.module.css'
import { usePlayerWords } from './use-player-words.ts'

/** How quickly the player moved, match by match; each bar leads to the longest pause of its match. */
export function OwnPace({ record }: { readonly record: OwnRecord }) {
  const { language } = useApp()
  const say = usePlayerWords()
  const bars = record.reviewed.value
    .flatMap(({ match, createdAt, pace, slowest }) =>
      pace === undefined ? [] : [{ match, createdAt, pace, slowest }],
    )
    .toReversed()
  if (bars.length === 0) return null
  const locale = localeOf(language.value, navigator.languages)
  const seconds = (us: number) =>
    (us / 1_000_000).toLocaleString(locale, { maximumFractionDigits: us < 1_000_000 ? 2 : 1 })
  const most = Math.max(...bars.map(({ pace }) => pace))
  const latest = bars.at(-1)?.pace ?? 0
  return (
    <section class={styles.figure} aria-labelledby="own-pace">
      <h2 id="own-pace">{say('me.pace')}</h2>
      <p class={controlStyles.quiet}>{say('me.pace.more')}</p>
      <strong class={styles.latest}>{say('me.seconds', { seconds: seconds(latest) })}</strong>
      <ol class={styles.bars}>
        {bars.map(({ match, createdAt, pace, slowest }) => {
          const when = new Date(createdAt / 1000).toLocaleDateString(locale)
          const label = say('me.pace.of', { seconds: seconds(pace), when })
          const into = slowest === undefined ? {} : { into: slowest }
          return (
            <li key={match}>
              <a href={formatRoute({ page: 'replay', match, ...into })} aria-label={label} title={label}>
                <i style={{ '--share': pace / most }} />
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
