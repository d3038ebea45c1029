import { type MatchSummary, newToken } from '@getaway/client'
import { useState } from 'preact/hooks'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { useProblemText } from '../../common/use-problem-text.ts'
import { useCasterWords } from '../use-caster-words.ts'
import styles from './links.module.css'

interface Props {
  readonly match: MatchSummary
  readonly token: string | undefined
  readonly onToken: (token: string) => void
}

/** What the caster sees more than others, and the way to it. */
export function TokenForm({ match, token, onToken }: Props) {
  const { client, player } = useApp()
  const say = useCasterWords()
  const problemText = useProblemText()
  const [invitation, setInvitation] = useState('')
  const [name, setName] = useState(player.profile.peek().name ?? '')
  const [problem, setProblem] = useState<string>()
  const seconds = Math.round(match.delayMs / 1000)
  const redeem = async (event: Event) => {
    event.preventDefault()
    const chosen = newToken()
    try {
      await client.admitObserver(match.id, { invitation: invitation.trim(), token: chosen, name })
      onToken(chosen)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <section class={styles.token}>
      <h3>{say('token')}</h3>
      <p class={controlStyles.quiet}>
        {token === undefined
          ? say('token.public')
          : say(seconds > 0 ? 'token.on' : 'token.no-delay', { seconds })}
      </p>
      {token === undefined && (
        <form onSubmit={(event) => void redeem(event)}>
          <input
            required
            value={invitation}
            placeholder={say('token.invitation')}
            aria-label={say('token.invitation')}
            onInput={({ currentTarget }) => setInvitation(currentTarget.value)}
          />
          <input
            required
            value={name}
            placeholder={say('token.name')}
            aria-label={say('token.name')}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" class={controlStyles.button}>
            {say('token.redeem')}
          </button>
        </form>
      )}
      {problem && (
        <p class={controlStyles.warning} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
