import { defaultsOf, firstDefaults, optionsOf, type TableDefaults } from './table-defaults.ts'

type Offers = Parameters<typeof defaultsOf>[1]

/** What can be set for a tournament, as it stands. */
export interface TournamentSettings {
  readonly name: string
  readonly logo: string | null
  readonly objectionS: number
  readonly defaults: Parameters<typeof defaultsOf>[0]
}

/** What somebody at this desk has set otherwise, and not saved yet: the rest goes on as others change it. */
export interface EditedSettings extends Partial<Pick<TournamentSettings, 'name' | 'logo' | 'objectionS'>> {
  readonly defaults?: TableDefaults
}

/** The settings as the form shows them. */
export function editedSettings(
  now: TournamentSettings,
  edited: EditedSettings,
  offers: Offers,
): Required<EditedSettings> {
  const defaults = defaultsOf(now.defaults, offers) ?? firstDefaults(offers[0]?.id ?? '')
  return { name: now.name, logo: now.logo, objectionS: now.objectionS, defaults, ...edited }
}

/** What is to be changed: only what was set here, so that nothing is taken back that somebody else has changed. */
export function settingsChange(
  now: TournamentSettings,
  { name, logo, objectionS, defaults }: EditedSettings,
  offers: Offers,
): Partial<TournamentSettings> {
  const called = name?.trim()
  const wanted = defaults && {
    game: defaults.game,
    options: optionsOf(
      defaults,
      offers.find(({ id }) => id === defaults.game),
    ),
  }
  return {
    ...(called !== undefined && called !== now.name && { name: called }),
    ...(logo !== undefined && logo !== now.logo && { logo }),
    ...(objectionS !== undefined && objectionS !== now.objectionS && { objectionS }),
    ...(wanted && JSON.stringify(wanted) !== JSON.stringify(now.defaults) && { defaults: wanted }),
  }
}
