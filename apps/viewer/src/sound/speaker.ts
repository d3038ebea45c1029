import type { Sound } from '../table/cue.ts'
import type { Synthesiser } from './synthesiser.ts'

/** Plays the sounds of a table. */
export interface Speaker {
  /** `volume`: 0 to 1. */
  play(sound: Sound, volume: number): void
  /** Within a gesture: browsers let sound begin there. */
  wake(): void
  dispose(): void
}

/** Made within a gesture, before which nothing can be heard; what makes the sounds is loaded only then. */
export function createSpeaker(context: AudioContext): Speaker {
  let synthesiser: Synthesiser | undefined
  import('./synthesiser.ts').then(({ createSynthesiser }) => {
    if (context.state !== 'closed') synthesiser = createSynthesiser(context, Math.random)
  }, reportError)
  return {
    play(sound, volume) {
      // What could not be heard in its time would come in one heap.
      if (context.state === 'running') synthesiser?.sing(sound, context.currentTime, volume)
    },
    wake() {
      if (context.state === 'suspended') void context.resume()
    },
    dispose() {
      void context.close()
    },
  }
}
