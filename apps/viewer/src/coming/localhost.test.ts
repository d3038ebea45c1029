import { expect, it } from 'vitest'
import { isOfThisDevice, linkAt } from './localhost.ts'

it.each([
  ['http://localhost:3000/play/m#i=1.a', true],
  ['http://getaway.localhost/x', true],
  ['http://127.0.0.1:3000/', true],
  ['http://[::1]:3000/', true],
  ['http://192.168.1.20:3000/', false],
  ['https://localhost.example/', false],
])('%s is of this device only: %s', (link, is) => {
  expect(isOfThisDevice(link)).toBe(is)
})

it('a link keeps all but its address', () => {
  expect(linkAt('http://192.168.1.20:3000', 'http://localhost:3000/play/m?x=1#i=1.a')).toBe(
    'http://192.168.1.20:3000/play/m?x=1#i=1.a',
  )
})
