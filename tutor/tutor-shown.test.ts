import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

const replyTo = async (...messages: string[]) => (await conversation('id')(...messages)).text

describe('what was shown can be pointed at', () => {
  test('by its place', async () => {
    const words = ['apa arti "breathtaking"?', 'ada kata lain yang mirip begitu?'] as const
    expect(await replyTo(...words, 'yang kedua bacanya gimana?')).toContain('**amazing** dibaca')
    expect(await replyTo(...words, 'the first one, what does it mean?')).toContain('**stunning**')
  })

  test('by a word of a line', async () => {
    const reply = await replyTo('ada kendala teknis saat presentasi, bilang apa?', 'kok bear? bukannya beruang?')
    expect(reply).toContain('**bear** punya beberapa arti')
    expect(reply).toContain('menanggung')
  })

  test('as one of them', async () => {
    const reply = await replyTo('sinonim important apa aja', 'use one of them in a sentence')
    expect(reply).not.toContain('**important**')
    expect(reply).toMatch(/Sentences with \*\*\w+\*\*/)
  })

  test('as the second word of a pair', async () => {
    const reply = await replyTo('bedanya "used to" sama "be used to" apa', 'contoh yang kedua dong')
    expect(reply).toContain('dengan **be used to**')
  })
})

test('a chain of follow-ups stays with the word that was meant', async () => {
  const tell = conversation('id')
  const { text: examples } = await tell('bedanya economic sama economical apa?', 'dua contoh lagi buat yang kedua')
  expect(examples).toContain('dengan **economical**')
  expect((await tell('kata bendanya?')).text).toContain('**economy**')
  expect((await tell('orangnya disebut apa?')).text).toContain('**economist**')
})

test('the first two are compared', async () => {
  const reply = await replyTo('sinonim good apa aja', 'bedanya dua yang pertama apa?')
  expect(reply).toContain('**fine**')
  expect(reply).toContain('**nice**')
})

test('an idiom is not read word by word', async () => {
  expect(await replyTo('"break the ice" artinya apa?', 'kok es sih')).toContain('**break the ice** itu ungkapan')
})

describe('an open word', () => {
  test.each([
    ['sinonimnya apa biar ga repetitif di report', 'involvement'],
    ['ada arti lain gak?', 'pertunangan'],
    ['yang lebih gampang ada?', 'Yang lebih gampang'],
  ])('“engagement”, %s', async (asked, told) => {
    expect(await replyTo('apa arti engagement?', asked)).toContain(told)
  })

  test('is the short translation that was told last', async () => {
    expect(await replyTo('bahasa inggrisnya "tarik tunai" apa?', 'bentuk lampaunya')).not.toContain('shape')
  })

  test('gives its place to its opposite for a sentence, not for synonyms', async () => {
    const words = ['apa arti generous?', 'lawan katanya?'] as const
    expect(await replyTo(...words, 'use it in a sentence')).toContain('stingy')
    expect(await replyTo(...words, 'sinonimnya ada ga')).toContain('**generous**')
  })

  test('is not what a message compares by itself', async () => {
    expect(await replyTo('apa arti breathtaking?', 'bedanya spicy sama hot apa')).toContain('pedas')
  })

  test('has others with a form of their own', async () => {
    expect(
      await replyTo('gigi bahasa inggrisnya apa?', 'kalau banyak jadi apa?', 'ada lagi yang kayak gitu?'),
    ).toContain('feet')
  })
})

describe('a question about a word that no frame has', () => {
  test('is about its only other word', async () => {
    expect(await replyTo('gigi kalau banyak jadi apa?')).toContain('teeth')
  })

  test('is about a quoted idiom', async () => {
    expect(await replyTo('"bear with me" boleh ga dipake?')).toContain('**bear with me**')
  })

  test('explains an English word that Indonesian has borrowed', async () => {
    expect(await replyTo('ghosting artinya apaan')).toContain('menghilang tanpa kabar')
  })

  test('tells what is known of a quoted term', async () => {
    expect(await replyTo('"saldo kelindan" itu bahasa inggrisnya apa?')).toContain('**balance**')
  })
})

test('an earlier subject is come back to', async () => {
  const reply = await replyTo(
    'bedanya make sama do apa',
    'apa arti breathtaking?',
    'balik ke make dan do tadi, contohnya dong',
  )
  expect(reply).toMatch(/\bmake\b/)
  expect(reply).not.toContain('breathtaking')
})
