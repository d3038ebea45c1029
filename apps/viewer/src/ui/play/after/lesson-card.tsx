import { useRef, useState } from 'preact/hooks'
import { rulebookOf } from '../../../games/registry.ts'
import { sayAfter } from '../../../language/after-words.ts'
import type { Lesson } from '../../../playing/lessons.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useModule } from '../../common/use-module.ts'
import { useSize } from '../../common/use-size.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ClauseText } from '../../rules/clause-text.tsx'
import { ExampleFigure } from '../../rules/example-figure.tsx'
import styles from './lesson-card.module.css'

interface Props {
  readonly game: string
  readonly lesson: Lesson
  readonly onClose: () => void
  /** How many px of the table's head it covers. */
  readonly onHead: (px: number) => void
}

/** A screen on which the whole card would cover what is played on: there it is one line, until more is wanted. */
const FEW_PX = '(max-width: 760px), (max-height: 560px)'

/** What the rules say of something that was refused for the first time, with a picture where they have one. */
export function LessonCard({ game, lesson: { clause, text }, onClose, onHead }: Props) {
  const { language } = useApp()
  const card = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(() => !matchMedia(FEW_PX).matches)
  const { module: book } = useModule(() => rulebookOf(game), true, game)
  const found = book
    ?.chaptersOf(language.value)
    .flatMap(({ clauses }) => clauses)
    .find(({ id }) => id === clause)
  useSize(
    card,
    ({ height }) => onHead(card.current ? headCovered(card.current, height) : 0),
    found !== undefined,
  )
  useKeys({ 'put-back': onClose }, found !== undefined)
  if (!found) return null
  const example = found.examples.find(({ verdict }) => verdict === 'wrong') ?? found.examples[0]
  return (
    <section
      class={classNames(styles.lesson, !isWhole && styles.brief)}
      aria-labelledby="lesson-title"
      ref={card}
    >
      <div role="status">
        <h2 id="lesson-title">{text[language.value]}</h2>
        {isWhole && (
          <p>
            <ClauseText text={found.text} />
          </p>
        )}
      </div>
      {isWhole && example && <ExampleFigure example={example} />}
      <div class={styles.acts}>
        <button type="button" class={controlStyles.button} onClick={onClose}>
          {sayAfter(language.value, 'lesson.close')}
        </button>
        {isWhole ? (
          <a href={`/rules#${clause}`} target="_blank" rel="noreferrer">
            {sayAfter(language.value, 'lesson.more', { clause })}
          </a>
        ) : (
          <button type="button" class={styles.why} onClick={() => setWhole(true)}>
            {sayAfter(language.value, 'lesson.why')}
          </button>
        )}
      </div>
    </section>
  )
}

/** How many px of the table's head are under the card; none where it stands beside the table. */
function headCovered(card: HTMLElement, height: number): number {
  const isBeside = getComputedStyle(card).position === 'fixed'
  return height > 0 && !isBeside ? card.offsetTop + height : 0
}
