import { useState } from 'preact/hooks'
import { Choice } from '../../common/choice.tsx'
import controlStyles from '../../common/controls.module.css'
import { Sheet } from '../../common/sheet.tsx'
import { useProblemText } from '../../common/use-problem-text.ts'
import styles from '../common/forms.module.css'
import { useGames } from '../common/use-games.ts'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { FilledTablesForm } from './filled-tables-form.tsx'
import { OneTableForm } from './one-table-form.tsx'

/** New tables: one by hand, or as many as the players fill. */
export function NewTables({ onClose }: { readonly onClose: () => void }) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const problemText = useProblemText()
  const { games, failure } = useGames()
  const free = freePlayers(desk.tournament)
  const [kind, setKind] = useState<'one' | 'many'>(free.length >= 4 ? 'many' : 'one')
  return (
    <Sheet title={say('tables.new')} class={styles.form} onClose={onClose}>
      <Choice
        name="tables-kind"
        label={say('tables.kind')}
        value={kind}
        options={(['one', 'many'] as const).map((value) => ({ value, label: say(`tables.${value}`) }))}
        onChoose={setKind}
      />
      {games && kind === 'one' && <OneTableForm games={games} onDone={onClose} />}
      {games && kind === 'many' && <FilledTablesForm games={games} free={free} onDone={onClose} />}
      {!games && (
        <p class={failure === undefined ? controlStyles.quiet : controlStyles.warning} role="status">
          {failure === undefined ? say('desk.opening') : problemText(failure)}
        </p>
      )}
    </Sheet>
  )
}

/** The players who sit at no table whose match still goes on, by their numbers. */
function freePlayers({
  players,
  tables,
}: ReturnType<typeof useDesk>['desk']['tournament']): readonly number[] {
  const seated = new Set(
    tables.flatMap(({ result, seats }) => (result ? [] : seats.map(({ player }) => player))),
  )
  return players.flatMap(({ player, hasWithdrawn }) => (hasWithdrawn || seated.has(player) ? [] : [player]))
}
