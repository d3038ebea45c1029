import type { Casting } from '../../../shows/casting.ts'
import { clockText } from '../../common/clock-text.ts'
import { useCasterWords } from '../use-caster-words.ts'
import styles from './controls.module.css'
import { Panel } from './panel.tsx'
import { type ActTeller, tellAct } from './tell-act.ts'

interface Props {
  readonly casting: Casting
  readonly match: string
  readonly teller: ActTeller
}

/** What was aired of this match, the newest first. */
export function LogPanel({ casting, match, teller }: Props) {
  const say = useCasterWords()
  const aired = casting.acts.value.filter((act) => act.match === match).toReversed()
  return (
    <Panel title={say('log')}>
      {aired.length === 0 && <p class={styles.hint}>{say('log.none')}</p>}
      <ol class={styles.log}>
        {aired.map(({ number, at, act }) => (
          <li key={number}>
            <time>{clockText(at - teller.start)}</time>
            <span>{tellAct(act, teller)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
