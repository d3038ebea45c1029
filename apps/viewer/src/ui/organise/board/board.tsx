import { useRef, useState } from 'preact/hooks'
import {
  type BoardGroup,
  type BoardRow,
  boardOf,
  groupOf,
  heldBoard,
  sortedBoard,
} from '../../../organising/board.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { useDesk } from '../desk-context.ts'
import { SeatSheets } from '../print/seat-sheets.tsx'
import { TableSheet } from '../table/table-sheet.tsx'
import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './board.module.css'
import { BoardRowItem } from './board-row-item.tsx'
import { NewTables } from './new-tables.tsx'

const GROUPS: readonly BoardGroup[] = ['problems', 'live', 'waiting', 'over']

/** Every table of the tournament: what needs somebody stands first, and nothing moves under a hand. */
export function DeskBoard() {
  const { desk, mayAct, isOrganiser } = useDesk()
  const say = useOrganiseWords()
  const [open, setOpen] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [wanted, setWanted] = useState<BoardGroup>()
  const rows = boardOf(desk)
  const { shown, hold, isBehind, sortNow } = useHeldOrder(rows, open !== undefined)
  const countOf = (group: BoardGroup) => rows.filter((row) => groupOf(row) === group).length
  const running = rows.some(({ phase }) => phase !== 'over')
  const opened = rows.find(({ table }) => table.match === open)
  return (
    <section class={styles.board} aria-label={say('part.board')}>
      <div class={styles.bar}>
        <fieldset class={styles.counts}>
          <legend class={controlStyles.spoken}>{say('board.show')}</legend>
          {GROUPS.map((group) => (
            <button
              key={group}
              type="button"
              class={classNames(styles.chip, group === 'problems' && countOf(group) > 0 && styles.hot)}
              aria-pressed={wanted === group}
              onClick={() => setWanted(wanted === group ? undefined : group)}
            >
              <b>{countOf(group)}</b> {say(`group.${group}`)}
            </button>
          ))}
        </fieldset>
        {isBehind && (
          <button type="button" class={styles.sort} onClick={sortNow}>
            {say('board.sort')}
          </button>
        )}
        <span class={styles.acts}>
          {isOrganiser && running && (
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second)}
              onClick={() => setPrinting(true)}
            >
              <PageIcon name="file" />
              {say('print.open')}
            </button>
          )}
          {mayAct && (
            <button type="button" class={controlStyles.button} onClick={() => setAdding(true)}>
              <PageIcon name="plus" />
              {say('tables.new')}
            </button>
          )}
        </span>
      </div>
      {rows.length === 0 && <Empty />}
      <div {...hold}>
        {GROUPS.filter((group) => wanted === undefined || wanted === group).map((group) => {
          const inGroup = shown.filter((one) => one.group === group)
          if (inGroup.length === 0) return null
          return (
            <section key={group} class={styles.group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{say(`group.${group}`)}</h2>
              <ul>
                {inGroup.map(({ row }) => (
                  <BoardRowItem key={row.table.match} row={row} onOpen={() => setOpen(row.table.match)} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {opened && <TableSheet key={opened.table.match} row={opened} onClose={() => setOpen(undefined)} />}
      {isAdding && <NewTables onClose={() => setAdding(false)} />}
      {isPrinting && <SeatSheets onClose={() => setPrinting(false)} />}
    </section>
  )
}

function Empty() {
  const { desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const hasPlayers = desk.tournament.players.length > 0
  if (!mayAct) return <p class={styles.empty}>{say('board.none')}</p>
  return (
    <div class={styles.empty}>
      <h2>{say('board.none')}</h2>
      <p>{say(hasPlayers ? 'board.none.tables' : 'board.none.players')}</p>
    </div>
  )
}

/** Rows stay where they are while a pointer or the focus is among them, or one of them is open. */
function useHeldOrder(rows: readonly BoardRow[], isOpen: boolean) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const last = useRef<readonly { readonly match: string; readonly group: BoardGroup }[]>([])
  const [, redraw] = useState(0)
  const sorted = sortedBoard(rows).map((row) => ({ row, group: groupOf(row) }))
  const isHeld = isPointed || isFocused || isOpen
  const shown = isHeld && last.current.length > 0 ? heldBoard(last.current, rows) : sorted
  last.current = shown.map(({ row, group }) => ({ match: row.table.match, group }))
  const keyOf = (all: typeof sorted | typeof shown) =>
    all.map(({ row, group }) => `${row.table.match} ${group}`).join()
  return {
    shown,
    isBehind: keyOf(shown) !== keyOf(sorted),
    sortNow() {
      last.current = []
      redraw((count) => count + 1)
    },
    hold: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocusIn: () => setFocused(true),
      onFocusOut: () => setFocused(false),
    },
  }
}
