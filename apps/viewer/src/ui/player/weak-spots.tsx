import { gameEntryOf } from '../../games/registry.ts'
import { localeOf } from '../../language/locale-of.ts'
import type { OwnRecord } from '../../player/record/own-record.ts'
import { type MistakeShare, mistakeShare, sharesBySession, sharesByTrait } from '../../review/weak-spots.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useReviewWords } from '../common/use-review-words.ts'
import styles from './weak-spots.module.css'

/** How often a player's acts went wrong, by what tells them apart, and with how much certainty: no judgement. */
export function WeakSpots({ record }: { readonly record: OwnRecord }) {
  const { language } = useApp()
  const say = useReviewWords()
  const reviewed = record.reviewed.value
  const games = Object.entries(record.reviewings.value).flatMap(([game, reviewing]) => {
    const matches = reviewed.filter((match) => match.game === game && match.acts.length > 0)
    return matches.length > 0 ? [{ game, reviewing, matches }] : []
  })
  return (
    <>
      {games.map(({ game, reviewing, matches }) => {
        const all = mistakeShare(
          'all',
          matches.flatMap(({ acts }) => acts),
        )
        const groups = [
          ...reviewing.traits.map((trait) => ({
            words: trait.words[language.value],
            shares: sharesByTrait(matches, trait),
            wordOf: (id: string) =>
              trait.values.find((value) => value.id === id)?.words[language.value] ?? id,
          })),
          {
            words: say('weak.session'),
            shares: sharesBySession(matches),
            wordOf: (id: string) => say(id === 'early' ? 'weak.early' : 'weak.later'),
          },
        ]
        const shown = groups.flatMap(({ shares }) => shares).filter(({ isTooFew }) => !isTooFew)
        const most = Math.max(0.05, ...[all, ...shown].map(({ interval }) => interval.high))
        const name = Object.keys(record.reviewings.value).length > 1 ? gameEntryOf(game)?.name : undefined
        return (
          <section key={game} class={styles.weak} aria-labelledby={`weak-${game}`}>
            <h2 id={`weak-${game}`}>
              {say('weak.title')}
              {name && ` (${name})`}
            </h2>
            <p class={controlStyles.quiet}>{say('weak.text', { count: matches.length })}</p>
            <div class={styles.groups}>
              <Group
                words={say('weak.all')}
                shares={[all]}
                wordOf={() => reviewing.kinds.map(({ words }) => words[language.value]).join(', ')}
                most={most}
              />
              {groups.map((group) => (
                <Group key={group.words} {...group} most={most} />
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}

interface GroupProps {
  readonly words: string
  readonly shares: readonly MistakeShare[]
  readonly wordOf: (id: string) => string
  /** The share at the end of every bar. */
  readonly most: number
}

function Group({ words, shares, wordOf, most }: GroupProps) {
  return (
    <div class={styles.group}>
      <h3>{words}</h3>
      <ul>
        {shares.map((share) => (
          <Row key={share.id} share={share} word={wordOf(share.id)} most={most} />
        ))}
      </ul>
    </div>
  )
}

function Row({
  share,
  word,
  most,
}: {
  readonly share: MistakeShare
  readonly word: string
  readonly most: number
}) {
  const { language } = useApp()
  const say = useReviewWords()
  const { wrong, of, interval, isTooFew } = share
  const locale = localeOf(language.value, navigator.languages)
  const percent = (part: number) =>
    (100 * part).toLocaleString(locale, { maximumFractionDigits: part < 0.1 ? 1 : 0 })
  const counts = { wrong, of, share: percent(of === 0 ? 0 : wrong / of) }
  const said = say('weak.said', {
    share: counts.share,
    low: percent(interval.low),
    high: percent(interval.high),
  })
  return (
    <li class={classNames(styles.row, isTooFew && styles.few)}>
      <span>{word}</span>
      {isTooFew ? (
        <small>{say('weak.few', counts)}</small>
      ) : (
        <>
          <span class={styles.bar} aria-hidden="true">
            <i
              style={{
                '--low': interval.low / most,
                '--high': interval.high / most,
              }}
            />
            <b style={{ '--share': wrong / of / most }} />
          </span>
          <small title={said}>
            {say('weak.of', counts)}
            <span class={controlStyles.spoken}>: {said}</span>
          </small>
        </>
      )}
    </li>
  )
}
