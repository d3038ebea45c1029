import { DEFAULT_OVERLAY, type OverlayOptions } from './options.ts'

/** The address of an overlay, with what differs from the usual; images that stand in it come after `#`, where no service sees them. */
export function formatOverlay(target: string, options: OverlayOptions): string {
  const query = new URLSearchParams()
  const fragment = new URLSearchParams()
  const put = <Value>(
    name: string,
    value: Value,
    usual: Value,
    text: (value: NonNullable<Value>) => string,
  ) => {
    if (value !== undefined && value !== null && value !== usual) query.set(name, text(value))
  }
  const usual = DEFAULT_OVERLAY
  put('layout', options.layout, usual.layout, String)
  if (options.parts.join() !== usual.parts.join()) query.set('parts', options.parts.join())
  put('ground', options.ground, usual.ground, String)
  put('picture', options.picture, usual.picture, String)
  const list = (name: string, values: readonly (string | number | undefined)[], separator: string) => {
    if (values.some((value) => value !== undefined && value !== ''))
      query.set(name, values.map((value) => value ?? '').join(separator))
  }
  list('names', options.names, ',')
  list(
    'colours',
    options.colours.map((colour) => colour?.slice(1)),
    ',',
  )
  list(
    'flags',
    options.flags.map((flag) => flag?.toLowerCase()),
    ',',
  )
  put('title', options.title, usual.title, String)
  list('series', options.series, '-')
  put('bestof', options.bestOf, usual.bestOf, String)
  put('delay', options.delayMs, usual.delayMs, String)
  put('theme', options.theme, usual.theme, String)
  put('lang', options.language, usual.language, String)
  put('chroma', options.chroma, usual.chroma, (colour) => colour.slice(1))
  put('mood', options.mood, usual.mood, String)
  put('scale', options.scale, usual.scale, String)
  put('replays', options.hasReplays, usual.hasReplays, switchText)
  put('replaybuffer', options.savesReplayBuffer, usual.savesReplayBuffer, switchText)
  const isInside = options.logos.some((logo) => logo?.startsWith('data:'))
  for (const logo of options.logos.some(Boolean) ? options.logos : [])
    (isInside ? fragment : query).append('logo', logo ?? '')
  const asked = readable(query)
  return `/overlay/${encodeURIComponent(target)}${asked && `?${asked}`}${fragment.size > 0 ? `#${fragment}` : ''}`
}

const switchText = (is: boolean) => (is ? '1' : '0')

/** Colons and commas need no escape in a query, and people read these addresses. */
function readable(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}
