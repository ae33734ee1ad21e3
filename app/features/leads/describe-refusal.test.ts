import { expect, test } from 'vitest'
import { describeRefusal, describeSent } from './describe-refusal.ts'

const named = { code: 'body.invalid', message: '', details: [{ path: ['phone'] }, { path: ['utm', 'utm_x'] }] }
const refused = (status: number, error: typeof named | null = null) =>
  ({ kind: 'refused', status, error, retryAfterS: 0 }) as Parameters<typeof describeRefusal>[0]

test.each([
  [400, null, 'Please check what you entered, and send the form once more.', 'Periksa lagi isinya'],
  [400, named, 'Please check the phone number, and send the form once more.', 'Periksa lagi nomor telepon'],
  [413, null, 'It is too long. Please shorten it, and send the form once more.', 'Isinya terlalu panjang.'],
  [403, null, 'Please reload this page, and fill in the form once more.', 'Muat ulang halaman ini'],
] as const)(
  'a form that was refused with %i and %j is told with what to mend, in both languages',
  async (status, error, en, id) => {
    expect(await describeRefusal(refused(status, error), 'en')).toBe(`We couldn’t accept that. ${en}`)
    expect(await describeRefusal(refused(status, error), 'id')).toContain(`Data itu belum bisa kami terima. ${id}`)
  },
)

test('when its form is long gone, it is said whose registration it is', async () => {
  expect(await describeRefusal(refused(400), 'en', 'Late Sari')).toContain('the registration for “Late Sari”.')
  expect(await describeRefusal(refused(400), 'id', 'Late Sari')).toContain('Pendaftaran atas nama “Late Sari”')
})

test('a form that had to wait and was taken is told with thanks', async () => {
  expect(await describeSent('en', 'Sari')).toContain('Thank you, Sari: your form has now been sent.')
  expect(await describeSent('id', 'Sari')).toContain('Terima kasih, Sari: formulirmu sudah terkirim.')
})
