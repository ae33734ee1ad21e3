import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'
import { pushSubject } from './push-subject.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://127.0.0.1:4711/push/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.services.mozilla.com/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['http://127.0.0.1:4712/push/abc', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s is an address of a push service: %s', (endpoint, isService) => {
  expect(isPushService(endpoint, 'http://127.0.0.1:4711')).toBe(isService)
})

test.each([
  ['admin@langkah.co.id', null, 'mailto:admin@langkah.co.id'],
  ['admin@langkah.co.id', 'https://langkah.co.id', 'mailto:admin@langkah.co.id'],
  [null, 'https://langkah.co.id', 'https://langkah.co.id'],
  ['admin@localhost', 'https://langkah.co.id', 'https://langkah.co.id'],
  [null, 'http://langkah.co.id', null],
  [null, 'https://localhost:3000', null],
  [null, 'https://desk.local', null],
  [null, 'https://127.0.0.1', null],
  [null, 'https://[::1]', null],
  ['admin@langkah.example', null, null],
  [null, null, null],
])('the contact of %s at %s is %s', (adminEmail, siteUrl, subject) => {
  expect(pushSubject(adminEmail, siteUrl)).toBe(subject)
})
