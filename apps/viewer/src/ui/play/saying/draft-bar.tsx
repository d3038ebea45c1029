import { sayBesideHand } from '../../../language/beside-hand-words.ts'
import type { PlayerHand } from '../../../playing/player-hand.ts'
import type { ActDraft } from '../../../table/act-draft.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { Outline } from '../../common/icons.tsx'
import styles from './draft-bar.module.css'

const CLEAR = 'M6.500 6.500l11 11M17.500 6.500l-11 11'

interface Props {
  readonly hand: PlayerHand
  readonly draft: ActDraft
}

/** What has come together in the hand, what it comes to, what is against it, and the one press that says it. */
export function DraftBar({ hand, draft }: Props) {
  const { language } = useApp()
  const { act, words, figures, says, isEmpty, why, warning } = draft
  const rule = why?.rule
  return (
    <section class={styles.draft} aria-label={sayBesideHand(language.value, 'draft')}>
      <div class={styles.told} aria-live="polite">
        <p class={styles.words}>
          {words[language.value]}
          {figures.map(({ words: name, value, isShort }) => (
            <span key={name.en} class={classNames(styles.figure, isShort && styles.short)}>
              {name[language.value]} <b>{value}</b>
              {isShort && <i> {sayBesideHand(language.value, 'draft.short')}</i>}
            </span>
          ))}
        </p>
        {why ? (
          <p class={styles.why}>
            {why[language.value]} {rule && <small>{rule.clause}</small>}
          </p>
        ) : (
          warning && <p class={styles.warning}>{warning[language.value]}</p>
        )}
      </div>
      {!isEmpty && (
        <button
          type="button"
          class={styles.clear}
          aria-label={sayBesideHand(language.value, 'draft.clear')}
          title={sayBesideHand(language.value, 'draft.clear')}
          onClick={({ timeStamp }) => hand.move({ type: 'put-back' }, timeStamp)}
        >
          <Outline path={CLEAR} />
        </button>
      )}
      <button
        type="button"
        data-act={act}
        class={styles.say}
        aria-disabled={isEmpty || why !== undefined}
        onClick={({ timeStamp }) => hand.move({ type: 'act', act }, timeStamp)}
      >
        {says[language.value]}
      </button>
    </section>
  )
}
