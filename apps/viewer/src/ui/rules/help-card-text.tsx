import { rulebookOf } from '../../games/registry.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { useModule } from '../common/use-module.ts'
import figureStyles from './example-figure.module.css'
import { ExampleFigure } from './example-figure.tsx'
import cardStyles from './help-card.module.css'

/** The examples of a game, compact. */
export function HelpCardText({ game }: { readonly game: string }) {
  const { language } = useApp()
  const say = useWords()
  const { module: book } = useModule(() => rulebookOf(game), true, game)
  if (!book) return <p class={cardStyles.helpLoading}>{say('rules.loading')}</p>
  return (
    <div class={cardStyles.helpText}>
      {book.cardOf(language.value).map(({ title, text, examples }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text && <p class={cardStyles.helpLead}>{text}</p>}
          {examples.length > 0 && (
            <div class={figureStyles.examples}>
              {examples.map((example) => (
                <ExampleFigure key={example.key} example={example} />
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
