import type { Sound } from '../table/cue.ts'
import { RECIPES, type Voice } from './recipes.ts'

/** Makes every sound: nothing is fetched. */
export interface Synthesiser {
  /** `at`: seconds of the context's time; `volume`: 0 to 1. */
  sing(sound: Sound, at: number, volume: number): void
}

/** How soon a voice is as loud as it gets: sooner would click. */
const ATTACK = 0.003
/** Exponential ramps end above nothing. */
const SILENCE = 0.0001
const NOISE_SECONDS = 0.3

/** `random` makes the noise: the same numbers make the same sound. */
export function createSynthesiser(context: BaseAudioContext, random: () => number): Synthesiser {
  const out = context.createDynamicsCompressor()
  out.connect(context.destination)
  const hiss = noiseOf(context, random)

  const sourceOf = ({ wave, from, to, length }: Voice, at: number): AudioScheduledSourceNode => {
    if (wave === 'noise') {
      const source = context.createBufferSource()
      source.buffer = hiss
      return source
    }
    const source = context.createOscillator()
    source.type = wave
    glide(source.frequency, from, to, at, length)
    return source
  }
  const singVoice = (voice: Voice, began: number, volume: number) => {
    const at = began + voice.at
    const end = at + voice.length
    const source = sourceOf(voice, at)
    const loudness = context.createGain()
    loudness.gain.setValueAtTime(SILENCE, at)
    loudness.gain.exponentialRampToValueAtTime(Math.max(voice.gain * volume, SILENCE), at + ATTACK)
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end)
    if (voice.wave === 'noise') {
      const filter = context.createBiquadFilter()
      filter.type = 'bandpass'
      glide(filter.frequency, voice.from, voice.to, at, voice.length)
      source.connect(filter).connect(loudness).connect(out)
    } else source.connect(loudness).connect(out)
    source.start(at)
    source.stop(end)
  }
  return {
    sing(sound, at, volume) {
      for (const voice of RECIPES[sound]) singVoice(voice, at, volume * volume)
    },
  }
}

function glide(param: AudioParam, from: number, to: number | undefined, at: number, length: number): void {
  param.setValueAtTime(from, at)
  if (to !== undefined) param.exponentialRampToValueAtTime(to, at + length)
}

function noiseOf(context: BaseAudioContext, random: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = random() * 2 - 1
  return buffer
}
