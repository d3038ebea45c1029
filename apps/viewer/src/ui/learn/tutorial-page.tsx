import { useMemo, useState } from 'preact/hooks'
import { GAMES_TO_LEARN } from '../../games/registry.ts'
import { createTableSurface } from '../../input/table-surface.ts'
import { sayOfLearning } from '../../language/learn-words.ts'
import { keepLesson, keptLesson } from '../../practice/kept-progress.ts'
import type { LocalTable } from '../../practice/messages.ts'
import { formatRoute } from '../../routes.ts'
import type { TutorialLesson } from '../../table/tutorial.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import { ownStorage } from '../common/own-storage.ts'
import { useComing } from '../common/use-coming.ts'
import { useModule } from '../common/use-module.ts'
import { PlayNow } from '../lobby/play-now.tsx'
import { TablePage } from '../play/table-page.tsx'
import styles from './coach.module.css'
import { Coach } from './coach.tsx'
import { useLocalSeat } from './use-local-seat.ts'

/** A game in a few steps, on a real table in this browser; where its player has stopped, it goes on. */
export function TutorialPage({ game }: { readonly game: string | undefined }) {
  const { language } = useApp()
  const entry = GAMES_TO_LEARN.find(({ id }) => id === game) ?? GAMES_TO_LEARN[0]
  const { module: tutorial } = useModule(
    () => entry?.loadTutorial?.() ?? Promise.reject(new Error('no tutorial')),
    true,
  )
  const kept = entry?.id ?? ''
  const [{ at, from, table }, setAt] = useState(() => ({
    at: keptLesson(ownStorage(), kept),
    from: 0,
    table: 0,
  }))
  if (!tutorial) return null
  const go = (lesson: number, step = 0) => {
    keepLesson(ownStorage(), kept, lesson)
    setAt({ at: lesson, from: step, table: table + 1 })
  }
  const lesson = tutorial.lessons[at]
  if (!lesson) return <Done game={tutorial.game} lessons={tutorial.lessons} onAgain={go} />
  const before = tutorial.lessons.slice(0, at).reduce((sum, { steps }) => sum + steps.length, 0)
  const count = tutorial.lessons.reduce((sum, { steps }) => sum + steps.length, 0)
  return (
    <LessonTable
      key={table}
      from={from}
      game={tutorial.game}
      lesson={lesson}
      before={before}
      count={count}
      next={tutorial.lessons[at + 1]?.begin[language.value] ?? sayOfLearning(language.value, 'finish')}
      onNext={() => go(at + 1)}
      onAgain={(step) => go(at, step)}
    />
  )
}

interface Props {
  readonly game: string
  readonly lesson: TutorialLesson
  /** So many steps were in the lessons before. */
  readonly before: number
  readonly count: number
  readonly from: number
  readonly next: string
  readonly onNext: () => void
  readonly onAgain: (step: number) => void
}

function LessonTable({ game, lesson, before, count, from, next, onNext, onAgain }: Props) {
  const { language, router } = useApp()
  const { name } = useComing()
  const surface = useMemo(createTableSurface, [])
  const table = useMemo<LocalTable>(
    () => ({
      ...{ id: `lesson-${lesson.id}`, game, options: lesson.options as LocalTable['options'], name },
      opponent: { type: 'lesson', lesson: lesson.id, name: lesson.opponent[language.peek()] },
    }),
    [lesson],
  )
  const { viewing, seat } = useLocalSeat(table)
  const leave = () => router.go({ page: 'lobby' })
  return (
    <TablePage
      match={table.id}
      viewing={viewing}
      seat={seat}
      surface={surface}
      isLocal
      onLeave={leave}
      over={(player, onFoot) => (
        <Coach
          lesson={lesson}
          before={before}
          count={count}
          viewing={viewing}
          seat={seat}
          player={player}
          surface={surface}
          from={from}
          next={next}
          onNext={onNext}
          onAgain={onAgain}
          onLeave={leave}
          onFoot={onFoot}
        />
      )}
    />
  )
}

interface DoneProps {
  readonly game: string
  readonly lessons: readonly TutorialLesson[]
  readonly onAgain: (lesson: number, step: number) => void
}

function Done({ game, lessons, onAgain }: DoneProps) {
  const { language } = useApp()
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <Notice
      title={sayOfLearning(language.value, 'done.title')}
      text={sayOfLearning(language.value, 'done.text')}
    >
      <PlayNow game={game} />
      <div class={styles.after}>
        <a class={second} href={formatRoute({ page: 'practice', game })}>
          {sayOfLearning(language.value, 'done.practice')}
        </a>
        <a class={second} href="/rules">
          {sayOfLearning(language.value, 'done.rules')}
        </a>
        <button type="button" class={second} onClick={() => onAgain(0, 0)}>
          {sayOfLearning(language.value, 'again')}
        </button>
      </div>
      <p class={styles.onceMore}>{sayOfLearning(language.value, 'done.steps')}</p>
      <ol class={styles.after}>
        {lessons.flatMap(({ steps }, lesson) =>
          steps.map(({ id, name }, step) => (
            <li key={id}>
              <button type="button" class={second} onClick={() => onAgain(lesson, step)}>
                {name[language.value]}
              </button>
            </li>
          )),
        )}
      </ol>
    </Notice>
  )
}
