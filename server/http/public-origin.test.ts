import { expect, test } from 'vitest'
import { publicOrigin } from './public-origin.ts'

test.each([
  [null, null, 'http://localhost:3000'],
  [null, '0.0.0.0', 'http://localhost:3000'],
  [null, '::', 'http://localhost:3000'],
  [null, '192.168.1.20', 'http://192.168.1.20:3000'],
  [null, '::1', 'http://[::1]:3000'],
  ['https://langkah.example', '127.0.0.1', 'https://langkah.example'],
])('links of a site at %s that listens on %s begin with %s', (siteUrl, host, origin) => {
  expect(publicOrigin({ siteUrl, host, port: 3000 })).toBe(origin)
})
