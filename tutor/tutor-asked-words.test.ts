import { describe, expect, test } from 'vitest'
import { vocabularySets } from '../content/tutor-vocabulary.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'

const BORROW = /\*\*borrow\*\*.*\*\*lend\*\*/i
const FEELS = /ed\b[\s\S]*ing\b/i
const THIRD = /\*\*-s\*\*/
const BOTH = (one: string, other: string) => new RegExp(`(?=[^]*\\*\\*${one}\\*\\*)(?=[^]*\\*\\*${other}\\*\\*)`, 'i')

describe('two words compared', () => {
  test.each([
    ['bedanya lend borrow', BORROW],
    ['lend sama borrow', BORROW],
    ['beda lend sm borrow apa kak', BORROW],
    ['lend/borrow bedanya?', BORROW],
    ['go sama goes', THIRD],
    ['go sama goes bedanya apa', THIRD],
    ['kapan pake go kapan pake goes', THIRD],
    ['what is the difference between go and goes?', THIRD],
    ['boring sama bored', FEELS],
    ['bedanya boring bored', FEELS],
    ['interested or interesting?', FEELS],
    ['eat sama ate bedanya apa', /\*\*eat\*\* – \*\*ate\*\*/],
    ['bedanya in time sama on time', BOTH('in time', 'on time')],
    ['in time / on time', BOTH('in time', 'on time')],
    ['what is the difference between in time and on time?', BOTH('in time', 'on time')],
    ['look for sama look after bedanya?', BOTH('look for', 'look after')],
  ])('%s', async (question, told) => {
    const { text, asksWho } = await conversation()(question)
    expect(text).toMatch(told)
    expect(asksWho).toBe(false)
  })

  test('and then two others', async () => {
    const { text, asksWho } = await conversation()('bedanya say sama tell', 'kalo speak sama talk?')
    expect(text).toMatch(/\*\*speak\*\*.*\*\*talk\*\*/i)
    expect(asksWho).toBe(false)
  })

  test.each(['makan sama tidur', 'aku sama adikku', 'kelas online sama offline bedanya apa?'])(
    'is not what this is: %s',
    async (text) => {
      expect((await conversation()(text)).text).not.toMatch(/^- \*\*/)
    },
  )
})

test.each([
  'which one is correct, I have went home or I have gone home?',
  'mana yang bener, I have went home atau I have gone home?',
])('of two sentences the right one is told: %s', async (question) => {
  expect((await conversation()(question)).text).toMatch(/^(?:Yang benar|The right one is):? \*\*I have gone home\*\*/)
})

describe('a sentence to translate', () => {
  test.each([
    'terjemahin: saya sudah menunggu kamu dari tadi pagi',
    'terjemahin dong saya sudah menunggu kamu dari tadi pagi',
    'tolong terjemahkan saya sudah menunggu kamu dari tadi pagi ke bahasa inggris',
    'translate: saya sudah menunggu kamu dari tadi pagi',
    'bahasa inggrisnya "saya sudah menunggu kamu dari tadi pagi" apa?',
    'gimana ngomong saya sudah menunggu kamu dari tadi pagi',
    'kalo bilang saya sudah menunggu kamu dari tadi pagi gmn',
    'saya sudah menunggu kamu dari tadi pagi in english',
    'kalimat saya sudah menunggu kamu dari tadi pagi kalau di inggris jadi apa',
  ])('is given whole, in the tense that its words tell: %s', async (wish) => {
    expect((await conversation()(wish)).text).toContain("**I've been waiting for you since this morning.**")
  })

  test.each([
    'gimana cara ngomong di depan umum',
    'kalau ngomong saya sering lupa kata',
    'bahasa inggris saya jelek banget',
  ])('is not what follows a word for saying or for the language by itself: %s', async (wish) => {
    expect((await conversation()(wish)).trace?.move).not.toBe('asks for a translation')
  })

  test.each([
    ['kalau ke bos?', "**I'm afraid I can't come tomorrow.**"],
    ['and to a friend?', "**Hey, I can't come tomorrow!**"],
    ['versi formalnya', '**I cannot come tomorrow.**'],
  ])('is said in another way for whoever hears it: %s', async (listener, said) => {
    const { text } = await conversation()('translate: aku nggak bisa datang besok', listener)
    expect(text).toContain(said)
  })

  test.each([
    ['satu lagi: "barangnya sudah habis"', 'The item has run out.'],
    ['terus kalau kamarnya belum siap gimana', "The room isn't ready yet."],
    ['tiket ini sudah termasuk makan siang', 'This ticket includes lunch.'],
    ['artinya per kata?', 'come = '],
    ['yang lebih singkat dong', "I can't come tomorrow."],
  ])('is followed by the next one, or by a question about it: %s', async (next, said) => {
    const { text } = await conversation()('translate: aku nggak bisa datang besok', next)
    expect(text).toContain(said)
  })

  test.each(['makasih ya miss', 'aku mau daftar kelas sore', 'kenapa pakai can sih', 'aku capek banget hari ini'])(
    'is not followed by what is said to her: %s',
    async (next) => {
      const { trace } = await conversation()('translate: aku nggak bisa datang besok', next)
      expect(trace?.move).not.toBe('asks for a translation')
    },
  )

  test('is not told with a word that she does not know; she says which one it is', async () => {
    const { text } = await conversation()('translate: dia nggantelin sepeda saya kemarin')
    expect(text).not.toContain('nggantelin my bicycle')
    expect(text).toContain('“nggantelin”')
    expect(text).not.toContain('Begini:')
  })

  test.each(['bahasa inggrisnya "gue lagi di jalan" apa', 'bahasa inggrisnya gue lagi di jalan'])(
    'is given whole where the phrase book has it: %s',
    async (wish) => {
      expect((await conversation()(wish)).text).toContain("**I'm on my way.**")
    },
  )
})

