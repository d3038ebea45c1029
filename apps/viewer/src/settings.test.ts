import { expect, it } from 'vitest'
import { createSettings } from './settings.ts'

function storeWith(text: string | null) {
  const store = {
    text,
    getItem: () => store.text,
    setItem: (_: string, value: string) => {
      store.text = value
    },
  }
  return store
}

it('what was chosen is found again', () => {
  const store = storeWith(null)
  const first = createSettings(['en'], store)
  first.theme.value = 'light'
  first.language.value = 'it'
  first.isSpoilerFree.value = true
  const again = createSettings(['en'], store)
  expect([again.theme.value, again.language.value, again.isSpoilerFree.value]).toEqual(['light', 'it', true])
})

it('the language follows the browser until somebody chooses', () => {
  const store = storeWith(null)
  createSettings(['en'], store).theme.value = 'dark'
  expect(createSettings(['it'], store).language.value).toBe('it')
})

it.each([null, '', '7', 'null', '{', '{"theme":"pink","language":"xx","picture":9}'])(
  '%j is no harm',
  (text) => {
    const { theme, language, picture, skipsPauses } = createSettings(['en'], storeWith(text))
    expect([theme.value, language.value, picture.value, skipsPauses.value]).toEqual([
      'system',
      'en',
      '3d',
      false,
    ])
  },
)

it('a browser that keeps nothing', () => {
  const deaf = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  }
  expect(createSettings(['en'], deaf).theme.value).toBe('system')
  expect(createSettings(['en'], undefined).theme.value).toBe('system')
})
