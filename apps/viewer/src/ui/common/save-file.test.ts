import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('the browser can still read the file after the press, and lets go of it later', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  saveFile(new File(['Ada'], 'ada.json'))
  expect([link.download, link.click.mock.calls.length, revoked.mock.calls.length]).toEqual(['ada.json', 1, 0])
  expect(await (await fetch(link.href)).text()).toBe('Ada')
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledWith(link.href))
})
