import { useEffect, useState } from 'preact/hooks'
import { qrCodeOf } from '../../coming/qr-code.ts'
import { packLuggage } from '../../player/move/luggage.ts'
import { type MoveOut, moveOut } from '../../player/move/move-out.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useLinkForOthers } from '../common/use-link-for-others.ts'
import { Veil } from '../common/veil.tsx'
import styles from './devices.module.css'
import { usePlayerWords } from './use-player-words.ts'

const EVERY_MS = 1_500
const second = classNames(controlStyles.button, controlStyles.second)

/** Takes the player to another device: a link, and a code that both show. */
export function Devices() {
  const { client, player, tables } = useApp()
  const say = usePlayerWords()
  const [move, setMove] = useState<MoveOut>()
  useEffect(() => move?.dispose, [move])
  const start = () => {
    const text = packLuggage({ player, tables })
    if (text === undefined) return
    const wait = () => new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    setMove(moveOut({ client, origin: location.origin, wait }, text))
  }
  return (
    <section class={styles.devices} aria-labelledby="devices-title">
      <h2 id="devices-title">{say('device.title')}</h2>
      {move ? (
        <Moving move={move} onStop={() => setMove(undefined)} onAgain={start} />
      ) : (
        <>
          <p class={controlStyles.quiet}>{say('device.text')}</p>
          <button type="button" class={second} onClick={start}>
            {say('device.start')}
          </button>
        </>
      )}
    </section>
  )
}

interface MovingProps {
  readonly move: MoveOut
  readonly onStop: () => void
  readonly onAgain: () => void
}

function Moving({ move, onStop, onAgain }: MovingProps) {
  const say = usePlayerWords()
  const state = move.state.value
  switch (state.stage) {
    case 'offering':
      return <p role="status">{say('device.offering')}</p>
    case 'offered':
      return (
        <>
          <p role="status">{say('device.offered')}</p>
          <Veil name={say('device.veiled')}>
            <Offered link={state.link} />
          </Veil>
        </>
      )
    case 'asked':
      return (
        <>
          <p role="status">
            {say('device.asked')}
            <output class={styles.code}>{state.code}</output>
          </p>
          <div class={styles.acts}>
            <button type="button" class={controlStyles.button} onClick={() => void move.confirm()}>
              {say('device.confirm')}
            </button>
            <button type="button" class={second} onClick={onStop}>
              {say('device.stop')}
            </button>
          </div>
        </>
      )
    case 'confirmed':
    case 'taken':
      return <p role="status">{say(`device.${state.stage}`)}</p>
    case 'failed':
      return (
        <>
          <p role="status">{say(`device.${state.why}`)}</p>
          <button type="button" class={controlStyles.button} onClick={onAgain}>
            {say('device.again')}
          </button>
        </>
      )
  }
}

function Offered({ link: given }: { readonly link: string }) {
  const say = usePlayerWords()
  const [isCopied, setCopied] = useState(false)
  const { link, reach } = useLinkForOthers(given)
  const code = qrCodeOf(link)
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <>
      <svg
        class={styles.qr}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={say('device.qr')}
      >
        <path d={code.path} />
      </svg>
      <input
        class={styles.link}
        readOnly
        value={link}
        aria-label={say('device.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      {navigator.clipboard && (
        <button type="button" class={second} onClick={copy}>
          {say(isCopied ? 'device.copied' : 'device.copy')}
        </button>
      )}
      {reach !== 'everywhere' && <small class={controlStyles.quiet}>{say(`device.${reach}`)}</small>}
      <small class={controlStyles.quiet}>{say('device.private')}</small>
    </>
  )
}
