import { LIMITS } from './options.ts'

const RASTER_DATA = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/
const DRAWING = /\.svgz?$/i

/** The address of a raster image on the web, or the image itself as `data:`; undefined if it is neither. */
export function parseLogo(text: string): string | undefined {
  if (text.startsWith('data:'))
    return text.length <= LIMITS.logoData && RASTER_DATA.test(text) ? text : undefined
  if (text.length > LIMITS.logo || !URL.canParse(text)) return undefined
  const { protocol, pathname, username, password, href } = new URL(text)
  const isOfWeb = protocol === 'https:' || protocol === 'http:'
  return isOfWeb && !username && !password && !DRAWING.test(pathname) ? href : undefined
}
