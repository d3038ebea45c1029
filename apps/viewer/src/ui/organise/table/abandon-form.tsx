import type { BoardRow } from '../../../organising/board.ts'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { PreviewedAct } from './previewed-act.tsx'

interface Props {
  readonly row: BoardRow
  readonly onDone: (title: string) => void
}

/** Breaks the match off: it has no result, unless an organiser rules what counts. */
export function AbandonForm({ row, onDone }: Props) {
  const { session } = useDesk()
  const say = useOrganiseWords()
  const { client, event, token } = session
  const { match } = row.table
  const commandFor = (reason: string) => ({ type: 'abandon-game', reason })
  return (
    <PreviewedAct
      row={row}
      title={say('abandon.title')}
      text={say('abandon.text')}
      chosen=""
      isGrave
      onDone={onDone}
      onPreview={(reason) => client.previewAct(event, match, commandFor(reason), { token })}
      onDo={(reason) =>
        session.wish({ match, command: commandFor(reason) }, (id) =>
          client.actInMatch(event, match, { id, command: commandFor(reason) }, { token }),
        )
      }
    />
  )
}
