import type { TournamentTableView, TournamentView } from '@getaway/client/protocol'
import { useState } from 'preact/hooks'
import { hasTable } from '../../games/registry.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import styles from './event.module.css'
import { EventMatch } from './event-match.tsx'
import { HowToVerify } from './how-to-verify.tsx'
import { Ranking } from './ranking.tsx'
import { Rulings } from './rulings.tsx'
import { useEventWords } from './use-event-words.ts'
import { useOwnDesks } from './use-own-desks.ts'

interface Props {
  readonly tournament: TournamentView
}

/** A tournament: what goes on now, who stands where, and how every match came out. */
export function Tournament({ tournament }: Props) {
  const { settings } = useApp()
  const say = useEventWords()
  const [isAsked, setAsked] = useState(false)
  const hides = settings.isSpoilerFree.value && !isAsked
  const { tables, standings, status } = tournament
  const live = tables.filter(({ status: of }) => of === 'live')
  const waiting = tables.filter(({ status: of }) => of === 'waiting')
  const over = tables.filter(({ status: of }) => of === 'over')
  return (
    <>
      <Head tournament={tournament} />
      <div class={styles.columns}>
        <div class={styles.column}>
          {tables.length === 0 && <p class={styles.none}>{say('matches.none')}</p>}
          <Matches
            title={say('matches.live')}
            class={styles.first}
            tables={live}
            {...{ tournament, hides }}
          />
          <Matches title={say('matches.waiting')} tables={waiting} {...{ tournament, hides }} />
          {over.length > 0 && <ByStage tables={over.toReversed()} {...{ tournament, hides }} />}
        </div>
        <div class={styles.column}>
          <section class={styles.second} aria-labelledby="standings-title">
            <h2 id="standings-title">{say(status === 'sealed' ? 'standings.final' : 'standings.title')}</h2>
            {hides ? (
              <button
                type="button"
                class={classNames(controlStyles.button, controlStyles.second)}
                onClick={() => setAsked(true)}
              >
                {say('standings.show')}
              </button>
            ) : (
              <Ranking ranking={standings} />
            )}
          </section>
          {!hides && <Rulings tournament={tournament} />}
          {status === 'sealed' && <Archive tournament={tournament} />}
        </div>
      </div>
    </>
  )
}

function Head({ tournament }: Props) {
  const desks = useOwnDesks()
  const say = useEventWords()
  const { id: event, name, logo, status, tables } = tournament
  const delayMs = Math.max(0, ...tables.map((table) => table.delayMs))
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <header class={styles.head}>
      {logo !== null && <img src={logo} alt="" width="64" height="64" />}
      <div>
        <h1>{name}</h1>
        <p class={styles.quiet}>
          {say(`event.${status}`)}
          {delayMs > 0 && ` ${say('event.delay', { seconds: Math.round(delayMs / 1000) })}`}
        </p>
      </div>
      <nav class={styles.ways} aria-label={say('event.ways')}>
        {desks.tokenOf(event) !== undefined && (
          <a class={controlStyles.button} href={formatRoute({ page: 'organise', event })}>
            {say('event.desk')}
          </a>
        )}
        {tables.some(({ game }) => hasTable(game)) && (
          <>
            <a class={second} href={formatRoute({ page: 'races', event })}>
              <PageIcon name="photo" />
              {say('event.races')}
            </a>
            <a
              class={second}
              href={`/overlay/${encodeURIComponent(event)}`}
              // A page for a stream, beside this one.
              target="_blank"
              rel="noreferrer"
            >
              <PageIcon name="tv" />
              {say('event.overlay')}
            </a>
          </>
        )}
      </nav>
    </header>
  )
}

interface MatchesProps extends Props {
  readonly title: string
  /** Where it stands on a phone. */
  readonly class?: string | undefined
  readonly tables: readonly TournamentTableView[]
  readonly hides: boolean
}

function Matches({ title, class: place, tables, tournament, hides }: MatchesProps) {
  if (tables.length === 0) return null
  return (
    <section class={place} aria-label={title}>
      <h2>{title}</h2>
      <ul class={styles.matches}>
        {tables.map((table) => (
          <EventMatch key={table.match} table={table} tournament={tournament} hides={hides} />
        ))}
      </ul>
    </section>
  )
}

/** What is over: the newest stage first. */
function ByStage({ tables, tournament, hides }: Omit<MatchesProps, 'title'>) {
  const say = useEventWords()
  const stages = tournament.stages.toReversed()
  return (
    <>
      {stages.map(({ stage, name }) => (
        <Matches
          key={stage}
          title={stages.length > 1 ? say('matches.over.of', { stage: name }) : say('matches.over')}
          tables={tables.filter((table) => table.stage === stage)}
          tournament={tournament}
          hides={hides}
        />
      ))}
    </>
  )
}

function Archive({ tournament: { id } }: Props) {
  const say = useEventWords()
  const path = `/api/tournaments/${encodeURIComponent(id)}`
  return (
    <section class={styles.archive} aria-labelledby="archive-title">
      <h2 id="archive-title">{say('archive.title')}</h2>
      <p>{say('archive.public')}</p>
      <a class={classNames(controlStyles.button, controlStyles.second)} href={`${path}/archive`} download>
        <PageIcon name="save" />
        {say('archive.save')}
      </a>
      <HowToVerify event={id} />
    </section>
  )
}
