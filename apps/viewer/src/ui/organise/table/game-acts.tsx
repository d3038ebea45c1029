import { useEffect, useMemo, useState } from 'preact/hooks'
import { gameEntryOf } from '../../../games/registry.ts'
import type { BoardRow } from '../../../organising/board.ts'
import { createMatchStateReader } from '../../../organising/match-state.ts'
import type { AnyOfficiating, OfferedAct } from '../../../table/officiating.ts'
import { useApp } from '../../common/app-context.ts'
import styles from '../common/forms.module.css'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { PreviewedAct } from './previewed-act.tsx'

interface Props {
  readonly row: BoardRow
  readonly onDone: (title: string) => void
}

interface Found {
  readonly officiating: AnyOfficiating
  readonly state: unknown
}

/** What the game lets organisers do in a match that runs. */
export function GameActs({ row, onDone }: Props) {
  const { language } = useApp()
  const say = useOrganiseWords()
  const { found, reread } = useMatchState(row)
  const [key, setKey] = useState<string>()
  if (found === null) return null
  const offered = found?.officiating.actsOf(found.state, language.value) ?? []
  const act = offered.find((one) => one.key === key) ?? offered[0]
  if (!act) {
    return (
      <p class={styles.quiet} role="status">
        {say(found ? 'acts.none' : 'desk.opening')}
      </p>
    )
  }
  return (
    <>
      <label class={styles.field}>
        <span>{say('acts.which')}</span>
        <select value={act.key} onChange={({ currentTarget }) => setKey(currentTarget.value)}>
          {offered.map(({ key: value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ActForm
        key={act.key}
        row={row}
        act={act}
        onDone={(title) => {
          onDone(title)
          reread()
        }}
      />
    </>
  )
}

function ActForm({ row, act, onDone }: Props & { readonly act: OfferedAct }) {
  const { session } = useDesk()
  const { client, event, token } = session
  const { match } = row.table
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(act.fields.map(({ id, first }) => [id, first])),
  )
  return (
    <PreviewedAct
      row={row}
      title={act.title}
      text={act.text}
      chosen={JSON.stringify(values)}
      onDone={onDone}
      onPreview={(reason) => client.previewAct(event, match, act.commandOf(values, reason), { token })}
      onDo={async (reason) => {
        const command = act.commandOf(values, reason)
        await session.wish({ match, command }, (id) =>
          client.actInMatch(event, match, { id, command }, { token }),
        )
      }}
    >
      {act.fields.length > 0 && (
        <div class={styles.columns}>
          {act.fields.map(({ id, label, options }) => (
            <label key={id} class={styles.field}>
              <span>{label}</span>
              <select
                value={values[id] ?? ''}
                onChange={({ currentTarget }) => setValues({ ...values, [id]: currentTarget.value })}
              >
                {options.map((one) => (
                  <option key={one.value} value={one.value}>
                    {one.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </PreviewedAct>
  )
}

/** As the desk itself. */
const EVERY_MS = 3000

/** The match as it stands, with what has come since while it runs; null where its game has nothing to do. */
function useMatchState({ table: { match, game } }: BoardRow) {
  const { client } = useApp()
  const { session } = useDesk()
  const [found, setFound] = useState<Found | null>()
  const [asked, setAsked] = useState(0)
  const reader = useMemo(() => createMatchStateReader(client, match, session.token), [client, match, session])
  useEffect(() => {
    const load = gameEntryOf(game)?.loadOfficiating
    if (!load) return setFound(null)
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      try {
        const [officiating, state] = await Promise.all([load(), reader.read()])
        if (isHere) setFound(state === undefined ? null : { officiating, state })
      } catch {
        // The board says that the service is away; it is asked again.
      }
      if (isHere) timer = setTimeout(read, EVERY_MS)
    }
    void read()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [reader, game, asked])
  return { found, reread: () => setAsked((count) => count + 1) }
}
