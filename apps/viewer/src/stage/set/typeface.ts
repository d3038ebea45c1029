/** The typeface of the pages, for what is painted on a canvas; `style/typeface.css` brings it. */
export const TYPEFACE = 'Overpass, "Overpass Fallback", sans-serif'

/** A table does not wait longer than that for letters. */
const PATIENCE_MS = 1500

/** Resolves as soon as a canvas can be painted with the typeface, or has to be painted without it. */
export async function typefaceLoaded(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([document.fonts.load('650 16px Overpass'), late]).catch(reportError)
}
