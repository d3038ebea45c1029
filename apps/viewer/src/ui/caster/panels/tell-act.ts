import type { ShowAct, ShowPlace } from '@getaway/client/protocol'
import type { CasterWord } from '../../../language/caster-words.ts'
import { clockText } from '../../common/clock-text.ts'

/** What it takes to say an act in words. */
export interface ActTeller {
  say(key: CasterWord, values?: Readonly<Record<string, string | number>>): string
  nameOf(seat: number): string
  sideOf(id: string): string
  /** The headline of a story by its key. */
  storyOf(key: string): string | undefined
  /** When the match began (µs). */
  readonly start: number
}

/** An act in a few words, for the preview and the log. */
export function tellAct(act: ShowAct, { say, nameOf, sideOf, storyOf, start }: ActTeller): string {
  const tellPlace = (on: ShowPlace) => (on.type === 'seat' ? nameOf(on.seat) : say('on.cell'))
  switch (act.type) {
    case 'camera': {
      const view = say(`camera.${act.view}`)
      return act.side === undefined
        ? say('act.camera', { view })
        : say('act.side', { view, side: sideOf(act.side) })
    }
    case 'shot':
      return say('act.shot', { on: tellPlace(act.on) })
    case 'replay':
      return say('act.replay', { from: clockText(act.from - start), speed: act.speed })
    case 'highlight':
      return say('act.highlight', { on: tellPlace(act.on) })
    case 'card':
      return say('act.card', { text: storyOf(act.card) ?? act.card })
    case 'title':
      return say('act.title', { text: act.headline })
    case 'lower-third':
      return say('act.lower-third', { name: nameOf(act.seat) })
    case 'clear':
      return say('act.clear', { what: say(`clear.${act.what}`) })
    case 'position':
      return say('act.position')
    case 'next-match':
      return say('act.next-match', { match: act.match })
  }
}
