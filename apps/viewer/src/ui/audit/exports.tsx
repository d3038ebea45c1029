import type { AuditedStage } from '../../audit/audit-session.ts'
import { actionsTable, racesTable, reactionsTable, resultsTable } from '../../audit/csv-tables.ts'
import type { AuditWord } from '../../language/audit-words.ts'
import type { Photo } from '../../photo/photo-of.ts'
import type { ToldStretch } from '../../table/auditing.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { saveFile } from '../common/save-file.ts'
import styles from './parts/audit.module.css'
import { SaveMenu } from './parts/save-menu.tsx'
import { useAuditWords } from './parts/use-audit-words.ts'
import type { WayTo } from './parts/way.ts'

interface Props {
  readonly judged: AuditedStage
  readonly stretches: readonly ToldStretch[] | undefined
  readonly photos: readonly Photo[] | undefined
  readonly wayTo: WayTo
}

/** On paper, as tables, as the report of the command line, and as the log itself. */
export function Exports({ judged: { log, name, bytes }, stretches, photos, wayTo }: Props) {
  const say = useAuditWords()
  const second = classNames(controlStyles.button, controlStyles.second)
  const replay = wayTo()
  const base = name.replace(/(?:\.getaway)?\.jsonl(?:\.gz)?$/, '')
  const save = (ending: string, type: string, content: BlobPart) =>
    saveFile(new File([content], base + ending, { type }))
  const report = () => `${JSON.stringify({ file: name, ...log.printed })}\n`
  const tables: readonly (readonly [AuditWord, string, (() => string) | undefined])[] = [
    ['csv.rounds', 'results', stretches && (() => resultsTable(stretches))],
    ['csv.actions', 'actions', () => actionsTable(log)],
    ['csv.races', 'races', photos && (() => racesTable(photos, log))],
    ['csv.reactions', 'reactions', () => reactionsTable(log)],
  ]
  return (
    <div class={styles.acts}>
      {replay !== undefined && (
        <a class={controlStyles.button} href={replay}>
          <PageIcon name="play" />
          {say('replay')}
        </a>
      )}
      <button type="button" class={second} onClick={() => print()}>
        {say('print')}
      </button>
      <SaveMenu label={say('save')}>
        {tables.map(([word, ending, table]) => (
          <button
            key={ending}
            type="button"
            disabled={!table}
            onClick={() => table && save(`.${ending}.csv`, 'text/csv', table())}
          >
            {say(word)} <small>CSV</small>
          </button>
        ))}
        <button type="button" onClick={() => save('.report.json', 'application/json', report())}>
          {say('json')} <small>JSON</small>
        </button>
        <button type="button" onClick={() => save('.getaway.jsonl', 'application/x-ndjson', bytes)}>
          {say('log')} <small>JSONL</small>
        </button>
      </SaveMenu>
    </div>
  )
}
