import { describe, expect, it } from 'vitest'
import { editedSettings, settingsChange, type TournamentSettings } from './settings-change.ts'
import { firstDefaults } from './table-defaults.ts'

const offers = [
  { id: 'any', variants: {} },
  { id: 'other', variants: {} },
]
const now: TournamentSettings = {
  name: 'Cup',
  logo: null,
  objectionS: 900,
  defaults: { game: 'other', options: { size: 3 } },
}

describe('settings', () => {
  it('nothing that was not touched is changed, also where the tournament has no game of its own', () => {
    expect(settingsChange(now, {}, offers)).toEqual({})
    const none = { ...now, defaults: { game: null, options: {} } }
    expect(settingsChange(none, { name: 'Final cup' }, offers)).toEqual({ name: 'Final cup' })
  })

  it('what was set is changed, unless it is so already', () => {
    expect(settingsChange(now, { name: ' Cup ', objectionS: 900 }, offers)).toEqual({})
    const defaults = { ...firstDefaults('any'), delayS: 30 }
    expect(settingsChange(now, { logo: 'data:,', objectionS: 0, defaults }, offers)).toEqual({
      logo: 'data:,',
      objectionS: 0,
      defaults: { game: 'any', options: { spectators: { delayMs: 30_000 } } },
    })
  })

  it('what another organiser changes meanwhile is shown, and not taken back', () => {
    const edited = { name: 'Final cup' }
    const later = { ...now, objectionS: 0 }
    expect(editedSettings(later, edited, offers)).toMatchObject({ name: 'Final cup', objectionS: 0 })
    expect(settingsChange(later, edited, offers)).toEqual({ name: 'Final cup' })
  })

  it('the form shows the options for tables as they are', () => {
    expect(editedSettings(now, {}, offers).defaults).toMatchObject({ game: 'other', others: { size: 3 } })
  })
})
