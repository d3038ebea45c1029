import type { Page } from 'playwright-core'

/** Which share of the page is fully transparent, and which hides what is behind it: by the pixels of a picture of it. */
export async function seenThrough(page: Page): Promise<{ readonly clear: number; readonly solid: number }> {
  const picture = await page.screenshot({ omitBackground: true })
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    let [clear, solid] = [0, 0]
    for (let at = 3; at < data.length; at += 4) {
      if (data[at] === 0) clear++
      if ((data[at] ?? 0) > 220) solid++
    }
    const pixels = data.length / 4
    return { clear: clear / pixels, solid: solid / pixels }
  }, picture.toString('base64'))
}

/** What a page holds of its browser, and how many controls it has. */
export function holdOf(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie.length,
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    controls: document.querySelectorAll('button, input, select, a[href]').length,
  }))
}

/** Runs in the page before anything else there: answers as OBS is documented to, and counts what it is asked to save. */
export function fakeObs(): void {
  const counts = { saves: 0 }
  Object.assign(window, {
    obsCounts: counts,
    obsstudio: {
      pluginVersion: '2.24.0',
      getControlLevel: (answer: (level: number) => void) => answer(3),
      getStatus: (answer: (status: object) => void) => answer({ replaybuffer: true }),
      saveReplayBuffer: () => {
        counts.saves++
      },
    },
  })
}

/** Runs in the page before anything else there: as on a computer without WebGL. */
export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...more: unknown[]
  ) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more])
  } as typeof getContext
}

/** Runs in the page before anything else there: notes whether anything was ever shown once more. */
export function noteReplays(): void {
  const noted = { hasReplayed: false }
  Object.defineProperty(window, 'hasReplayed', { get: () => noted.hasReplayed })
  new MutationObserver(() => {
    noted.hasReplayed ||= document.body?.textContent?.includes('Instant replay') ?? false
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** As OBS tells its sources. */
export function sayInObs(page: Page, type: string, detail: object = {}): Promise<void> {
  return page.evaluate(([name, said]) => void dispatchEvent(new CustomEvent(name, { detail: said })), [
    type,
    detail,
  ] as const)
}
