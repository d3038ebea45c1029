import type { BoardRow, TableProblem } from '../../organising/board.ts'
import { seatName } from '../event/seat-name.ts'
import { useTimes } from '../event/use-times.ts'
import { useDesk } from './desk-context.ts'
import { useOrganiseWords } from './use-organise-words.ts'

interface ToldProblem {
  readonly kind: TableProblem['kind']
  readonly text: string
}

/** What is wrong with a table, the gravest first, and how it stands if nothing is. */
export function useToldRow({ table, live, phase, problems }: BoardRow): {
  readonly problems: readonly ToldProblem[]
  readonly state: string
} {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const { lasting, timeOf } = useTimes()
  const nameOf = (seat: number) => {
    const found = table.seats[seat]
    return (found && seatName(found, desk.tournament.players)) ?? say('seat.nth', { seat: seat + 1 })
  }
  const tell = (problem: TableProblem, name: string): string => {
    switch (problem.kind) {
      case 'objection':
        return say(problem.count === 1 ? 'problem.objection' : 'problem.objections', { count: problem.count })
      case 'left':
      case 'missing':
        return say(`problem.${problem.kind}`, { name })
      case 'late':
        return say(problem.isThere ? 'problem.not-ready' : 'problem.late', {
          name,
          time: lasting(problem.forS),
        })
      case 'slow':
        return say('problem.slow', { name, ms: problem.latencyMs })
      case 'clock':
        return say('problem.clock', { name, ms: problem.errorMs })
      case 'unruled':
      case 'elsewhere':
        return say(`problem.${problem.kind}`)
    }
  }
  const state = () => {
    if (phase === 'live') return say('state.live')
    if (phase === 'over') {
      if (table.result?.status === 'abandoned') return say(table.score ? 'state.ruled' : 'state.not-counted')
      return say(table.ruling === null ? 'state.over' : 'state.ruled')
    }
    const ready = live?.seats.filter(({ isReady }) => isReady).length ?? 0
    const waiting = say('state.waiting', { ready, all: table.seats.length })
    return table.startsAt === null
      ? waiting
      : `${say('state.starts', { time: timeOf(table.startsAt) })}, ${waiting}`
  }
  // Several seats with the same trouble are told together.
  const told = new Map<string, { readonly first: TableProblem; readonly names: string[] }>()
  for (const problem of problems) {
    const text = tell(problem, '')
    const same = told.get(text) ?? { first: problem, names: [] }
    if ('seat' in problem) same.names.push(nameOf(problem.seat))
    told.set(text, same)
  }
  return {
    problems: [...told.values()].map(({ first, names }) => ({
      kind: first.kind,
      text: tell(first, names.join(', ')),
    })),
    state: state(),
  }
}
