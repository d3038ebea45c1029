import { useEffect, useState } from 'preact/hooks'
import { unpackLuggage } from '../../player/move/luggage.ts'
import { type MoveIn, moveIn } from '../../player/move/move-in.ts'
import type { MoveLink } from '../../player/move/move-link.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import styles from './devices.module.css'
import { usePlayerWords } from './use-player-words.ts'

const EVERY_MS = 1_500

/** A player comes from another device. Nothing is asked for before they press. */
export function MovePage() {
  const { moveLink } = useApp()
  const say = usePlayerWords()
  const link = moveLink.value
  return (
    <div class={styles.move}>
      {link ? (
        <Bring key={link.id} link={link} />
      ) : (
        <Notice title={say('move.none')} text={say('move.none.more')}>
          <ToOwnMatches />
        </Notice>
      )}
    </div>
  )
}

function Bring({ link }: { readonly link: MoveLink }) {
  const { client, player, tables } = useApp()
  const say = usePlayerWords()
  const [move, setMove] = useState<MoveIn>()
  useEffect(() => move?.dispose, [move])
  const { key, name = say('player.nameless') } = player.profile.value
  const state = move?.state.value
  const start = () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    const unpack = (text: string) => unpackLuggage(text, { player, tables })
    setMove(moveIn({ client, wait, unpack }, link))
  }
  switch (state?.stage) {
    case undefined:
      return (
        <Notice title={say('move.title')} text={say('move.text')}>
          {key !== undefined && <p>{say('move.replaces', { name })}</p>}
          <button type="button" class={controlStyles.button} onClick={start}>
            {say('move.start')}
          </button>
        </Notice>
      )
    case 'asking':
      return <Notice title={say('move.title')} text={say('move.asking')} />
    case 'asked':
      return (
        <Notice title={say('move.title')} text={say('move.code')}>
          <output class={styles.code}>{state.code}</output>
          <p role="status">{say('move.waiting')}</p>
        </Notice>
      )
    case 'taken':
      return (
        <Notice title={say('move.done', { name })} text={say('move.done.more')}>
          <ToOwnMatches />
        </Notice>
      )
    case 'failed':
      return (
        <Notice title={say('move.title')} text={say(`move.${state.why}`)}>
          <ToOwnMatches />
        </Notice>
      )
  }
}

function ToOwnMatches() {
  const say = usePlayerWords()
  return (
    <a class={controlStyles.button} href="/me">
      {say('move.to-me')}
    </a>
  )
}
