import { Ranking } from '../../event/ranking.tsx'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

export function StandingsPart() {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  return (
    <section aria-label={say('part.standings')}>
      <Ranking ranking={desk.tournament.standings} />
    </section>
  )
}
