import { expect, test } from 'vitest'
import { isCommonPassword, isMadeOfWords } from './common-passwords.ts'

const COMMONEST =
  `123456 123456789 12345678 password qwerty 12345 111111 123123 1234567890 1234567 qwerty123 000000 1q2w3e
  abc123 password1 iloveyou 987654321 qwertyuiop monkey dragon letmein sunshine princess football welcome admin123 master
  superman trustno1 asdfghjkl zxcvbnm 654321 666666 121212 112233 159753 qazwsx michael shadow 1qaz2wsx P@ssw0rd Passw0rd!
  welcome123 admin@123 abcdef abcdefgh aaaaaa abcabc qwerty1 asdfgh rahasia sayang123 indonesia bismillah jakarta2020
  cinta123 Garuda2024 merdeka1945 persib1933 hello123 love1234 summer2023 computer`.split(/\s+/)

test.each(COMMONEST)('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['rahasia-50', 'kopi-susu-gula', 'mejahijau81x', 'correct horse', 'Tr0ub4dor&3', '83729164052', 'xkqzvw'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test.each(['Langkah2026', 'langkahenglish', 'English-Academy!', '!!academy!!', 'sari.wulandari99'])(
  '%s says only the words that everybody knows',
  (password) => {
    expect(isMadeOfWords(password, ['Langkah English Academy', 'sari.wulandari@contoh.id'])).toBe(true)
  },
)

test.each(['langkah kaki', 'my-english-cat', 'academia', '2026-11-16'])('%s says more', (password) => {
  expect(isMadeOfWords(password, ['Langkah English Academy'])).toBe(false)
})
