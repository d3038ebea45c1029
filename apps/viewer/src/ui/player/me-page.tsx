import type { MatchSummary } from '@getaway/client'
import { fingerprint } from '@getaway/engine'
import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { createKeptPaces } from '../../player/record/kept-paces.ts'
import { createOwnRecord } from '../../player/record/own-record.ts'
import { ownSeatIn } from '../../player/record/results.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { ownStorage } from '../common/own-storage.ts'
import { MatchIndex } from '../lobby/match-index.tsx'
import { PlayNow } from '../lobby/play-now.tsx'
import { Devices } from './devices.tsx'
import styles from './me-page.module.css'
import { OwnFigures } from './own-figures.tsx'
import { PlayerFile } from './player-file.tsx'
import { Profile } from './profile.tsx'
import { RunningMatches } from './running-matches.tsx'
import { usePlayerWords } from './use-player-words.ts'

/** How many matches are listed at first, and how many more with each press. */
const FIRST_SHOWN = 30
const MORE_SHOWN = 60

/** The player of this browser: who they are, their matches, and how to take all that along. */
export function MePage() {
  const { player } = useApp()
  const say = usePlayerWords()
  const { key } = player.profile.value
  const mark = key === undefined ? undefined : fingerprint(key)
  return (
    <div class={styles.page}>
      <div class={styles.main}>
        <Profile />
        {key === undefined ? (
          <section class={styles.group}>
            <p>{say(player.canBeKept ? 'me.guest' : 'me.unkept')}</p>
            <div class={styles.acts}>
              <PlayNow />
            </div>
          </section>
        ) : (
          <Matches key={key} of={key} />
        )}
      </div>
      <aside class={styles.aside}>
        {key !== undefined && <Devices />}
        <PlayerFile />
        {mark && <p class={controlStyles.quiet}>{say('me.key', { mark })}</p>}
      </aside>
    </div>
  )
}

function Matches({ of }: { readonly of: string }) {
  const { client } = useApp()
  const say = usePlayerWords()
  const record = useMemo(() => createOwnRecord(client, of), [client, of])
  useEffect(() => record.dispose, [record])
  // Reviews compare a match with the player’s usual pace.
  useSignalEffect(() => {
    const latest = record.reviewed.value.at(-1)
    if (latest) createKeptPaces(ownStorage(), of).keep(latest, latest.acts)
  })
  const matches = record.matches.value
  const isOwn = (match: MatchSummary) => ownSeatIn(match, of) !== undefined
  const all = matches?.filter(({ status }) => status === 'over')
  const over = all?.filter(isOwn)
  const claimed = all?.filter((match) => !isOwn(match)) ?? []
  const [most, setMost] = useState(FIRST_SHOWN)
  const isAllShown = over !== undefined && over.length <= most
  return (
    <>
      {record.problem.value !== undefined && (
        <p class={controlStyles.warning} role="status">
          {say('me.offline')}
          <small>{record.problem.value}</small>
        </p>
      )}
      <RunningMatches matches={matches ?? []} of={of} />
      {over && over.length > 0 && <OwnFigures record={record} of={of} />}
      <section class={styles.list} aria-labelledby="own-matches">
        <h2 id="own-matches">{say('me.matches')}</h2>
        {over?.length === 0 ? (
          <div class={styles.group}>
            <p>
              {say('me.none')} {say('me.none.more')}
            </p>
            <div class={styles.acts}>
              <PlayNow />
            </div>
          </div>
        ) : (
          <MatchIndex matches={over?.slice(0, most)} isByDay />
        )}
        {over && !isAllShown && (
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={() => setMost(most + MORE_SHOWN)}
          >
            {say('me.older')}
          </button>
        )}
        {isAllShown && record.isCut.value && (
          <p class={controlStyles.quiet}>{say('me.listed', { count: matches?.length ?? 0 })}</p>
        )}
      </section>
      {claimed.length > 0 && (
        <section class={styles.list} aria-labelledby="claimed-matches">
          <h2 id="claimed-matches">{say('me.claimed')}</h2>
          <p class={controlStyles.quiet}>{say('me.claimed.more')}</p>
          <MatchIndex matches={claimed} isByDay />
        </section>
      )}
    </>
  )
}
