import { failed, ok } from '@getaway/engine'
import { expect, test } from 'vitest'
import { createOpenTables } from './open-tables.ts'

const HERE = '192.0.2.1'

test('so many tables of an address are open; one that is closed makes room', async () => {
  const open = new Set<string>()
  const tables = createOpenTables({
    mostOfAnAddress: 2,
    openOf: async (ids) => ids.filter((id) => open.has(id)),
  })
  const opening = async (id: string, address = HERE) => {
    const opened = await tables.admit<{ id: string }, never>(address, async () => {
      open.add(id)
      return ok({ id })
    })
    return opened.ok ? opened.value.id : opened.error.code
  }
  expect([await opening('a'), await opening('b'), await opening('c')]).toEqual(['a', 'b', 'too-many-tables'])
  expect(await opening('d', '192.0.2.2')).toBe('d')
  open.delete('a')
  expect(await opening('e')).toBe('e')
})

test('what is refused for another reason keeps its reason, and takes no room', async () => {
  const tables = createOpenTables({ mostOfAnAddress: 1, openOf: async (ids) => ids })
  const refused = failed({ type: 'service', code: 'match-begun' } as const)
  for (let n = 0; n < 3; n++) expect(await tables.admit(HERE, async () => refused)).toEqual(refused)
})
