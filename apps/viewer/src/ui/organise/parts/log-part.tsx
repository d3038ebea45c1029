import { useState } from 'preact/hooks'
import { isIntervention } from '../../../organising/told-log.ts'
import { Choice } from '../../common/choice.tsx'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { saveFile } from '../../common/save-file.ts'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { LogLines } from '../log/log-lines.tsx'
import { useLog } from '../log/use-log.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

const CHOICES = ['interventions', 'all'] as const

/** Who did what, when, and why: the newest first. */
export function LogPart() {
  const { session } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { lines, why } = useLog()
  const [shown, setShown] = useState<(typeof CHOICES)[number]>('interventions')
  const save = () =>
    act.run(async () => {
      const { client, event, token } = session
      const text = await client.readTournamentLog(event, { token })
      saveFile(new File([text], `${event}.getaway-tournament.jsonl`, { type: 'application/x-ndjson' }))
    })
  return (
    <section class={styles.form} aria-label={say('part.log')}>
      <div class={styles.acts}>
        <Choice
          name="log-shown"
          label={say('log.shown')}
          value={shown}
          options={CHOICES.map((value) => ({ value, label: say(`log.shown.${value}`) }))}
          onChoose={setShown}
        />
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          onClick={() => void save()}
        >
          <PageIcon name="save" />
          {say('log.save')}
        </button>
      </div>
      <Why act={act} />
      {why !== undefined && <p class={controlStyles.warning}>{why}</p>}
      {lines ? (
        <LogLines lines={lines.filter((line) => shown === 'all' || isIntervention(line)).toReversed()} />
      ) : (
        <p class={styles.quiet} role="status">
          {say('desk.opening')}
        </p>
      )}
    </section>
  )
}
