import type { Sound } from '../table/cue.ts'

/** What a phone in the hand does with it: ms of trembling and of rest, by turns. */
export const TREMBLES: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  lay: [12],
  mark: [16],
  slam: [45],
  back: [25, 50, 25],
  turn: [30, 60, 30],
}
