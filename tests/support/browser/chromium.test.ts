import { expect, test } from 'vitest'
import { findOrInstallChromium } from './chromium-program.ts'
import { connectTestBrowser } from './test-browser.ts'

test('a browser that draws with WebGL 2', async () => {
  const browser = await connectTestBrowser()
  try {
    const page = await browser.newPage()
    await page.goto('data:text/html,<canvas></canvas>')
    const drawn = await page.evaluate(`(() => {
      const gl = document.querySelector('canvas').getContext('webgl2')
      gl.clearColor(1, 0.5, 0, 1)
      gl.clear(gl.COLOR_BUFFER_BIT)
      const pixel = new Uint8Array(4)
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
      return [...pixel]
    })()`)
    expect(drawn).toEqual([255, 128, 0, 255])
  } finally {
    await browser.close()
  }
})

test('a browser that is set but not there is named', async () => {
  const before = process.env.CHROMIUM
  process.env.CHROMIUM = '/nowhere/chromium'
  try {
    await expect(findOrInstallChromium()).rejects.toThrow('CHROMIUM is /nowhere/chromium')
  } finally {
    if (before === undefined) delete process.env.CHROMIUM
    else process.env.CHROMIUM = before
  }
})
