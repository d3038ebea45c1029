import { useMemo, useState } from 'preact/hooks'
import { GAME_ENTRIES } from '../../games/registry.ts'
import { createTableSurface } from '../../input/table-surface.ts'
import { sayOfLearning } from '../../language/learn-words.ts'
import { keepLesson, keptLesson } from '../../practice/kept-progress.ts'
import type { LocalTable } from '../../practice/messages.ts'
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

const [ENTRY] = GAME_ENTRIES.filter(({ loadTutorial }) => loadTutorial)

/** A game in five steps, on a real table in this browser; where its player has stopped, it goes on. */
export function TutorialPage() {
  const { language } = useApp()
  const { module: tutorial } = useModule(
    () => ENTRY?.loadTutorial?.() ?? Promise.reject(new Error('no tutorial')),
    true,
  )
  const [{ at, from }, setAt] = useState(() => ({ at: keptLesson(ownStorage()), from: 0 }))
  if (!tutorial) return null
  const go = (lesson: number, step = 0) => {
    keepLesson(ownStorage(), lesson)
    setAt({ at: lesson, from: step })
  }
  const lesson = tutorial.lessons[at]
  if (!lesson) return <Done lessons={tutorial.lessons} onAgain={go} />
  const before = tutorial.lessons.slice(0, at).reduce((sum, { steps }) => sum + steps.length, 0)
  const count = tutorial.lessons.reduce((sum, { steps }) => sum + steps.length, 0)
  return (
    <LessonTable
      key={lesson.id}
      from={from}
      game={tutorial.game}
      lesson={lesson}
      before={before}
      count={count}
      next={sayOfLearning(language.value, at + 1 < tutorial.lessons.length ? 'go-on' : 'finish')}
      onNext={() => go(at + 1)}
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
}

function LessonTable({ game, lesson, before, count, from, next, onNext }: Props) {
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
          onLeave={leave}
          onFoot={onFoot}
        />
      )}
    />
  )
}

interface DoneProps {
  readonly lessons: readonly TutorialLesson[]
  readonly onAgain: (lesson: number, step: number) => void
}

function Done({ lessons, onAgain }: DoneProps) {
  const { language } = useApp()
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <Notice
      title={sayOfLearning(language.value, 'done.title')}
      text={sayOfLearning(language.value, 'done.text')}
    >
      <PlayNow />
      <div class={styles.after}>
        <a class={second} href="/practice">
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
