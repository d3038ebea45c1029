import { formatRoute } from '../routes.ts'
import { useDesk, useWords } from './desk.ts'
import { TableView } from './table-view.tsx'
import { useTableStatus } from './use-table-status.ts'
import { useViewing } from './use-viewing.ts'

/** The caption stands there. */
const FOOT = 104

/** The liveliest match, large, before one has chosen any. */
export function Showcase({ match }: { readonly match: string }) {
  const viewing = useViewing(match, 'watch')
  return (
    <TableView viewing={viewing} foot={FOOT}>
      <Caption viewing={viewing} match={match} />
    </TableView>
  )
}

function Caption({ viewing, match }: { viewing: ReturnType<typeof useViewing>; match: string }) {
  const say = useWords()
  const { language } = useDesk()
  const status = useTableStatus(viewing, language.value)
  return (
    <div class="caption">
      <p>
        <strong>{status?.title}</strong>
        <span>{status?.sentence}</span>
      </p>
      <a class="button" href={formatRoute({ page: 'watch', match })}>
        {say('watch.this')}
      </a>
    </div>
  )
}
