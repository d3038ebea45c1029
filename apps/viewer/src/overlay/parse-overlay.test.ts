import { describe, expect, it } from 'vitest'
import { formatOverlay } from './format-overlay.ts'
import { DEFAULT_OVERLAY, LIMITS, type OverlayOptions } from './options.ts'
import { parseOverlay } from './parse-overlay.ts'

const PIXEL = 'data:image/png;base64,iVBORw0KGgo='
const LOGO = 'https://club.example/a,b.png?v=2&w=64'
const parsed = (query: string, hash = '') => parseOverlay({ search: `?${query}`, hash })

const right: [string, Partial<OverlayOptions>][] = [
  ['', {}],
  ['layout=9:16', { layout: '9:16' }],
  ['layout=table', { layout: 'table' }],
  ['layout=score', { layout: 'score' }],
  ['parts=clock,table', { parts: ['table', 'clock'] }],
  ['parts=story,story', { parts: ['story'] }],
  ['ground=table', { ground: 'table' }],
  ['ground=room', { ground: 'room' }],
  ['picture=2d', { picture: '2d' }],
  ['names=Ada,Ben%20Bo', { names: ['Ada', 'Ben Bo'] }],
  ['names=,Ben', { names: [undefined, 'Ben'] }],
  ['names=%3Cb%3EAda%3C/b%3E', { names: ['<b>Ada</b>'] }],
  ['names=A%E2%80%AEda%00%0AB', { names: ['A da B'] }],
  ['colours=f2a65a,%23ABC', { colours: ['#f2a65a', '#aabbcc'] }],
  ['flags=it,', { flags: ['IT', undefined] }],
  ['flags=%F0%9F%87%AE%F0%9F%87%B9,gb-eng', { flags: ['IT', 'GB-ENG'] }],
  ['title=Spring%20Open', { title: 'Spring Open' }],
  ['series=2-1&bestof=5', { series: [2, 1], bestOf: 5 }],
  ['series=0-0-3', { series: [0, 0, 3] }],
  ['delay=30000', { delayMs: 30_000 }],
  ['delay=0', { delayMs: 0 }],
  ['theme=light', { theme: 'light' }],
  ['lang=it', { language: 'it' }],
  ['chroma=00ff00', { chroma: '#00ff00' }],
  ['mood=night', { mood: 'night' }],
  ['scale=1.25', { scale: 1.25 }],
  ['replays=0', { hasReplays: false }],
  ['replaybuffer=0', { savesReplayBuffer: false }],
  [`logo=&logo=${encodeURIComponent(LOGO)}`, { logos: [undefined, LOGO] }],
  [`logo=${encodeURIComponent(PIXEL)}`, { logos: [PIXEL] }],
  ['quality=low&seed=3', {}],
  [' delay = 5 '.replaceAll(' ', '%20').replace('%20delay%20', 'delay'), { delayMs: 5 }],
]

/** Each with the name under which it is listed. */
const wrong: [string, string][] = [
  ['layout=4:3', 'layout'],
  ['parts=', 'parts'],
  ['parts=table,hands', 'parts'],
  ['ground=grass', 'ground'],
  ['picture=flat', 'picture'],
  ['names=', 'names'],
  ['names=%E2%80%8B', 'names'],
  [`names=${'a'.repeat(LIMITS.name + 1)}`, 'names'],
  ['names=a,b,c,d,e,f,g', 'names'],
  ['colours=red', 'colours'],
  ['colours=f2a65a,url(x)', 'colours'],
  ['flags=it,qq', 'flags'],
  ['flags=%3Cb%3E', 'flags'],
  [`title=${'a'.repeat(LIMITS.title + 1)}`, 'title'],
  ['series=2', 'series'],
  ['series=2-x', 'series'],
  ['series=2-100', 'series'],
  ['bestof=0', 'bestof'],
  ['delay=soon', 'delay'],
  ['delay=-1', 'delay'],
  ['delay=600001', 'delay'],
  ['delay=1e3', 'delay'],
  ['theme=system', 'theme'],
  ['lang=de', 'lang'],
  ['chroma=green', 'chroma'],
  ['mood=gloomy', 'mood'],
  ['scale=3', 'scale'],
  ['scale=0', 'scale'],
  ['replays=yes', 'replays'],
  ['replaybuffer=', 'replaybuffer'],
  ['logo=javascript:alert(1)', 'logo'],
  ['logo=logo.png', 'logo'],
  ['logo=https://club.example/a.svg', 'logo'],
  ['logo=https://me:secret@club.example/a.png', 'logo'],
  ['logo=data:image/svg%2Bxml;base64,PHN2Zz4=', 'logo'],
  ['logo=data:text/html;base64,PHN2Zz4=', 'logo'],
  [`logo=https://club.example/${'a'.repeat(LIMITS.logo)}`, 'logo'],
  [`logo=data:image/png;base64,${'a'.repeat(LIMITS.logoData)}`, 'logo'],
  ['logo=&logo=&logo=&logo=&logo=&logo=&logo=', 'logo'],
  ['speed=2', 'speed'],
  ['constructor=1', 'constructor'],
]

describe('what an overlay’s address says', () => {
  it.each(right)('%s', (query, options) => {
    expect(parsed(query)).toEqual({ options: { ...DEFAULT_OVERLAY, ...options }, faults: [] })
  })

  it.each(wrong)('%s is left out, and listed', (query, name) => {
    const { options, faults } = parsed(query)
    expect(options).toEqual(DEFAULT_OVERLAY)
    expect(faults.map((fault) => fault.name)).toEqual([name])
    expect(faults[0]?.value.length).toBeLessThanOrEqual(40)
  })

  it('one fault takes nothing else away', () => {
    const { options, faults } = parsed('delay=soon&theme=light')
    expect(options.theme).toBe('light')
    expect(faults).toEqual([{ name: 'delay', value: 'soon', problem: 'wrong' }])
  })

  it('after # it says the same, beside the key of a show', () => {
    const { options, faults } = parsed('theme=light', '#show=s1.key&delay=5')
    expect(options).toEqual({ ...DEFAULT_OVERLAY, theme: 'light', delayMs: 5 })
    expect(faults).toEqual([])
  })

  it('broken escapes break nothing', () => {
    expect(parsed('names=%E0%A4%A&delay=%').faults.map(({ name }) => name)).toEqual(['delay'])
  })
})

describe('the address of options', () => {
  it.each(right)('%s comes back as it was', (query) => {
    const { options } = parsed(query)
    const address = new URL(formatOverlay('spring open/1', options), 'https://getaway.example')
    expect(address.pathname).toBe('/overlay/spring%20open%2F1')
    expect(parseOverlay(address)).toEqual({ options, faults: [] })
  })

  it('names only what differs', () => {
    expect(formatOverlay('m1', DEFAULT_OVERLAY)).toBe('/overlay/m1')
    const options = { ...DEFAULT_OVERLAY, layout: '9:16', names: ['Ada', 'Ben'], chroma: '#00ff00' } as const
    expect(formatOverlay('m1', options)).toBe('/overlay/m1?layout=9:16&names=Ada,Ben&chroma=00ff00')
  })

  it('what stands in the address itself is not sent to the service', () => {
    const address = new URL(formatOverlay('m1', { ...DEFAULT_OVERLAY, logos: [PIXEL] }), 'https://x')
    expect(address.search).toBe('')
    expect(address.hash).not.toBe('')
  })
})
