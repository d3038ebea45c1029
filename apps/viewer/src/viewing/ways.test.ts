import { expect, it } from 'vitest'
import type { Flag, FlagKind, Strip } from '../table/strip.ts'
import { chapterFrom, flagFrom } from './ways.ts'

const SECOND = 1_000_000
const kind = (id: string, isKeyMoment: boolean): FlagKind => {
  return { id, emblem: { form: '', colour: { dark: '', light: '' } }, isEnding: !isKeyMoment, isKeyMoment }
}
const [blunder, duel, ending] = [kind('blunder', true), kind('duel', true), kind('ending', false)]
const flag = (at: number, of: FlagKind): Flag => ({ at: at * SECOND, knownFrom: 0, kind: of, label: '' })
const flags = [flag(10, blunder), flag(15, ending), flag(20, duel), flag(30, blunder)]
const chapters: Strip['chapters'] = [10, 20, 40].map((from) => ({
  label: '',
  sign: '',
  from: from * SECOND,
  to: 0,
}))

it.each([
  { name: 'the next key moment', at: 0, by: 1, to: 10 },
  { name: 'over what is none, to one of another kind', at: 10, by: 1, to: 20 },
  { name: 'after the last there is none', at: 30, by: 1, to: undefined },
  { name: 'the one before', at: 30, by: -1, to: 20 },
  { name: 'before the first there is none', at: 10, by: -1, to: undefined },
  { name: 'just passed while playing: the one before', at: 20.8, by: -1, isPlaying: true, to: 10 },
  { name: 'long passed while playing: that one', at: 24, by: -1, isPlaying: true, to: 20 },
] as const)('$name', ({ at, by, to, ...rest }) => {
  const isPlaying = 'isPlaying' in rest
  expect(flagFrom(flags, at * SECOND, by, isPlaying)).toBe(to === undefined ? undefined : to * SECOND)
})

it.each([
  { name: 'the next chapter', at: 12, by: 1, to: 20 },
  { name: 'after the last there is none', at: 41, by: 1, to: undefined },
  { name: 'the beginning of this one', at: 35, by: -1, to: 20 },
  { name: 'from its beginning, the one before', at: 20.5, by: -1, to: 10 },
  { name: 'before the first there is none', at: 10, by: -1, to: undefined },
] as const)('$name', ({ at, by, to }) => {
  expect(chapterFrom(chapters, at * SECOND, by)).toBe(to === undefined ? undefined : to * SECOND)
})
