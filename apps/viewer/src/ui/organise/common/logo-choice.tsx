import { tournamentLogo } from '@getaway/engine/tournament'
import { useState } from 'preact/hooks'
import * as v from 'valibot'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { logoOfFile } from '../../overlay/logo-of-file.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './forms.module.css'

interface Props {
  readonly logo: string | null
  readonly onLogo: (logo: string | null) => void
}

/** A picture of pixels from this computer, made small here in the page. */
export function LogoChoice({ logo, onLogo }: Props) {
  const say = useOrganiseWords()
  const [isWrong, setWrong] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    const made = await logoOfFile(file)
    const isFit = made !== undefined && v.is(tournamentLogo, made)
    setWrong(!isFit)
    if (isFit) onLogo(made)
  }
  return (
    <div class={styles.field}>
      <span>{say('field.logo')}</span>
      <div class={styles.logo}>
        {logo === null ? <i /> : <img src={logo} alt={say('field.logo')} />}
        <label class={classNames(controlStyles.button, controlStyles.second, controlStyles.file)}>
          {say('field.logo.choose')}
          <input
            class={controlStyles.spoken}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </label>
        {logo !== null && (
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={say('field.logo.none')}
            onClick={() => onLogo(null)}
          >
            <PageIcon name="wrong" />
          </button>
        )}
      </div>
      {isWrong && <small role="alert">{say('field.logo.wrong')}</small>}
    </div>
  )
}
