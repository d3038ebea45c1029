import { sayBeside } from '../../../language/beside-words.ts'
import { secondsText } from '../../../language/seconds-text.ts'
import { figuresOf } from '../../../review/beside/two-rounds.ts'
import { useApp, useWordsOf } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import styles from './beside.module.css'
import type { ComparedRound } from './compared-round.ts'

/** What both rounds came to, and why each ended as it did. */
export function RoundFiguresTable({ rounds }: { readonly rounds: readonly ComparedRound[] }) {
  const { language } = useApp()
  const say = useWordsOf(sayBeside)
  const kinds = rounds[0]?.looked.reviewing.kinds ?? []
  const figures = rounds.map(({ chapter }) =>
    figuresOf(
      chapter,
      kinds.map(({ kind }) => kind),
    ),
  )
  const rows = [
    { word: say('length'), values: figures.map(({ length }) => clockText(length)) },
    ...kinds.flatMap(({ kind, words, pace }, nth) => {
      const of = figures.map(({ kinds }) => kinds[nth])
      if (of.every((figure) => !figure?.count)) return []
      const name = words[language.value]
      return [
        { word: say('kind.count', { kind: name }), values: of.map((figure) => String(figure?.count ?? 0)) },
        { word: say('kind.wrong', { kind: name }), values: of.map((figure) => String(figure?.wrong ?? 0)) },
        {
          word: say('kind.us', { pace: pace[language.value], kind }),
          values: of.map((figure) =>
            figure?.us === undefined ? '–' : secondsText(figure.us, language.value),
          ),
        },
      ]
    }),
    {
      word: say('why'),
      values: rounds.map(({ looked, chapter: { why } }) =>
        why ? looked.reviewing.sayWhy(looked.timeline, looked.review, why, language.value) : '–',
      ),
    },
  ]
  return (
    <table class={styles.figures}>
      <caption>{say('figures')}</caption>
      <thead>
        <tr>
          <td />
          {rounds.map(({ title }, nth) => (
            <th key={`${nth} ${title}`} scope="col" data-nth={nth}>
              <i aria-hidden="true" />
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ word, values: [first, second] }) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
