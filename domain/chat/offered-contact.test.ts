import { expect, test } from 'vitest'
import { besideOffer } from './offered-contact.ts'

test.each([
  'my email is john@example.com',
  'My e-mail address is john@example.com.',
  'Hi! my work email is john@example.com, thanks',
  'email saya siti@contoh.id',
  'emailku siti@contoh.id ya kak',
  'ini email ku siti@contoh.id',
  'alamat email saya adalah siti@contoh.id',
  'you can reach me at budi@contoh.id',
  'Please contact me at budi@contoh.id',
  'feel free to call me on 0812 3456 7890',
  'hubungi saya di budi@contoh.id',
  'bisa dihubungi di 0812 3456 7890 ya',
  'nomor wa saya 081234567890',
  'nomor wa nya 0812 3456 7890',
  'ini nomor saya ya kak 0812 3456 7890',
  'wa aku di 0812-3456-7890 aja',
  'my whatsapp number is (0812) 3456-7890',
  'kirim ke budi@contoh.id aja kak',
  'nama saya Siti email saya siti@contoh.id',
  'My name is John and my email is john@example.com',
  'I’d like to join the class. My number’s 0812 3456 7890',
])('CHAT-16 whoever says how to be reached offers it: %s', (said) => {
  expect(besideOffer(said)).not.toBeNull()
})

test.each([
  'my email is broken',
  'how do I say my email is john@example.com',
  'his email is john@example.com',
  'she sent an email to john@example.com yesterday',
  'what is your email address',
  'siti rahma@example.com',
  'our hotel was built in 1987 1988',
  'write to halo@langkah.example if you need help, they told me',
])('anything else offers none: %s', (said) => {
  expect(besideOffer(said)).toBeNull()
})

test('what else is said is told apart', () => {
  expect(besideOffer('my email is john@example.com')).toBe('')
  expect(besideOffer('hi miss, my name is Dewi Lestari and my number is 0811-222-3333')).toBe('')
  expect(besideOffer('How much is IELTS? You can reach me at john@example.com')).toBe('How much is IELTS')
})
