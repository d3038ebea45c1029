import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddresses } from './lan-addresses.ts'

const at = (address: string, internal = false) => ({ address, internal }) as NetworkInterfaceInfo
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  wifi: [at('192.168.1.20'), at('fe80::1')],
  vpn: [at('100.64.0.7'), at('10.1.2.3')],
}
const local = { headers: { host: 'localhost:3000' }, socket: { remoteAddress: '127.0.0.1', localPort: 3000 } }
const FOUND = ['http://192.168.1.20:3000', 'http://10.1.2.3:3000']

test.each([
  ['0.0.0.0', local, FOUND],
  ['::', { ...local, socket: { remoteAddress: '::ffff:127.0.0.1', localPort: 3000 } }, FOUND],
  ['localhost', local, []],
  ['0.0.0.0', { ...local, socket: { remoteAddress: '192.168.1.9', localPort: 3000 } }, []],
  ['0.0.0.0', { ...local, headers: { 'x-forwarded-for': '9.9.9.9' } }, []],
] as const)('a service at %s tells %j: %j', (host, caller, addresses) => {
  expect(lanAddresses(host, caller, interfaces)).toEqual(addresses)
})
