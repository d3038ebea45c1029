import type { OfferedGame } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { createTable } from '../../coming/create-table.ts'
import { firstPlan, withGame } from '../../coming/new-match.ts'
import { gameEntryOf, hasTable } from '../../games/registry.ts'
import { isUnreachable } from '../../offline/is-unreachable.ts'
import { useApp } from '../common/app-context.ts'
import { Choice } from '../common/choice.tsx'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import { useComing } from '../common/use-coming.ts'
import { usePlanning } from '../common/use-planning.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import { useAwayText, WithoutService } from '../common/without-service.tsx'
import { GuestChoices } from './guest-choices.tsx'
import styles from './new-match.module.css'
import { RaceChoices } from './race-choices.tsx'
import { RuleChoices } from './rule-choices.tsx'
import { SeatPlans } from './seat-plans.tsx'
import { usePlanningWords } from './use-planning-words.ts'

const LONGEST_NAME = 40

/** A match of your own, put together on one screen. */
export function NewMatchPage() {
  const { client } = useApp()
  const say = usePlanningWords()
  const problemText = useProblemText()
  const [games, setGames] = useState<readonly OfferedGame[]>()
  const [problem, setProblem] = useState<{ readonly why: string; readonly isAway: boolean }>()
  const awayText = useAwayText()
  useEffect(() => {
    let isHere = true
    client.listGames().then(
      (all) => isHere && setGames(all.filter(({ id }) => hasTable(id))),
      (error: unknown) => isHere && setProblem({ why: problemText(error), isAway: isUnreachable(error) }),
    )
    return () => {
      isHere = false
    }
  }, [client])
  const [first, ...others] = games ?? []
  if (first) return <Planner offers={[first, ...others]} />
  if (problem?.isAway)
    return (
      <Notice title={problem.why} text={awayText}>
        <WithoutService />
      </Notice>
    )
  return (
    <p class={styles.loading} role="status">
      {problem === undefined ? say('new.loading') : say('new.failed', { why: problem.why })}
    </p>
  )
}

function Planner({ offers }: { readonly offers: readonly [OfferedGame, ...OfferedGame[]] }) {
  const { router, player, language } = useApp()
  const { dependencies, name: known } = useComing()
  const problemText = useProblemText()
  const say = usePlanningWords()
  const [plan, setPlan] = useState(() => firstPlan(offers[0].id))
  const offer = offers.find(({ id }) => id === plan.game) ?? offers[0]
  const planning = usePlanning(plan.game)
  const [name, setName] = useState(player.profile.peek().name ?? '')
  const [state, setState] = useState<'idle' | 'creating' | { readonly why: string }>('idle')
  const create = () => {
    if (state === 'creating' || !planning) return
    setState('creating')
    if (name.trim() !== '') player.change({ name })
    createTable(dependencies, plan, { offer, planning, name: name.trim() || known }).then(
      (match) => router.go({ page: 'play', match }),
      (error: unknown) => setState({ why: problemText(error) }),
    )
  }
  if (!planning)
    return (
      <p class={styles.loading} role="status">
        {say('new.loading')}
      </p>
    )
  return (
    <form
      class={styles.planner}
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      <div class={styles.groups}>
        <SeatPlans
          plan={plan}
          firstRole={planning.first.words[language.value]}
          seats={offer.seats}
          strengths={offer.strengths}
          onPlan={setPlan}
          head={
            offers.length > 1 && (
              <Choice
                name="game"
                label={say('new.game')}
                value={plan.game}
                options={offers.map(({ id }) => ({ value: id, label: gameEntryOf(id)?.name ?? id }))}
                onChoose={(game) => {
                  const next = offers.find(({ id }) => id === game)
                  if (next) setPlan(withGame(plan, game, next.seats))
                }}
              />
            )
          }
        >
          {plan.seats.includes('me') && (
            <label class={styles.row}>
              <span>{say('join.name')}</span>
              <input
                value={name}
                maxLength={LONGEST_NAME}
                placeholder={known}
                autocomplete="nickname"
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
          )}
        </SeatPlans>
        <RuleChoices
          plan={plan}
          planning={planning}
          variants={Object.keys(offer.variants)}
          onPlan={setPlan}
        />
        <div class={styles.column}>
          {planning.hasRaces && <RaceChoices plan={plan} onPlan={setPlan} />}
          <GuestChoices plan={plan} onPlan={setPlan} />
        </div>
      </div>
      <footer class={styles.create}>
        {typeof state === 'object' && (
          <p class={controlStyles.warning} role="alert">
            {say('new.failed', { why: state.why })}
          </p>
        )}
        <button type="submit" class={controlStyles.button} aria-disabled={state === 'creating'}>
          {say(state === 'creating' ? 'new.creating' : 'new.create')}
        </button>
      </footer>
    </form>
  )
}
