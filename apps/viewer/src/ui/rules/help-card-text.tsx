import { rulesOf } from '../../games/registry.ts'
import '../../style/rules.css'
import { useApp, useWords } from '../shared/app-context.ts'
import { useModule } from '../shared/use-module.ts'
import { ExampleFigure } from './example-figure.tsx'

/** The examples of a game, compact. */
export function HelpCardText({ game }: { readonly game: string }) {
  const { language } = useApp()
  const say = useWords()
  const { module: book } = useModule(() => rulesOf(game), true, game)
  if (!book) return <p class="help-loading">{say('rules.loading')}</p>
  return (
    <div class="help-text">
      {book.cardOf(language.value).map(({ title, text, examples }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text && <p class="help-lead">{text}</p>}
          {examples.length > 0 && (
            <div class="examples">
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
