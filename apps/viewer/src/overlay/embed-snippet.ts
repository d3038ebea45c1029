import { parseRoute } from '../routes.ts'
import { formatEmbed } from './guest-route.ts'

/** HTML that shows on another site what a link to a match leads to; undefined: that may not be framed. */
export function embedSnippet(link: string, title: string): string | undefined {
  const { origin, pathname, search } = new URL(link)
  const asked = parseRoute({ pathname, search })
  if (asked.page !== 'replay' && asked.page !== 'watch') return undefined
  if (asked.page === 'replay' && asked.isImported) return undefined
  const { page: _, ...match } = asked
  const attributes = {
    src: `${origin}${formatEmbed(match)}`,
    title,
    width: '960',
    height: '600',
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: 'fullscreen',
  }
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<iframe ${text.join(' ')}></iframe>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
