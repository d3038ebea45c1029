import type { OpenTable } from '@getaway/client'
import { gameEntryOf, hasTable } from '../../games/registry.ts'
import { formatRoute } from '../../routes.ts'
import { classNames } from '../common/class-names.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { inSeatColour } from '../common/in-colour.ts'
import playerStyles from '../common/players.module.css'
import { useFrontWords } from '../common/use-front-words.ts'
import styles from './table-list.module.css'

/** Tables at which strangers may sit down. */
export function OpenTableList({ tables }: { readonly tables: readonly OpenTable[] }) {
  const say = useFrontWords()
  const playable = tables.filter(({ game }) => hasTable(game))
  if (playable.length === 0) return null
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title">{say('open.title')}</h2>
      <ul class={styles.tables}>
        {playable.map((table) => (
          <li key={table.id}>
            <OpenTableLink table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenTableLink({ table: { id, game, seats } }: { readonly table: OpenTable }) {
  const say = useFrontWords()
  const entry = gameEntryOf(game)
  const seated = seats.filter(({ name }) => name !== null)
  const free = seats.filter(({ name, plannedBot }) => name === null && plannedBot === null).length
  const planned = seats.length - seated.length - free
  const players = seated.map(({ name }) => name).join(', ')
  return (
    <a href={formatRoute({ page: 'play', match: id })} aria-label={say('open.sit', { players })}>
      <span class={styles.names}>
        {seated.map(({ seat, name }) => (
          <span key={seat} class={playerStyles.player} style={inSeatColour(seat)}>
            <span class={playerStyles.name}>{name}</span>
          </span>
        ))}
        <span class={classNames(playerStyles.player, playerStyles.free)}>
          {say(free === 1 ? 'open.free.one' : 'open.free', { count: free })}
        </span>
      </span>
      <span class={styles.game}>
        {entry && <EmblemMark emblem={entry.emblem} />}
        {entry?.name ?? game}
        {planned > 0 && <small>{say('open.bots', { count: planned })}</small>}
      </span>
    </a>
  )
}
