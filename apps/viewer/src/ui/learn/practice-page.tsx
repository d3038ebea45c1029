import { useMemo, useState } from 'preact/hooks'
import { GAMES_TO_PRACTISE } from '../../games/registry.ts'
import { sayOfLearning } from '../../language/learn-words.ts'
import { keepsPages } from '../../offline/register-worker.ts'
import type { Practice } from '../../own-tables/own-table.ts'
import type { LocalTable } from '../../practice/messages.ts'
import type { PageRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { useComing } from '../common/use-coming.ts'
import { useNamedWord } from '../common/use-coming-words.ts'
import { PracticeChoice } from '../play/practice-choice.tsx'
import { TablePage } from '../play/table-page.tsx'
import { PracticeEnd } from './practice-end.tsx'
import { useLocalSeat } from './use-local-seat.ts'

type PracticeRoute = Extract<PageRoute, { page: 'practice' }>

/** A whole match against a bot, without a service: the address says in which role, and how strong the bot is. */
export function PracticePage({ route }: { readonly route: PracticeRoute }) {
  const { router } = useApp()
  const { game, role: wantedRole, strength: wantedStrength } = route
  const [deal, setDeal] = useState({ id: newId(), game, role: wantedRole, strength: wantedStrength })
  const entry = GAMES_TO_PRACTISE.find(({ id }) => id === deal.game) ?? GAMES_TO_PRACTISE[0]
  if (!entry?.practice) return null
  const { roles, strengths } = entry.practice
  const [firstRole] = roles
  const role = roles.find(({ id }) => id === deal.role) ?? firstRole
  const strength = strengths.find((one) => one === deal.strength) ?? strengths[0]
  if (!role) return null
  return (
    <PracticeTable
      key={deal.id}
      id={deal.id}
      game={entry.id}
      role={role.id}
      strength={strength}
      options={role.options}
      onDeal={({ game, role, strength }) => {
        // No step back leads to a table that is gone.
        router.note({ page: 'practice', game, role, strength })
        setDeal({ id: newId(), game, role, strength })
      }}
    />
  )
}

interface Props {
  readonly id: string
  readonly game: string
  readonly role: string
  readonly strength: string
  readonly options: Readonly<Record<string, unknown>>
  readonly onDeal: (wanted: Practice) => void
}

function PracticeTable({ id, game, role, strength, options, onDeal }: Props) {
  const { language, router } = useApp()
  const { name } = useComing()
  const strengthWord = useNamedWord('strength')
  const table = useMemo<LocalTable>(
    () => ({
      ...{ id, game, options: options as LocalTable['options'], name },
      opponent: {
        type: 'bot',
        strength,
        name: sayOfLearning(language.peek(), 'bot', { strength: strengthWord(strength) }),
      },
    }),
    // The players of a table stay the same.
    [id],
  )
  const { viewing, seat, readLog } = useLocalSeat(table)
  const chosen = { game, role, strength }
  return (
    <TablePage
      match={id}
      viewing={viewing}
      seat={seat}
      isLocal
      onLeave={() => router.go({ page: 'lobby' })}
      beside={
        <PracticeChoice chosen={chosen} onDeal={onDeal}>
          <p class={controlStyles.quiet}>
            {sayOfLearning(language.value, keepsPages() ? 'practice.local' : 'practice.plain')}
          </p>
        </PracticeChoice>
      }
      ended={<PracticeEnd game={game} readLog={readLog} onAgain={() => onDeal(chosen)} />}
    />
  )
}

/** No table of a service has such an id. */
function newId(): string {
  return `practice-${Date.now().toString(36)}`
}
