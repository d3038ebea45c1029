import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

const SCALE = 4

/** What a camera sees of the picture. */
function seen({ size, path }: ReturnType<typeof qrCodeOf>) {
  const width = size * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = (Number(y) * SCALE + row) * width + Number(x) * SCALE
      for (let at = start; at < start + Number(run) * SCALE; at++) data.set([0, 0, 0], at * 4)
    }
  }
  return { width, height: width, data }
}

it.each([
  'https://getaway.example/play/aX3kQ9vR2b#i=1.k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA',
  'http://192.168.178.20:3000/play/m#i=3.abc',
])('%s can be read from the picture', (link) => {
  expect(decodeQR(seen(qrCodeOf(link)))).toBe(link)
})
