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

test.each(['::ffff:203.0.113.5', '::FFFF:203.0.113.5', '::ffff:cb00:7105', '0:0:0:0:0:ffff:203.0.113.5'])(
  'IPv4 inside IPv6 is the same visitor: %s',
  (address) => {
    expect(clientAddress(from(address), 0)).toBe('203.0.113.5')
  },
)

test.each([
  '2001:db8:0:7::1',
  '2001:db8:0:7:ffff:ffff:ffff:ffff',
  '2001:DB8::7:0:0:0:1',
  '2001:0db8:0000:0007::192.0.2.1',
  '2001:db8:0:7::1%eth0',
])('all addresses of an IPv6 network of 64 bits are one visitor: %s', (address) => {
  expect(clientAddress(from(address), 0)).toBe('2001:db8:0:7::/64')
})

test('IPv6 networks that differ are different visitors', () => {
  expect(clientAddress(from('2001:db8:0:8::1'), 0)).not.toBe(clientAddress(from('2001:db8:0:7::1'), 0))
  expect(clientAddress(from('::1'), 0)).toBe('0:0:0:0::/64')
})

test.each([
  ['203.0.113.5:5678', '203.0.113.5'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('a forwarded %s is the visitor %s, whatever the port', (forwarded, address) => {
  expect(clientAddress(from('10.0.0.1', forwarded), 1)).toBe(address)
})

test.each(['1.2.3', '999.1.1.1', ':::', 'abcdef', '1:2:3'])('a forwarded %s is no address', (forwarded) => {
  expect(clientAddress(from('10.0.0.1', forwarded), 1)).toBe('10.0.0.1')
})
