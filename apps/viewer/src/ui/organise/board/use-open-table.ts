import type { NewTable } from '@getaway/client/protocol'
import { useRef } from 'preact/hooks'
import { useDesk } from '../desk-context.ts'
import type { TableFrame } from './table-fields.tsx'

type Seats = NewTable['seats']

/** Opens tables in a stage, which is made with the first of them if it is new. */
export function useOpenTable() {
  const { session, desk } = useDesk()
  const { event, token, client } = session
  /** Made here, by name: tried again after a failure, it is not made twice. */
  const made = useRef(new Map<string, number>())
  const stageOf = async ({ stage, newStage }: TableFrame): Promise<number> => {
    if (stage !== undefined) return stage
    const name = newStage.trim()
    const known = made.current.get(name)
    if (known !== undefined) return known
    await session.command({ type: 'add-stage', name })
    const { stages } = (session.desk.peek() ?? desk).tournament
    const number = stages.findLast((one) => one.name === name)?.stage ?? stages.length
    made.current.set(name, number)
    return number
  }
  return async (
    frame: TableFrame,
    tables: readonly { readonly name: string; readonly seats: Seats }[],
    onOpened?: (index: number) => void,
  ) => {
    const stage = await stageOf(frame)
    const startsAt = frame.startsAt === '' ? null : new Date(frame.startsAt).getTime() * 1000
    for (const [index, { name, seats }] of tables.entries()) {
      const table = { stage, name, game: frame.game, seats, startsAt }
      await session.wish(table, (id) => client.openTable(event, { id, ...table }, { token }))
      onOpened?.(index)
    }
  }
}
