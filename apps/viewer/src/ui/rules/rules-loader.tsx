import { useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import { TryAgain } from '../common/try-again.tsx'
import { useModule } from '../common/use-module.ts'

/** The rulebook, fetched when somebody reads it. */
export function RulesLoader({ game }: { readonly game: string | undefined }) {
  const say = useWords()
  const { module, hasFailed } = useModule(() => import('./rules-page.tsx'), true)
  if (hasFailed) {
    return (
      <Notice title={say('page.rules')} text={say('failed.fault')}>
        <TryAgain />
      </Notice>
    )
  }
  return module ? (
    <module.RulesPage asked={game} />
  ) : (
    <p class={controlStyles.quiet}>{say('rules.loading')}</p>
  )
}
