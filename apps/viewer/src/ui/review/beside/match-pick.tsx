import type { MatchSummary } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { sayBeside } from '../../../language/beside-words.ts'
import { localeOf } from '../../../language/locale-of.ts'
import { ownSeatIn } from '../../../player/record/results.ts'
import { type BesideAsked, formatBeside } from '../../../review/beside/beside-asked.ts'
import { type MatchNamed, namedMatch } from '../../../review/beside/named-match.ts'
import { formatRoute } from '../../../routes.ts'
import { useApp, useWordsOf } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useLookedBack } from '../looked-back.ts'
import styles from './match-pick.module.css'

/** So many of one’s latest matches can be chosen. */
const MOST = 30
const SAME = ''
const OTHER = '…'

/** From which match the second round is: the same, one of one’s own, or any, by its link. */
export function MatchPick({ beside }: { readonly beside: BesideAsked }) {
  const { router, language } = useApp()
  const { route, reviewing } = useLookedBack()
  const say = useWordsOf(sayBeside)
  const own = useOwnMatches()
  const [isNaming, setNaming] = useState(false)
  const { from } = beside
  const isOwn = from !== undefined && !from.isImported && own.some(({ id }) => id === from.match)
  const chosen = isNaming || (from && !isOwn) ? OTHER : (from?.match ?? SAME)
  const show = (match: MatchNamed | undefined) =>
    router.go({ ...route, beside: formatBeside({ chapter: beside.chapter, ...(match && { from: match }) }) })
  const choose = (value: string) => {
    setNaming(value === OTHER)
    if (value !== OTHER) show(value === SAME ? undefined : { match: value })
  }
  const when = ({ createdAt }: MatchSummary) =>
    new Date(createdAt / 1000).toLocaleString(localeOf(language.value, navigator.languages), {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
  return (
    <div class={styles.pick}>
      <label>
        <span>{say('from')}</span>
        <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value={SAME} disabled={reviewing.isOneChapter}>
            {say(reviewing.isOneChapter ? 'from.none' : 'from.same')}
          </option>
          {own.map((match) => (
            <option key={match.id} value={match.id}>
              {say('from.own', {
                names: match.players.map(({ name }) => name ?? '–').join(' – '),
                when: when(match),
              })}
            </option>
          ))}
          <option value={OTHER}>{say(from && !isOwn && !isNaming ? 'from.named' : 'from.other')}</option>
        </select>
      </label>
      {chosen === OTHER && <LinkField key={from?.match} from={from} onShow={show} />}
    </div>
  )
}

interface LinkProps {
  readonly from: BesideAsked['from']
  readonly onShow: (match: MatchNamed) => void
}

function LinkField({ from, onShow }: LinkProps) {
  const say = useWordsOf(sayBeside)
  const [text, setText] = useState(from ? location.origin + formatRoute({ page: 'review', ...from }) : '')
  const [isBad, setBad] = useState(false)
  return (
    <form
      class={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        const match = namedMatch(text)
        setBad(match === undefined)
        if (match) onShow(match)
      }}
    >
      <label>
        <span>{say('link')}</span>
        <input value={text} required onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type="submit" class={classNames(controlStyles.button, controlStyles.second)}>
        {say('link.open')}
      </button>
      {isBad && <p role="alert">{say('link.bad')}</p>}
    </form>
  )
}

const NONE: readonly MatchSummary[] = []

/** One’s latest finished matches of the same game, this one left out; none without a key, or without a service. */
function useOwnMatches(): readonly MatchSummary[] {
  const { client, player } = useApp()
  const { route, course } = useLookedBack()
  const [matches, setMatches] = useState(NONE)
  const { key } = player.profile.value
  const game = course.viewing.known.value?.game.id
  const here = 'match' in route ? route.match : undefined
  useEffect(() => {
    if (key === undefined || game === undefined) return
    let isHere = true
    client.listMatches({ key, limit: MOST }).then(
      (found) => {
        if (!isHere) return
        setMatches(
          found.filter(
            (match) =>
              match.id !== here &&
              match.game === game &&
              match.status === 'over' &&
              ownSeatIn(match, key) !== undefined,
          ),
        )
      },
      // They are an offer: without them a link does.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client, key, game, here])
  return matches
}
