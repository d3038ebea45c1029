import { useMemo } from 'preact/hooks'
import type { Move } from '../games/game-table.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { useDesk, useWords } from './desk.ts'

const SHOWN = 12
const NONE: readonly Move[] = []

/** What has happened, the newest first. */
export function MoveList({ viewing }: { readonly viewing: Viewing }) {
  const { language } = useDesk()
  const say = useWords()
  const [known, table, index] = [viewing.known.value, viewing.table.value, viewing.index.value]
  const moves = useMemo(
    () => (known && table ? table.movesOf(known.timeline, language.value) : NONE),
    [known, table, language.value],
  )
  const last = moves.findLastIndex((move) => move.index < index)
  return (
    <>
      <h3>{say('panel.moves')}</h3>
      <ol class="moves" aria-live="polite" aria-relevant="additions">
        {moves
          .slice(Math.max(0, last + 1 - SHOWN), last + 1)
          .reverse()
          .map(({ seq, text }) => (
            <li key={seq}>{text}</li>
          ))}
      </ol>
    </>
  )
}
