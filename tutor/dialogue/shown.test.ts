import { expect, test } from 'vitest'
import { shownIn } from './shown.ts'

test('a list comes first, each line with its Indonesian', () => {
  const shown = shownIn([
    'Kalimat terbaik: **Let me check.**',
    'Contohnya:\n- **One moment.** (Sebentar.)\n- **Hold on.** (Tunggu.)',
  ])
  expect(shown).toEqual([
    { en: 'One moment.', id: 'Sebentar.' },
    { en: 'Hold on.', id: 'Tunggu.' },
    { en: 'Let me check.', id: '' },
  ])
})

test('a part of speech is no Indonesian', () => {
  expect(shownIn(['- **used to** (phrase): was true (dulu)\n- **be used to** (phrase): know well (terbiasa)'])).toEqual(
    [
      { en: 'used to', id: 'dulu' },
      { en: 'be used to', id: 'terbiasa' },
    ],
  )
})

test('neither the subject itself, nor Indonesian, nor what is offered is shown', () => {
  const parts = [
    'Kata lain untuk **big**: **large**, **huge**.',
    'Artinya: **besar sekali**.',
    'Mau **contoh lain** atau **latihan**?',
  ]
  expect(shownIn(parts, 'big').map(({ en }) => en)).toEqual(['large', 'huge'])
})
