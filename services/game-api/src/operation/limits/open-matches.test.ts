import { failed, ok } from '@getaway/engine'
import { expect, test } from 'vitest'
import { createOpenMatches } from './open-matches.ts'

const HERE = '192.0.2.1'
const THERE = '2001:db8::1'

function opened({ mostOfAnAddress = 2, most = 100 } = {}) {
  const open = new Set<string>()
  const asked: (readonly string[])[] = []
  const matches = createOpenMatches({
    mostOfAnAddress,
    most,
    inPlay: () => open.size,
    openOf: async (ids) => {
      asked.push(ids)
      return ids.filter((id) => open.has(id))
    },
  })
  let made = 0
  const create = async (address: string) => {
    const result = await matches.admit<{ id: string }, never>(address, async () => {
      const id = `m${++made}`
      open.add(id)
      return ok({ id })
    })
    return result.ok ? result.value.id : result.error.code
  }
  return { matches, open, asked, create }
}

test('an address has so many open at once, and one more when one is over', async () => {
  const { open, create } = opened()
  expect([await create(HERE), await create(HERE), await create(HERE)]).toEqual([
    'm1',
    'm2',
    'too-many-matches',
  ])
  expect(await create(THERE)).toBe('m3')
  open.delete('m1')
  expect([await create(HERE), await create(HERE)]).toEqual(['m4', 'too-many-matches'])
})

test('those that are asked for at once count at once, and those that come to nothing do not', async () => {
  const { matches, create } = opened()
  const all = await Promise.all([create(HERE), create(HERE), create(HERE)])
  expect(all.filter((one) => one === 'too-many-matches')).toHaveLength(1)
  for (let n = 0; n < 5; n++) {
    expect(await matches.admit(THERE, async () => failed('no such game'))).toEqual(failed('no such game'))
    await expect(matches.admit(THERE, () => Promise.reject(new Error('no database')))).rejects.toThrow()
  }
  expect(await create(THERE)).toMatch(/^m/)
})

test('the service has so many in play, whoever created them', async () => {
  const { open, create } = opened({ most: 2 })
  expect([await create(HERE), await create(THERE), await create('192.0.2.7')]).toEqual([
    'm1',
    'm2',
    'service-full',
  ])
  open.delete('m1')
  expect(await create('192.0.2.7')).toBe('m3')
})

test('whoever never comes back is forgotten when what they created is over', async () => {
  const { open, asked, create } = opened()
  for (let n = 1; n <= 5; n++) await create(`192.0.2.${n}`)
  open.clear()
  for (let n = 0; n < 10; n++) {
    await create(HERE)
    open.clear()
  }
  asked.length = 0
  await create(HERE)
  expect(asked.flat().length).toBeLessThanOrEqual(2)
})

test('an address without a bound is not counted', async () => {
  const { asked, create } = opened({ mostOfAnAddress: Number.POSITIVE_INFINITY })
  for (let n = 0; n < 9; n++) expect(await create(HERE)).toMatch(/^m/)
  expect(asked).toEqual([])
})
