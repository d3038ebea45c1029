import { useEffect, useMemo } from 'preact/hooks'
import type { AuditedStage, AuditSession } from '../../audit/audit-session.ts'
import { gameEntryOf } from '../../games/registry.ts'
import { localeOf } from '../../language/locale-of.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import { useApp } from '../common/app-context.ts'
import { FindingList } from '../verdict/finding-list.tsx'
import { tellVerdict } from '../verdict/tell-verdict.ts'
import { GroundList, VerdictLine } from '../verdict/verdict-line.tsx'
import { Exports } from './exports.tsx'
import { Protocol } from './paper/protocol.tsx'
import styles from './parts/audit.module.css'
import { Contents } from './parts/contents.tsx'
import { InstantLink } from './parts/instant-link.tsx'
import { seatName } from './parts/seat-name.ts'
import { Section, type SectionId } from './parts/section.tsx'
import { useAuditWords } from './parts/use-audit-words.ts'
import { useAuditing, usePhotos, useReplay } from './parts/use-replay.ts'
import { wayToReplay } from './parts/way.ts'
import { Acts } from './sections/acts.tsx'
import { Clocks } from './sections/clocks.tsx'
import { ConnectionList } from './sections/connection-list.tsx'
import { JudgeAgain } from './sections/judge-again.tsx'
import { PaceTable } from './sections/pace-table.tsx'
import { Players } from './sections/players.tsx'
import { Proofs } from './sections/proofs.tsx'
import { Races } from './sections/races.tsx'
import { Reactions } from './sections/reactions.tsx'
import { ResultList } from './sections/result-list.tsx'

interface Props {
  readonly judged: AuditedStage
  readonly session: AuditSession
  readonly source: LogSource
}

/** A log that was judged: the verdict, what it rests on, and all the rest by sections. */
export function AuditedMatch({ judged, session, source }: Props) {
  const { language, subject } = useApp()
  const say = useAuditWords()
  const { log, keys } = judged
  const { report, outcome, proof, told, span } = log
  const auditing = useAuditing(log.game)
  const replay = useReplay(judged)
  const photos = usePhotos(replay, language.value)
  const wayTo = useMemo(() => wayToReplay(source, log), [log])
  const { verdict, grounds } = tellVerdict(
    { proof, proofs: report, outcome, isAgainstRules: log.isAgainstRules },
    language.value,
    keys ? 'service' : 'offline',
  )
  const stretches = useMemo(
    () => auditing?.stretchesOf(log.printed, outcome, language.value, replay?.state),
    [auditing, log, language.value, replay],
  )
  const names = outcome.players.map((_, seat) => seatName(outcome, seat)).join(' – ')
  useEffect(() => {
    subject.value = names
    return () => {
      subject.value = undefined
    }
  }, [names])
  const date = new Date(span.start / 1000).toLocaleString(localeOf(language.value, navigator.languages), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const game = gameEntryOf(log.game)?.name ?? log.game
  const parts = { log, wayTo, auditing: auditing ?? undefined }
  const isFaulty = told.faults.length > 0
  const sections: readonly SectionId[] = [
    ...(isFaulty ? (['faults'] as const) : []),
    'results',
    ...(log.hasRaces ? (['races'] as const) : []),
    ...(['reactions', 'pace', 'clocks', 'line', 'proofs', 'acts'] as const),
    ...(log.hasRaces ? (['what-if'] as const) : []),
  ]
  return (
    <>
      <article class={styles.page}>
        <header class={styles.head}>
          <VerdictLine said={verdict} isHeading />
          <div class={styles.about}>
            <p>
              <strong>{names}</strong>
              <span>
                {say('about', { game, match: log.match, date })}
                {source.from === 'file' && ` (${judged.name})`}
              </span>
            </p>
            <Exports judged={judged} stretches={stretches} photos={photos} wayTo={wayTo} />
          </div>
          <GroundList grounds={grounds} />
        </header>
        <Contents sections={sections} />
        <div class={styles.sections}>
          {isFaulty && (
            <Section id="faults">
              <FindingList
                told={told}
                wayTo={(seq, words) => (
                  <InstantLink wayTo={wayTo} at={log.instants.get(seq)} start={span.start} words={words} />
                )}
              />
            </Section>
          )}
          <Players log={log} />
          <ResultList {...parts} stretches={stretches} isUntold={auditing === null} replay={replay} />
          {log.hasRaces && <Races log={log} wayTo={wayTo} photos={photos} />}
          <Reactions {...parts} />
          <PaceTable log={log} />
          <Clocks log={log} />
          <ConnectionList log={log} wayTo={wayTo} />
          <Proofs judged={judged} session={session} />
          <Acts {...parts} />
          {log.hasRaces && (
            <JudgeAgain log={log} session={session} auditing={parts.auditing} stretches={stretches} />
          )}
        </div>
      </article>
      <Protocol judged={judged} said={verdict} stretches={stretches} auditing={parts.auditing} />
    </>
  )
}
