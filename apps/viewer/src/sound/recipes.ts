import type { Sound } from '../table/cue.ts'

/** One tone or one breath of noise, in seconds and Hz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise'
  /** After the sound began. */
  readonly at: number
  readonly length: number
  /** Of a tone its pitch; of noise the middle of what is let through. */
  readonly from: number
  /** Where it glides to; without it, it stays. */
  readonly to?: number
  /** At its loudest, 0 to 1. */
  readonly gain: number
}

function tone(
  wave: 'sine' | 'triangle',
  at: number,
  from: number,
  length: number,
  gain: number,
  to?: number,
): Voice {
  return { wave, at, from, length, gain, ...(to !== undefined && { to }) }
}

function noise(at: number, from: number, length: number, gain: number, to?: number): Voice {
  return { wave: 'noise', at, from, length, gain, ...(to !== undefined && { to }) }
}

/** Card on felt, wood on card, a flat hand; small bells for what is right and won. */
export const RECIPES: Readonly<Record<Sound, readonly Voice[]>> = {
  begin: [tone('triangle', 0, 392, 0.16, 0.2), tone('triangle', 0.11, 587, 0.26, 0.2)],
  lay: [noise(0, 1500, 0.05, 0.5, 500), tone('sine', 0.004, 170, 0.08, 0.35, 90)],
  mark: [noise(0, 3200, 0.025, 0.35), tone('triangle', 0, 520, 0.07, 0.3, 380)],
  slam: [
    noise(0, 900, 0.16, 1, 160),
    tone('sine', 0, 120, 0.3, 0.9, 46),
    tone('triangle', 0.05, 330, 0.12, 0.16, 220),
  ],
  back: [tone('triangle', 0, 330, 0.12, 0.22, 210), tone('triangle', 0.1, 247, 0.16, 0.2, 150)],
  right: [tone('sine', 0, 1180, 0.09, 0.11)],
  wrong: [tone('triangle', 0, 196, 0.2, 0.3, 165), tone('triangle', 0, 185, 0.2, 0.22, 150)],
  won: [
    tone('triangle', 0, 523, 0.2, 0.24),
    tone('triangle', 0.12, 659, 0.2, 0.24),
    tone('triangle', 0.24, 784, 0.22, 0.26),
    tone('triangle', 0.38, 1047, 0.5, 0.28),
  ],
  lost: [
    tone('triangle', 0, 392, 0.24, 0.22),
    tone('triangle', 0.18, 330, 0.26, 0.22),
    tone('triangle', 0.38, 262, 0.5, 0.22),
  ],
  over: [tone('triangle', 0, 440, 0.24, 0.2), tone('triangle', 0.2, 440, 0.4, 0.18)],
  turn: [tone('sine', 0, 880, 0.12, 0.26), tone('sine', 0.1, 1175, 0.22, 0.24)],
}
