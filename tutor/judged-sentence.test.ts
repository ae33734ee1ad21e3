import { describe, expect, test } from 'vitest'
import { isOnlyIndonesian } from '../english/language/detect-language.ts'
import { openLexicon } from '../english/words/lexicon.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { inIndonesian } from './in-indonesian.ts'
import { judgedSentence, judgesBefore } from './judged-sentence.ts'

const lexicon = openLexicon()
const judged = (text: string): string | null =>
  judgedSentence(inIndonesian(text), (word) => isOnlyIndonesian(word, lexicon))

const SAID = 'The cook have a new knife'

test.each([
  `${SAID} bener ga kak`,
  `${SAID}, udah pas belum mas?`,
  `${SAID}. leres nopo mboten?`,
  `leres teu ieu: ${SAID}`,
  `gini: "${SAID}" oke ga min`,
  `'${SAID}' menurutmu ada yang salah ga sih?`,
  `aku nulisnya ${SAID} udah betul kan bu?`,
  `tolong dikoreksi ya pak, ${SAID}`,
  `contoh: ${SAID}. bener ga?`,
  `harusnya 'has' ya? kalo gini: ${SAID}, bener ga?`,
  `Is this correct? ${SAID}`,
  `was that right? "${SAID}"`,
  `check pls >> ${SAID}`,
  `${SAID} - does that sound right?`,
  `${SAID}, right or wrong?`,
  `Could you tell me if this is correct: ${SAID}`,
  `pls check ya kak, ${SAID}, tq`,
])('the sentence of which it is asked whether it is right: %s', (text) => {
  expect(judged(text)?.replace(/\.$/, '')).toBe(SAID)
})

test('a word by itself that asks is a question of its own, with a question mark', () => {
  expect(judged('She has a car. Good?')).toBe('She has a car.')
  expect(judged("He lives alone, and he likes it. Is 'alone' used right here?")).toBe(
    'He lives alone, and he likes it.',
  )
  expect(judged('She has a car. Good')).toBeNull()
})

test.each([
  'I will come at eight, ok?',
  'kelasnya bagus ga kak?',
  '"how are you doing" artinya apa kabar, bener ga?',
  'Are you sure that is right?',
  'kok fixed? fix kan udah bener',
  'What time is it right now?',
  "'will late' emang bener ya? bukan 'will be late'?",
])('nothing else is asked about: %s', (text) => {
  expect(judged(text)).toBeNull()
})

test.each([
  'udah bener belum kak?',
  'aku nanya kalimatku bener apa salah',
  'my sentence correct or not?',
  'was that ok?',
])('without a sentence it is asked of the one before: %s', (text) => {
  expect(judgesBefore(text)).toBe(true)
})

test.each(['ok', 'was it raining?', 'kelasnya udah penuh belum?', 'artinya bener ga?'])('or not: %s', (text) => {
  expect(judgesBefore(text)).toBe(false)
})

describe('she checks that sentence, whatever is open', () => {
  test.each([
    ['arti stubborn apa', 'She have a stubborn cat, bener ga kak?', '**She has a stubborn cat.**'],
    ['apa bedanya say dan tell', 'He said me the truth. udah oke belum?', '**He told me the truth.**'],
    ['aku mau kuis grammar', 'bentar, She can sings, bener ga?', '**She can sing.**'],
  ])('%s, %s', async (before, asked, better) => {
    expect((await conversation('id')(before, asked)).text).toContain(better)
  })

  test('and of one before says whether it is right, not the same praise again', async () => {
    const say = conversation('en')
    const { text: praise } = await say('I work as a waiter in Kuta.')
    const { text, right } = await say('was that okay?')
    expect(text).toContain('I work as a waiter in Kuta.')
    expect(text).not.toBe(praise)
    expect(right).toBeUndefined()
  })
})

test.each(['will you spam me?', 'That is my answer, not yours.', 'why you always ask me for sentence?'])(
  'what is said to her is not graded: %s',
  async (said) => {
    const { text, corrections, right } = await conversation('en')(said)
    expect(corrections).toEqual([])
    expect(right).toBeUndefined()
    expect(text).not.toMatch(/small tip/)
  },
)
