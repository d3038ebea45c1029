import type { LocalClock } from './local-match.ts'
import { type FromReferee, localNow, type ToReferee } from './messages.ts'
import { createReferee } from './referee.ts'

const clock: LocalClock = {
  now: localNow,
  at(instant, run) {
    const timer = setTimeout(guarded(run), Math.max(0, (instant - localNow()) / 1000))
    return () => clearTimeout(timer)
  },
}
const tell = (message: FromReferee) => postMessage(message)
const referee = createReferee({ clock, tell, random: secretRandom, salt: secretSalt })

addEventListener('message', ({ data }: MessageEvent<ToReferee>) => guarded(() => referee(data))())

/** Otherwise a page would wait for an answer that never comes. */
function guarded(run: () => void): () => void {
  return () => {
    try {
      run()
    } catch (error) {
      tell({ type: 'fault', text: error instanceof Error ? error.message : String(error) })
    }
  }
}

/** What would make some numbers likelier than others is drawn again. */
function secretRandom(bound: number): number {
  const most = Math.floor(2 ** 32 / bound) * bound
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < most ? drawn % bound : secretRandom(bound)
}

function secretSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
