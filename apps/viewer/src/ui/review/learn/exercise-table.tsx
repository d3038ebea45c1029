import type { LogEvent } from '@getaway/engine'
import type { AnyPlaying } from '@getaway/engine/following'
import { useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks'
import { createTableSurface } from '../../../input/table-surface.ts'
import { type ExerciseConnection, openExercise } from '../../../review/learning/open-exercise.ts'
import type { Exercise, ReviewedAct } from '../../../table/reviewing.ts'
import { TablePage } from '../../play/table-page.tsx'
import { useHeldSeat } from '../../play/use-held-seat.ts'
import { useLookedBack } from '../looked-back.ts'
import { type Answered, LearnCard } from './learn-card.tsx'

interface Props {
  readonly created: LogEvent
  readonly playing: AnyPlaying
  readonly question: { readonly act: ReviewedAct; readonly exercise: Exercise }
  readonly nth: number
  readonly count: number
  readonly answers: readonly Answered[]
  readonly onNext: (answered: Answered) => void
  readonly onLeave: () => void
}

/** The real table before a mistake, with its player’s own hand; the rules answer. */
export function ExerciseTable({ created, playing, question, nth, count, answers, onNext, onLeave }: Props) {
  const { timeline, reviewing } = useLookedBack()
  const { act, exercise } = question
  const surface = useMemo(createTableSurface, [])
  const opened = useRef<ExerciseConnection | undefined>(undefined)
  const connect = useCallback(() => {
    const { exercises } = reviewing
    if (!exercises) throw new Error('this game asks nothing again')
    const now = () => Math.floor(performance.now() * 1000)
    opened.current = openExercise({ created, timeline, act, exercise, exercises, playing, now })
    return opened.current
  }, [question])
  const id = `learn-${act.seq}-${act.position}`
  const { viewing, seat } = useHeldSeat(id, connect)
  useEffect(() => viewing.lookAs({ side: exercise.side }), [viewing, exercise])
  // Nobody waits for the check of the round before.
  useSignalEffect(() => {
    const [plan, table] = [viewing.plan.value, viewing.table.value]
    const story = plan && table?.storyOf(plan, 'en')
    if (story) viewing.lookAs({ skipped: story.key })
  })
  const connection = opened.current
  return (
    <TablePage
      match={id}
      viewing={viewing}
      seat={seat}
      surface={surface}
      isLocal
      onLeave={onLeave}
      over={(_, onFoot) =>
        connection && (
          <LearnCard
            connection={connection}
            seat={seat}
            act={act}
            question={exercise.question}
            nth={nth}
            count={count}
            answers={answers}
            onNext={onNext}
            onLeave={onLeave}
            onFoot={onFoot}
          />
        )
      }
    />
  )
}
