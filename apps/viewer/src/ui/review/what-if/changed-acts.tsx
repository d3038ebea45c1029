import { sayOther } from '../../../language/other-words.ts'
import type { ChangedAct } from '../../../review/what-if/other-course.ts'
import { useWordsOf } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { linkTo, useLookedBack } from '../looked-back.ts'
import styles from './what-if.module.css'

/** Which actions would have counted, come too late, or been impossible, where they did not in the match. */
export function ChangedActs({ acts }: { readonly acts: readonly ChangedAct[] }) {
  const looked = useLookedBack()
  const say = useWordsOf(sayOther)
  const { course, timeline, start, names } = looked
  const moves = course.moves.value
  const textOf = ({ seq, by }: ChangedAct) =>
    moves.find(({ index }) => timeline.entryAt(index)?.event.seq === seq)?.text ??
    say('act.some', { name: names[by] ?? '' })
  return (
    <section class={styles.changed} aria-label={say('acts')}>
      <h3>{say('acts')}</h3>
      <ul>
        {acts.map((act) => (
          <li key={act.seq}>
            <a href={linkTo(looked, act.at)}>
              <time>{clockText(act.at - start)}</time>
            </a>
            <span>
              <b>{textOf(act)}</b>{' '}
              {say('act.change', { was: say(`act.${act.was}`), would: say(`act.${act.would}`) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
