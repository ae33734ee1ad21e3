import { expect, test } from 'vitest'
import { bestWay } from './best-way.ts'

test.each([
  [{ phone: '+6281234567890', email: 'sari@contoh.id' }, 'whatsapp'],
  [{ phone: '+622742380001', email: 'sari@contoh.id' }, 'mail'],
  [{ phone: null, email: 'sari@contoh.id' }, 'mail'],
  [{ phone: '+622742380001', email: null }, 'call'],
  [{ phone: null, email: null }, null],
])('%j is answered by %s', (contact, way) => {
  expect(bestWay(contact)).toBe(way)
})
