import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { GAMES_WITH_RULES, rulebookOf } from '../../games/registry.ts'
import { formatRoute } from '../../routes.ts'
import type { Chapter, Clause, Example, Lead, Rulebook } from '../../rules/rulebook.ts'
import { useApp } from '../common/app-context.ts'
import { useFrontWords } from '../common/use-front-words.ts'
import { useModule } from '../common/use-module.ts'
import { ClauseText } from './clause-text.tsx'
import figureStyles from './example-figure.module.css'
import { ExampleFigure } from './example-figure.tsx'
import styles from './rules-page.module.css'

/** The rules of a game to read: contents, clauses, and pictures of what is right and wrong. */
export function RulesPage({ asked }: { readonly asked: string | undefined }) {
  const { language } = useApp()
  const say = useFrontWords()
  const [game, setGame] = useState(() => gameOf(location.hash.slice(1), asked))
  const choose = (id: string) => {
    setGame(id)
    history.replaceState(history.state, '', formatRoute({ page: 'rules', game: id }))
  }
  const { module: book } = useModule(() => rulebookOf(game), true, game)
  const chapters = book?.chaptersOf(language.value) ?? []

  useEffect(() => {
    if (book) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [book])

  if (!book) return <p class={styles.rulesLoading}>{say('rules.loading')}</p>
  return (
    <article class={styles.rulebook}>
      <nav aria-label={say('rules.contents')}>
        {GAMES_WITH_RULES.length > 1 && (
          <fieldset class={styles.rulesGames} aria-label={say('rules.game')}>
            {GAMES_WITH_RULES.map(({ id, name }) => (
              <button key={id} type="button" aria-pressed={id === game} onClick={() => choose(id)}>
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <ol>
          {chapters.map(({ id, number, title }) => (
            <li key={id}>
              <Anchor to={id}>
                <span>{number}</span> {title}
              </Anchor>
            </li>
          ))}
        </ol>
      </nav>
      <div class={styles.rulesText}>
        <Opening book={book} />
        {chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </article>
  )
}

/** Whose rules are read first: those that the clause in the address is from, or the game that is asked for. */
function gameOf(clause: string, asked: string | undefined): string {
  const of = /^([A-Z]+)\d/.exec(clause)?.[1]
  const found = GAMES_WITH_RULES.find(({ id, clauses }) => (of ? clauses === of : id === asked))
  return (found ?? GAMES_WITH_RULES[0])?.id ?? ''
}

function Opening({ book }: { readonly book: Rulebook }) {
  const { language } = useApp()
  return (
    <header>
      <h2>{book.name}</h2>
      {book.introOf(language.value).map((text) => (
        <p key={text}>
          <ClauseText text={text} />
        </p>
      ))}
    </header>
  )
}

function ChapterText({
  chapter: { id, number, title, lead, clauses, groups },
}: {
  readonly chapter: Chapter
}) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {number && <span>{number}</span>} {title}
      </h3>
      {lead && <LeadText lead={lead} />}
      {clauses.map((clause) => (
        <ClauseItem key={clause.id} clause={clause} />
      ))}
      {groups.map((group) => (
        <section key={group.title} class={styles.group}>
          <h4>{group.title}</h4>
          {group.text && <p class={styles.groupText}>{group.text}</p>}
          <Examples examples={group.examples} />
        </section>
      ))}
    </section>
  )
}

function LeadText({ lead: { text, ours, points = [] } }: { readonly lead: Lead }) {
  return (
    <div class={styles.lead}>
      <p>
        <ClauseText text={text} />
      </p>
      {ours && <Ours text={ours} />}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <ClauseText text={point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is not in the printed rules. */
function Ours({ text }: { readonly text: string }) {
  const say = useFrontWords()
  return (
    <p class={styles.ours}>
      <b>{say('rules.ours')}</b> <ClauseText text={text} />
    </p>
  )
}

function Examples({ examples }: { readonly examples: readonly Example[] }) {
  if (examples.length === 0) return null
  return (
    <div class={figureStyles.examples}>
      {examples.map((example) => (
        <ExampleFigure key={example.key} example={example} />
      ))}
    </div>
  )
}

function ClauseItem({ clause: { id, text, ours, table, examples } }: { readonly clause: Clause }) {
  return (
    <div class={styles.clause} id={id}>
      <Anchor to={id} name={styles.clauseNumber}>
        {id}
      </Anchor>
      <div>
        <p>
          <ClauseText text={text} />
        </p>
        {table && (
          <div class={styles.clauseTable}>
            <table>
              <thead>
                <tr>
                  {table.head.map((cell) => (
                    <th key={cell} scope="col">
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row) => (
                  <tr key={row.join('|')}>
                    {row.map((cell, index) => (
                      <td key={`${index} ${cell}`}>
                        <ClauseText text={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {ours && <Ours text={ours} />}
        <Examples examples={examples} />
      </div>
    </div>
  )
}

interface AnchorProps {
  readonly to: string
  readonly name?: string | undefined
  readonly children: ComponentChildren
}

/** Within the page the browser goes there by itself, and comes back. */
function Anchor({ to, name, children }: AnchorProps) {
  return (
    <a class={name} href={`#${to}`} onClick={(event) => event.stopPropagation()}>
      {children}
    </a>
  )
}
