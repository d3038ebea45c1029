import { describe, expect, it } from 'vitest'
import { parseClipCall } from './clip-options.ts'
import { parseTime } from './parse-time.ts'

it.each([
  ['1:30', 90_000_000],
  ['0:09.5', 9_500_000],
  ['1:02:03', 3_723_000_000],
  ['1m30s', 90_000_000],
  ['90s', 90_000_000],
  ['250ms', 250_000],
  ['1:75', undefined],
  ['90', undefined],
  ['', undefined],
  ['soon', undefined],
])('the time %j is %s µs', (text, wanted) => {
  expect(parseTime(text)).toBe(wanted)
})

describe('getaway clip', () => {
  it('takes what it makes from the name of the file', () => {
    const kindOf = (out: string) => {
      const parsed = parseClipCall(['a.jsonl', '--out', out])
      return parsed.ok && parsed.value !== 'help' && [parsed.value.order.kind, parsed.value.order.container]
    }
    expect(['a.mp4', 'a.webm', 'a.GIF', 'a.png'].map(kindOf)).toEqual([
      ['clip', 'mp4'],
      ['clip', 'webm'],
      ['gif', 'mp4'],
      ['picture', 'mp4'],
    ])
  })

  it('takes every choice', () => {
    const call = 'a.jsonl --out b.webm --from 0:10 --to 12s --size 320x180 --flat --speed 0.5 --silent --bare'
    expect(parseClipCall(call.split(' '))).toMatchObject({
      ok: true,
      value: {
        log: 'a.jsonl',
        order: {
          ...{ from: 10_000_000, until: 12_000_000, width: 320, height: 180, picture: '2d', speed: 0.5 },
          ...{ hasSound: false, hasCaption: false },
        },
      },
    })
  })

  it.each([
    [['--out', 'a.mp4'], 'name one log'],
    [['a', 'b', '--out', 'a.mp4'], 'name one log'],
    [['a'], '--out says where'],
    [['a', '--out', 'a.avi'], '--out must end with .mp4, .webm, .gif, .png'],
    [['a', '--out', 'a.mp4', '--format', 'avi'], '--format is mp4, webm, gif, png'],
    [['a', '--out', 'a.mp4', '--from', '90'], '--from is a time such as 1:30'],
    [['a', '--out', 'a.mp4', '--from', '0:20', '--to', '0:10'], '--to must be later than --from'],
    [['a', '--out', 'a.mp4', '--size', '1280'], '--size is width and height'],
    [['a', '--out', 'a.mp4', '--size', '321x180'], 'even sides'],
    [['a', '--out', 'a.mp4', '--speed', '0'], '--speed is a number from 0.05 to 16'],
    [['a', '--out', 'a.mp4', '--exposures', '2.5'], '--exposures is a whole number'],
    [['a', '--out', 'a.mp4', '--view', 'north'], '--view is director, follow, cinematic, top'],
  ])('%j: says what is wrong', (args, sentence) => {
    const parsed = parseClipCall(args)
    expect(parsed).toMatchObject({ ok: false, error: expect.stringContaining(sentence) })
  })
})