describe('the language itself', () => {
  test.each([
    'aku mau belajar bahasa inggris dari nol',
    'bisa belajar bahasa inggris dari awal ga?',
    'bahasa inggris untuk pemula ada?',
    'bahasa inggris untuk kerja',
    'les bahasa inggris untuk karyawan',
    'mau mulai belajar inggris dari nol',
  ])('is no word to look up: %s', async (wish) => {
    const { text, intent } = await conversation()(wish)
    expect(intent).not.toBe('vocabulary')
    expect(text).not.toContain('Bahasa Inggrisnya “')
  })

  test.each([
    ['bahasa inggris dari kucing apa', 'cat'],
    ['apa bahasa inggris untuk sendok?', 'spoon'],
    ['bahasa inggris dari nol itu apa', 'zero'],
  ])('a word still is: %s', async (question, word) => {
    expect((await conversation()(question)).text).toContain(`**${word}**`)
  })
})

describe('words about a theme', () => {
  test.each([
    ['kosakata tentang game dong', 'opponent'],
    ['vocabulary for games', 'opponent'],
    ['words about football please', 'coach'],
    ['kosakata seputar kpop', 'lyrics'],
    ['minta kosakata tentang teknologi', 'screen'],
  ])('%s', async (wish, word) => {
    expect((await conversation()(wish)).text).toContain(`**${word}**`)
  })

  test.each([
    ['kosakata tentang dinosaurus dong', 'dinosaurus'],
    ['vocabulary about philosophy please', 'philosophy'],
    ['kosakata soal politik', 'politik'],
  ])('that we have none of: we say so, and offer others: %s', async (wish, theme) => {
    const say = conversation()
    const { text } = await say(wish)
    expect(text).toContain(`**${theme}**`)
    expect(text).not.toMatch(/^- /m)
    expect((await say(text.includes('food') ? 'food' : 'makanan')).text).toContain('**recipe**')
  })

  test('every set has six words, and no name that is an everyday word', () => {
    for (const { id, names, words } of vocabularySets) {
      expect(words.length, id).toBe(6)
      for (const name of names) expect(name, id).toMatch(/^[a-z][a-z -]+$/)
      expect(names, id).not.toContain('it')
    }
  })
})

describe('a practice by its name', () => {
  test.each([
    'Can we practise IELTS speaking?',
    'mau latihan ielts speaking dong',
    "let's do an IELTS speaking practice",
    'simulasi speaking ielts yuk',
    'I want to practice IELTS speaking with you',
    'bisa latihan speaking ielts sama kamu?',
  ])('the examiner begins: %s', async (wish) => {
    const { text, asksWho } = await conversation()(wish)
    expect(text).toContain("I'm your examiner today")
    expect(asksWho).toBe(false)
  })

  test.each(['Do you have an IELTS speaking class?', 'kursus ielts speaking berapa biayanya?'])(
    'a class is asked of the school: %s',
    async (question) => {
      expect((await conversation()(question)).text).not.toContain('examiner')
    },
  )
})

test('let it go is explained as it is said today', async () => {
  expect((await conversation('en')('what does let it go mean?')).text).toContain('stop being angry or worried')
})

describe('the company of a word', () => {
  test.each([
    ["kata yg sering bareng sama 'decision' apa", 'make a decision'],
    ['what verb goes with homework?', 'do homework'],
    ['which preposition goes after depend', '**on**'],
    ["plural dari 'child' sama 'tooth'", 'teeth'],
    ["what's a more academic word for 'get'?", 'obtain'],
    ["bikinin kalimat pake kata 'although'", 'although'],
  ])('%s', async (question, told) => {
    expect((await conversation('en')(question)).text.toLowerCase()).toContain(told)
  })

  test('a phrasal verb keeps its particle in the past', async () => {
    expect((await conversation('en')('what does look after mean', 'past tense?')).text).toContain('looked after')
  })
})
