import type { MatchSummary } from '@getaway/client'
import { ServiceError } from '@getaway/client'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { sayFailed } from '../../language/failed-words.ts'
import type { EmbeddedMatch } from '../../overlay/guest-route.ts'
import { useApp, useWordsOf } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import styles from './embed.module.css'
import { EmbeddedTable } from './embedded-table.tsx'

/** So long (ms) after a service did not answer it is asked again. */
const AGAIN = 10_000

/** A match in a frame of another site: live while it runs, and to be played back from an instant or afterwards. */
export function EmbedPage({ route }: { readonly route: EmbeddedMatch }) {
  const { settings } = useApp()
  const found = useMatch(route.match)
  useMemo(() => {
    settings.picture.value = route.isFlat ? '2d' : '3d'
  }, [])
  const say = useWordsOf(sayFailed)
  if (found === 'none') {
    return (
      <div class={styles.nothing}>
        <Notice title={say('failed.title')} text={say('failed.unknown-match')}>
          <a class={controlStyles.button} href="/" target="_blank" rel="noopener">
            Getaway
          </a>
        </Notice>
      </div>
    )
  }
  if (!found) return <div class={styles.nothing} />
  const isPast = found.status === 'over' || route.into !== undefined || route.round !== undefined
  return <EmbeddedTable match={route} kind={isPast ? 'replay' : 'watch'} />
}

/** Undefined until the service has answered. */
function useMatch(id: string): MatchSummary | 'none' | undefined {
  const { client } = useApp()
  const [found, setFound] = useState<MatchSummary | 'none'>()
  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const match = await client.readMatch(id)
        if (isHere) setFound(match)
      } catch (error) {
        if (!isHere) return
        if (error instanceof ServiceError && error.status < 500 && error.status !== 429) setFound('none')
        else timer = setTimeout(ask, AGAIN)
      }
    }
    void ask()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [client, id])
  return found
}
