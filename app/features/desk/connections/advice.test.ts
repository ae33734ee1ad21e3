import { expect, test } from 'vitest'
import { adviceOn } from './advice.ts'

test('who has not written to the school is told to; a token that has expired is for whoever runs the site', () => {
  expect(adviceOn('whatsapp', '131047 Re-engagement message')).toBe('connection.whatsapp.advice')
  expect(adviceOn('whatsapp', '190 Error validating access token')).toBe('connection.whatsapp.access')
  expect(adviceOn('whatsapp', '503')).toBe('connection.whatsapp.access')
  expect(adviceOn('mail', '535 Authentication failed')).toBe('connection.mail.advice')
})
