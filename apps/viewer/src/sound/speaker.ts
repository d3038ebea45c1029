import type { Sound } from '../table/cue.ts'
import { createSynthesiser } from './synthesiser.ts'

/** Plays the sounds of a table. */
export interface Speaker {
  /** `volume`: 0 to 1. */
  play(sound: Sound, volume: number): void
  /** Within a gesture: browsers let sound begin there. */
  wake(): void
  dispose(): void
}

export function createSpeaker(context: AudioContext): Speaker {
  const { sing } = createSynthesiser(context, Math.random)
  return {
    play(sound, volume) {
      // What could not be heard in its time would come in one heap.
      if (context.state === 'running') sing(sound, context.currentTime, volume)
    },
    wake() {
      if (context.state === 'suspended') void context.resume()
    },
    dispose() {
      void context.close()
    },
  }
}
