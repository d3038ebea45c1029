import type { MatchSummary } from '@getaway/client'
import type { FrontWord } from '../../language/front-words.ts'
import { localeOf } from '../../language/locale-of.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useFrontWords } from '../common/use-front-words.ts'
import { EventLink } from './event-link.tsx'
import styles from './match-index.module.css'
import { MatchLink } from './match-link.tsx'
import { ReviewLink } from './review-link.tsx'

interface Props {
  readonly matches: readonly MatchSummary[] | undefined
  /** The one that can be seen anyway. */
  readonly shown?: string | undefined
  /** Under a heading for each day. */
  readonly isByDay?: boolean
}

export function MatchIndex({ matches, shown, isByDay = false }: Props) {
  const say = useFrontWords()
  if (!matches) return <p class={controlStyles.quiet}>{say('list.loading')}</p>
  if (!isByDay) return <Rows matches={matches} shown={shown} />
  const days = new Map<string, MatchSummary[]>()
  for (const match of matches) {
    // Times of the log are in µs.
    const day = new Date(match.createdAt / 1000).toDateString()
    days.set(day, [...(days.get(day) ?? []), match])
  }
  return (
    <>
      {[...days].map(([day, played]) => (
        <section key={day} class={styles.day}>
          <h3>
            <Day day={new Date(day)} />
          </h3>
          <Rows matches={played} />
        </section>
      ))}
    </>
  )
}

function Rows({ matches, shown }: Pick<Props, 'shown'> & { readonly matches: readonly MatchSummary[] }) {
  return (
    <ul class={styles.matches}>
      {matches.map((match) => (
        <li
          key={match.id}
          class={classNames(
            match.status === 'waiting' && styles.isWaiting,
            match.id === shown && styles.shown,
          )}
        >
          <MatchLink match={match} />
          <EventLink match={match} />
          <ReviewLink match={match} />
        </li>
      ))}
    </ul>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

function Day({ day }: { readonly day: Date }) {
  const say = useFrontWords()
  const { language } = useApp()
  const now = Date.now()
  const near: readonly (readonly [number, FrontWord])[] = [
    [now, 'list.today'],
    [now - DAY_MS, 'list.yesterday'],
  ]
  const word = near.find(([at]) => new Date(at).toDateString() === day.toDateString())?.[1]
  if (word) return <>{say(word)}</>
  const isThisYear = day.getFullYear() === new Date(now).getFullYear()
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return (
    <>
      {new Intl.DateTimeFormat(localeOf(language.value, navigator.languages), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...year,
      }).format(day)}
    </>
  )
}
