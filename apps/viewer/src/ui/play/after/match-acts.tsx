import { useState } from 'preact/hooks'
import { playAgain } from '../../../coming/play-again.ts'
import { sayAfter } from '../../../language/after-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import { formatRoute } from '../../../routes.ts'
import type { ToldEnding } from '../../../table/player-telling.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useComing } from '../../common/use-coming.ts'
import { useProblemText } from '../../common/use-problem-text.ts'
import { useTableStatus } from '../../table/use-table-status.ts'
import styles from './after-card.module.css'

interface Props {
  readonly match: string
  readonly viewing: Viewing
  readonly seat: HeldSeat
  readonly ending: ToldEnding
}

type State = 'idle' | 'asking' | 'copied' | { readonly why: string } | { readonly link: string }

/** After a match: once more with the same players, why it ended so, and a link for others to the instant that decided it. */
export function MatchActs({ match, viewing, seat, ending }: Props) {
  const { client, tables, router, language } = useApp()
  const { dependencies, name } = useComing()
  const problemText = useProblemText()
  const [state, setState] = useState<State>('idle')
  const status = useTableStatus(viewing, language.value)
  const start = viewing.known.value?.start ?? 0
  const decisive = formatRoute({ page: 'replay', match, into: Math.max(0, ending.decidedAt - start) })
  const own = seat.seat.value
  const review = formatRoute({ page: 'review', match, ...(own !== undefined && { seat: own }) })
  const asked = seat.rematch.value?.asked.filter((one) => one !== seat.seat.value) ?? []
  const names = asked.map((one) => status?.players.find((player) => player.seat === one)?.name ?? one + 1)
  const again = () => {
    const token = tables.keyOf(match)
    if (state === 'asking' || token === undefined) return
    setState('asking')
    playAgain({ ...dependencies, client, tables }, { match, token, name }).then(
      (next) => router.go({ page: 'play', match: next }),
      (error: unknown) => setState({ why: problemText(error) }),
    )
  }
  const share = async () => {
    const url = new URL(decisive, location.origin).href
    try {
      if (navigator.share) await navigator.share({ url, text: `${ending.title}. ${ending.reason}` })
      else {
        await navigator.clipboard.writeText(url)
        setState('copied')
      }
    } catch (error) {
      // A player who closes the sheet does not want to share; where a page may neither share nor copy, they do it by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState({ link: url })
    }
  }
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <div class={styles.acts}>
      <button
        type="button"
        class={classNames(controlStyles.button, styles.main)}
        aria-disabled={state === 'asking'}
        onClick={again}
      >
        {sayAfter(language.value, state === 'asking' ? 'rematch.asking' : 'rematch')}
      </button>
      <p role="status">
        {state === 'copied' && sayAfter(language.value, 'share.copied')}
        {typeof state === 'object' &&
          ('why' in state
            ? sayAfter(language.value, 'rematch.failed', { why: state.why })
            : sayAfter(language.value, 'share.by-hand', { link: state.link }))}
        {state === 'idle' &&
          names.length > 0 &&
          sayAfter(language.value, 'rematch.asked', { names: names.join(', ') })}
      </p>
      <a class={second} href={review}>
        {sayAfter(language.value, 'review')}
      </a>
      <button type="button" class={second} onClick={share}>
        {sayAfter(language.value, 'share')}
      </button>
    </div>
  )
}
