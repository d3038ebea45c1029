import { useWords } from '../shared/app-context.ts'
import controlStyles from '../shared/controls.module.css'
import { TryAgain } from '../shared/failed.tsx'
import { Notice } from '../shared/notice.tsx'
import { useModule } from '../shared/use-module.ts'

/** The rulebook, fetched when somebody reads it. */
export function RulesLoader() {
  const say = useWords()
  const { module, hasFailed } = useModule(() => import('./rules-page.tsx'), true)
  if (hasFailed) {
    return (
      <Notice title={say('page.rules')} text={say('failed.fault')}>
        <TryAgain />
      </Notice>
    )
  }
  return module ? <module.RulesPage /> : <p class={controlStyles.quiet}>{say('rules.loading')}</p>
}
