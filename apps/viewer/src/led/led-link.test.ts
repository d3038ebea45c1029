import { expect, it } from 'vitest'
import { formatFollowing, keptLedAsk, noteLedAsk } from './led-link.ts'

const show = { id: 'aB3_-x', key: 'k'.repeat(43) }

function openTab() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, to: string) => void kept.set(name, to),
  }
}

it('a link lasts in its tab until somebody leaves', () => {
  const tab = openTab()
  expect(keptLedAsk('m', formatFollowing(show), tab)).toEqual({ type: 'follow', show })
  expect(keptLedAsk('m', '', tab)).toEqual({ type: 'follow', show })
  expect(keptLedAsk('another', '', tab)).toBeUndefined()
  noteLedAsk('m', false, tab)
  expect(keptLedAsk('m', '', tab)).toBeUndefined()
  noteLedAsk('m', true, tab)
  expect(keptLedAsk('m', '', tab)).toEqual({ type: 'lead' })
})

it.each([
  '#follow=a',
  `#follow=a.${'k'.repeat(42)}`,
  `#show=a.${show.key}`,
  '#elsewhere',
  '#lead',
  'leading',
])('%s is no such link', (hash) => {
  expect(keptLedAsk('m', hash, openTab())).toBeUndefined()
})

it('a browser that keeps nothing follows as long as the page is there', () => {
  expect(keptLedAsk('m', formatFollowing(show), undefined)).toEqual({ type: 'follow', show })
})
