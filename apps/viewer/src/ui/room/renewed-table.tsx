import { useEffect, useState } from 'preact/hooks'
import { comeAlong } from '../../coming/play-again.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import { useComing } from '../common/use-coming.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import { useHandingWords } from './use-handing-words.ts'

/** The host has set the table up again: the player of this seat comes along, to the same one. */
export function RenewedTable({ match, token }: { readonly match: string; readonly token: string }) {
  const { client, tables, router } = useApp()
  const { dependencies, name } = useComing()
  const say = useHandingWords()
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    comeAlong({ ...dependencies, client, tables }, { match, token, name }).then(
      ({ match: next }) => {
        tables.forget(match)
        router.go({ page: 'play', match: next })
      },
      (error: unknown) => setProblem(problemText(error)),
    )
  }, [match, token])
  return (
    <Notice title={say('renewed.title')} text={problem ?? say('renewed.text')}>
      {problem !== undefined && (
        <a class={controlStyles.button} href={formatRoute({ page: 'lobby' })}>
          {say('renewed.back')}
        </a>
      )}
    </Notice>
  )
}

/** The seat was given to somebody else while the table waited. */
export function NotAtTable() {
  const say = useHandingWords()
  return (
    <Notice title={say('removed.title')} text={say('removed.text')}>
      <a class={controlStyles.button} href={formatRoute({ page: 'lobby' })}>
        {say('renewed.back')}
      </a>
    </Notice>
  )
}
