import type { TournamentRanking } from '@getaway/client/protocol'
import { rankedOf } from '../../organising/ranking.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import eventStyles from './event.module.css'
import styles from './ranking.module.css'
import { useEventWords } from './use-event-words.ts'
import { markKindOf, useMarkLabel } from './use-mark-text.ts'

/** The standings: who has won most, and what. */
export function Ranking({ ranking }: { readonly ranking: TournamentRanking }) {
  const say = useEventWords()
  const labelOf = useMarkLabel()
  const { marks, matches, players } = ranking
  const ranked = rankedOf(ranking)
  const others = players.filter(({ played }) => played === 0)
  if (players.length === 0) return <p class={eventStyles.none}>{say('standings.none')}</p>
  return (
    <>
      {ranked.length > 0 && (
        <div class={styles.scroll}>
          <table class={styles.ranking}>
            <caption>
              {matches === 1 ? say('standings.after.one') : say('standings.after', { count: matches })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{say('standings.place')}</th>
                <th scope="col">{say('standings.player')}</th>
                <th scope="col">{say('standings.played')}</th>
                <th scope="col">{say('standings.won')}</th>
                {marks.map((mark) => {
                  const kind = markKindOf(mark)
                  return (
                    <th key={mark} scope="col">
                      <span>
                        {kind && <EmblemMark emblem={kind.emblem} />}
                        <small class={kind && styles.label}>{labelOf(mark)}</small>
                      </span>
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {ranked.map((row) => (
                <tr key={`${row.player} ${row.key} ${row.name}`}>
                  <td>{row.place}</td>
                  <th scope="row">{row.name}</th>
                  <td>{row.played}</td>
                  <td>{row.won}</td>
                  {marks.map((mark) => (
                    <td key={mark}>{row.marks[mark] ?? 0}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others.length > 0 && (
        <p class={styles.yet}>
          {say('standings.not-yet')} {others.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}
