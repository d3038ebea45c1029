import { useEffect, useRef } from 'preact/hooks'
import { closeHelpCard, isHelpCardOpen } from '../rules/help-card-state.ts'
import { useWords } from './desk.ts'
import { useModule } from './use-module.ts'

/** What one lays beside the table: right and wrong at a glance. It is fetched when it is opened first. */
export function HelpCard({ game }: { readonly game: string }) {
  const say = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = isHelpCardOpen.value
  const { module } = useModule(() => import('./help-card-text.tsx'), isOpen)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  useEffect(() => closeHelpCard, [])
  return (
    <dialog
      class="help-card"
      ref={dialog}
      aria-labelledby="help-card-title"
      onClose={closeHelpCard}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id="help-card-title">{say('help.title')}</h2>
        <a href="/rules">{say('help.rules')}</a>
        <button type="button" class="button second" onClick={closeHelpCard}>
          {say('help.close')}
        </button>
      </header>
      {isOpen && (module ? <module.HelpCardText game={game} /> : <p>{say('rules.loading')}</p>)}
    </dialog>
  )
}
