import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
})

test('without a trusted proxy the forwarding header is not believed', () => {
  expect(clientAddress(from('203.0.113.5', '1.2.3.4'), 0)).toBe('203.0.113.5')
})

test('one trusted proxy is believed for the last address only', () => {
  expect(clientAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.5'), 1)).toBe('203.0.113.5')
})

test('two trusted proxies are believed for the last but one', () => {
  expect(clientAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2'), 2)).toBe('203.0.113.5')
})

test('a header that is missing or nonsense leaves the socket’s address', () => {
  expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1')
  expect(clientAddress(from('10.0.0.1', '<script>'), 1)).toBe('10.0.0.1')
})

test('IPv4 inside IPv6 is the same visitor', () => {
  expect(clientAddress(from('::ffff:203.0.113.5'), 0)).toBe('203.0.113.5')
})

test.each([
  ['203.0.113.5:5678', '203.0.113.5'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('a forwarded %s is the visitor %s, whatever the port', (forwarded, address) => {
  expect(clientAddress(from('10.0.0.1', forwarded), 1)).toBe(address)
})
