import { useEffect, useMemo } from 'preact/hooks'
import { marginText } from '../../language/margin-text.ts'
import { createRaceList, type ListedRace, type RacesWanted } from '../../photo/race-list.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import controlStyles from '../common/controls.module.css'
import styles from './races-page.module.css'
import { usePhotoWords } from './use-photo-words.ts'

/** All races of a match or an event, the closest first; each leads to its instant. */
export function RacesPage({ route }: { readonly route: RacesWanted }) {
  const { client, language } = useApp()
  const say = usePhotoWords()
  const list = useMemo(() => createRaceList(client, route, language.value), [client, route, language.value])
  useEffect(() => list.dispose, [list])
  const { read, all } = list.progress.value
  const isReading = list.problem.value === undefined && (all === undefined || read < all)
  const races = list.races.value
  const what = 'event' in route ? route.event : races[0]?.players.join(' – ')
  return (
    <article class={styles.races}>
      <h1>{what === undefined ? say('races.title') : say('races.of', { what })}</h1>
      <p class={controlStyles.quiet}>{say('races.text')}</p>
      <ol>
        {races.map((race) => (
          <li key={`${race.match} ${race.into}`}>
            <Row race={race} isOfEvent={'event' in route} />
          </li>
        ))}
      </ol>
      <p role="status" class={controlStyles.quiet}>
        {isReading && all !== undefined && say('races.reading', { count: read + 1, all })}
        {!isReading && races.length === 0 && list.problem.value === undefined && say('races.none')}
        {list.problem.value !== undefined && say('races.failed', { why: list.problem.value })}
      </p>
    </article>
  )
}

function Row({ race, isOfEvent }: { readonly race: ListedRace; readonly isOfEvent: boolean }) {
  const { language } = useApp()
  const say = usePhotoWords()
  return (
    <a class={styles.race} href={formatRoute({ page: 'replay', match: race.match, into: race.into })}>
      <b>{marginText(race.margin, language.value)}</b>
      <span>
        <strong>{race.title}</strong>
        {isOfEvent && <small>{race.players.join(' – ')}</small>}
        <span>{race.sentence}</span>
        <small>
          {clockText(race.into)} – {race.clause}
          {race.isChanged && ` – ${say('races.changed')}`}
        </small>
      </span>
    </a>
  )
}
