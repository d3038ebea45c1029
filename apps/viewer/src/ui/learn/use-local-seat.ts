import { useCallback, useRef } from 'preact/hooks'
import {
  type LocalConnection,
  openLocalConnection,
  openRefereeWorker,
} from '../../practice/local-connection.ts'
import type { LocalTable } from '../../practice/messages.ts'
import { useHeldSeat } from '../play/use-held-seat.ts'

/** A seat at a table in this browser; another table has another id. */
export function useLocalSeat(table: LocalTable) {
  const connection = useRef<LocalConnection | undefined>(undefined)
  const newest = useRef(table)
  newest.current = table
  const connect = useCallback(() => {
    connection.current = openLocalConnection(openRefereeWorker(), newest.current)
    return connection.current
  }, [table.id])
  return { ...useHeldSeat(table.id, connect), readLog: () => connection.current?.readLog() }
}
