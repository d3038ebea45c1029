import { useState } from 'preact/hooks'
import { gameEntryOf } from '../../../games/registry.ts'
import type { BoardRow } from '../../../organising/board.ts'
import { Choice } from '../../common/choice.tsx'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { Sheet } from '../../common/sheet.tsx'
import styles from '../common/forms.module.css'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { useToldRow } from '../use-told-row.ts'
import { AbandonForm } from './abandon-form.tsx'
import { GameActs } from './game-acts.tsx'
import { RulingForm } from './ruling-form.tsx'
import { SeatCard } from './seat-card.tsx'
import { TableHistory } from './table-history.tsx'
import tableStyles from './table-sheet.module.css'
import { useSeatLinks } from './use-seat-links.ts'

interface Props {
  readonly row: BoardRow
  readonly onClose: () => void
}

const VIEWS = ['seats', 'acts', 'history'] as const

/** Everything about one table: who sits there, what can be done, and what was done. */
export function TableSheet({ row, onClose }: Props) {
  const { desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const { table } = row
  const [view, setView] = useState<(typeof VIEWS)[number]>(row.phase === 'over' && mayAct ? 'acts' : 'seats')
  const [done, setDone] = useState<string>()
  const { links, reread } = useSeatLinks(row)
  const { problems, state } = useToldRow(row)
  const stage = desk.tournament.stages.find((one) => one.stage === table.stage)?.name
  const views = VIEWS.filter((one) => one !== 'acts' || mayAct)
  return (
    <Sheet title={table.name} class={tableStyles.sheet} isWide onClose={onClose}>
      <div class={tableStyles.about}>
        <p>{[gameEntryOf(table.game)?.name ?? table.game, stage, state].filter(Boolean).join(' – ')}</p>
        {problems.map(({ text }) => (
          <b key={text} class={tableStyles.problem}>
            {text}
          </b>
        ))}
        <Pages row={row} />
      </div>
      <Choice
        name="table-view"
        label={say('table.view')}
        value={view}
        options={views.map((value) => ({ value, label: say(`view.${value}`) }))}
        onChoose={setView}
      />
      {view === 'seats' && (
        <ul class={tableStyles.seats}>
          {table.seats.map((seat) => (
            <SeatCard
              key={seat.seat}
              row={row}
              seat={seat}
              link={links?.find((one) => one.seat === seat.seat)}
              onChanged={reread}
            />
          ))}
        </ul>
      )}
      {view === 'acts' && (
        <div class={tableStyles.acts}>
          <p class={tableStyles.done} role="status">
            {done !== undefined && say('act.done.of', { act: done })}
          </p>
          {row.live && <GameActs row={row} onDone={setDone} />}
          {row.live && <AbandonForm row={row} onDone={setDone} />}
          {table.result && <RulingForm row={row} onDone={setDone} />}
        </div>
      )}
      {view === 'history' && <TableHistory row={row} />}
    </Sheet>
  )
}

/** Where the match is looked at. */
function Pages({ row: { table } }: Pick<Props, 'row'>) {
  const { session } = useDesk()
  const say = useOrganiseWords()
  const { watch, replay, audit } = table.pages
  const second = classNames(controlStyles.button, controlStyles.second, styles.small)
  const pages = [
    [watch, 'match.watch'],
    [replay, 'match.replay'],
    [audit, 'match.audit'],
  ] as const
  return (
    <nav class={styles.acts} aria-label={say('table.pages')}>
      {pages.map(
        ([href, word]) =>
          href !== null && (
            <a key={word} class={second} href={href}>
              {say(word)}
            </a>
          ),
      )}
      {watch !== null && (
        // In a tab of its own: the token is taken out of the address when that page opens.
        <a
          class={second}
          href={`/caster/${encodeURIComponent(table.match)}#c=${session.token}`}
          target="_blank"
          rel="noreferrer"
        >
          <PageIcon name="tv" />
          {say('table.caster')}
        </a>
      )}
    </nav>
  )
}
