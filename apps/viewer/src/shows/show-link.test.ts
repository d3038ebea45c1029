import { expect, it } from 'vitest'
import { formatShowKey, showKeyIn } from './show-link.ts'

const show = { id: 'aB3_-x', key: 'k'.repeat(43) }

it('a link leads to its show', () => {
  expect(showKeyIn(formatShowKey(show))).toEqual(show)
})

it.each([
  ['', undefined],
  ['#', undefined],
  ['#show=a', undefined],
  [`#show=a.${'k'.repeat(42)}`, undefined],
  [`#show=a.${'k'.repeat(44)}`, undefined],
  [`#noshow=a.${show.key}`, undefined],
  [`#lang=it&show=${show.id}.${show.key}`, show],
  [`#show=${show.id}.${show.key}&more=1`, show],
])('%s', (hash, is) => {
  expect(showKeyIn(hash)).toEqual(is)
})
