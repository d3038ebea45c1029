import { useEffect, useMemo, useState } from 'preact/hooks'
import { linesOfLog, type ToldLine } from '../../../organising/told-log.ts'
import { useProblemText } from '../../common/use-problem-text.ts'
import { useDesk } from '../desk-context.ts'

/** The tournament's log as its lines; read again when it has grown. */
export function useLog(): {
  readonly lines: readonly ToldLine[] | undefined
  readonly why: string | undefined
} {
  const { session, desk } = useDesk()
  const problemText = useProblemText()
  const [text, setText] = useState<string>()
  const [why, setWhy] = useState<string>()
  const { head } = desk.tournament
  useEffect(() => {
    let isHere = true
    const { client, event, token } = session
    client.readTournamentLog(event, { token }).then(
      (log) => {
        if (!isHere) return
        setText(log)
        setWhy(undefined)
      },
      (error: unknown) => isHere && setWhy(problemText(error)),
    )
    return () => {
      isHere = false
    }
  }, [session, head.seq])
  // Names are those of the log: they change with it only.
  const lines = useMemo(() => (text === undefined ? undefined : linesOfLog(text, desk.tournament)), [text])
  return { lines, why }
}
