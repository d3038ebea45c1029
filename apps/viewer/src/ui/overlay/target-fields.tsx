import type { MatchSummary } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { hasTable } from '../../games/registry.ts'
import { useApp } from '../common/app-context.ts'
import styles from './fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

interface Props {
  readonly named: string
  readonly target: string
  readonly onName: (text: string) => void
}

/** So many are offered. */
const OFFERED = 30

/** The match or event: by link or id, or one of the newest. */
export function TargetFields({ named, target, onName }: Props) {
  const say = useOverlayWords()
  const matches = useNewest()
  const events = [...new Set(matches?.flatMap(({ event }) => event ?? []))]
  const of = (status: MatchSummary['status']) => matches?.filter((match) => match.status === status) ?? []
  const isOffered = events.includes(target) || matches?.some(({ id }) => id === target)
  return (
    <fieldset class={styles.group}>
      <legend>{say('build.what')}</legend>
      <label class={styles.field}>
        <span>{say('build.target')}</span>
        <input
          value={named}
          maxLength={4000}
          placeholder={say('build.target.like')}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
      </label>
      {matches?.length === 0 ? (
        <p class={styles.hint}>{say('build.none')}</p>
      ) : (
        <select
          class={styles.offer}
          aria-label={say('build.what')}
          value={isOffered ? target : ''}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        >
          <option value="" disabled hidden>
            …
          </option>
          {events.map((event) => (
            <option key={event} value={event}>
              {say('build.event', { event })}
            </option>
          ))}
          <Offers label={say('build.live')} matches={of('live')} />
          <Offers label={say('build.recent')} matches={of('over')} />
        </select>
      )}
    </fieldset>
  )
}

function Offers({ label, matches }: { readonly label: string; readonly matches: readonly MatchSummary[] }) {
  if (matches.length === 0) return null
  return (
    <optgroup label={label}>
      {matches.map(({ id, players }) => (
        <option key={id} value={id}>
          {players.map(({ name }) => name).join(' · ')}
        </option>
      ))}
    </optgroup>
  )
}

function useNewest(): readonly MatchSummary[] | undefined {
  const { client } = useApp()
  const [matches, setMatches] = useState<readonly MatchSummary[]>()
  useEffect(() => {
    let isHere = true
    client.listMatches({ limit: OFFERED }).then(
      (all) => isHere && setMatches(all.filter(({ game, status }) => hasTable(game) && status !== 'waiting')),
      // Links and ids can be pasted all the same.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client])
  return matches
}
