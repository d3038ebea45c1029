import type { MatchSummary } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { hasTable } from '../../../games/registry.ts'
import { useApp } from '../../common/app-context.ts'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { Panel } from './panel.tsx'

const EVERY_MS = 10_000
const MOST = 20

/** The screens of the show go on to another match, and the caster with them. */
export function NextPanel({ controls }: { readonly controls: Controls }) {
  const { client, router } = useApp()
  const say = useCasterWords()
  const [matches, setMatches] = useState<readonly MatchSummary[]>([])
  const own = controls.match.id
  useEffect(() => {
    let isHere = true
    const ask = () =>
      client.listMatches({ status: 'live', limit: MOST }).then(
        (found) => isHere && setMatches(found.filter(({ id, game }) => id !== own && hasTable(game))),
        // The next question may be answered.
        () => {},
      )
    void ask()
    const timer = setInterval(ask, EVERY_MS)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [client, own])
  const go = async (match: string) => {
    if (await controls.air({ type: 'next-match', match })) router.go({ page: 'caster', match })
  }
  return (
    <Panel title={say('next')}>
      {matches.length === 0 ? (
        <p class={styles.hint}>{say('next.none')}</p>
      ) : (
        <select
          class={styles.select}
          value=""
          aria-label={say('next.choose')}
          onChange={({ currentTarget }) => void go(currentTarget.value)}
        >
          <option value="" disabled>
            {say('next.choose')}
          </option>
          {matches.map(({ id, players }) => (
            <option key={id} value={id}>
              {players.map(({ name }) => name ?? '–').join(', ')}
            </option>
          ))}
        </select>
      )}
    </Panel>
  )
}
