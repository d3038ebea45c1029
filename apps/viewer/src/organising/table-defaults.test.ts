import { describe, expect, it } from 'vitest'
import { defaultsOf, firstDefaults, optionsOf, type TableDefaults, withVariant } from './table-defaults.ts'

const offer = {
  id: 'any',
  variants: { hurry: { race: { clock: 10 }, end: true }, kind: { race: { soft: true } }, empty: {} },
}
const some = (more: Partial<TableDefaults>): TableDefaults => ({ ...firstDefaults('any'), ...more })

describe('what new tables begin with', () => {
  it.each([
    { defaults: some({}), options: {} },
    { defaults: some({ delayS: 30 }), options: { spectators: { delayMs: 30_000 } } },
    {
      defaults: some({ variants: ['hurry', 'kind'], others: { size: 3 } }),
      options: { size: 3, race: { clock: 10, soft: true }, end: true },
    },
  ])('$options', ({ defaults, options }) => {
    expect(optionsOf(defaults, offer)).toEqual(options)
    const read = defaultsOf({ game: 'any', options }, [{ ...offer, variants: withoutEmpty }])
    expect(read).toEqual(defaults)
  })

  it('keeps what was chosen elsewhere', () => {
    const options = { race: { clock: 10, cap: 7 }, end: true, idleS: 60 }
    const read = defaultsOf({ game: 'any', options }, [{ ...offer, variants: withoutEmpty }])
    expect(read).toMatchObject({ variants: ['hurry'], others: { race: { cap: 7 }, idleS: 60 } })
    expect(read && optionsOf(read, offer)).toEqual(options)
    expect(read && optionsOf(withVariant(read, 'hurry', false), offer)).toEqual({
      race: { cap: 7 },
      idleS: 60,
    })
  })

  it('is nothing that could be chosen where the game is not known', () => {
    expect(defaultsOf({ game: null, options: {} }, [offer])).toBeUndefined()
    expect(defaultsOf({ game: 'other', options: {} }, [offer])).toBeUndefined()
  })
})

const { empty: _, ...withoutEmpty } = offer.variants
