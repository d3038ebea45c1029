/** The typeface of the page as a style sheet that needs no other file; empty where it cannot be had. */
export async function embeddedTypeface(): Promise<string> {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSFontFaceRule) || !/url\(/.test(rule.cssText)) continue
      const [, path] = /url\(["']?([^"')]+)/.exec(rule.cssText) ?? []
      if (!path) continue
      const font = await fetch(new URL(path, sheet.href ?? location.href)).catch(() => undefined)
      if (!font?.ok) return ''
      const url = `data:font/woff2;base64,${base64Of(new Uint8Array(await font.arrayBuffer()))}`
      return rule.cssText.replace(/url\([^)]*\)/, `url(${url})`)
    }
  }
  return ''
}

/** A style sheet from elsewhere, of an extension say, may not be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
