import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('a short question is about what was said last', () => {
  const wrong = 'I was work night shift yesterday and I very tired'

  test.each(['yang pertama kenapa?', 'kok worked?', 'kenapa was work salah?'])(
    'after a correction “%s” opens that correction, not an entry of the book',
    async (asked) => {
      const { text } = await conversation('id')(wrong, asked)
      expect(text).toContain('worked')
      expect(text).not.toContain('Yang sering keliru')
    },
  )

  test.each(['ada yang salah?', 'yang mana?', 'yang mana yang salah'])(
    'after a correction “%s” shows every change with its reason',
    async (asked) => {
      const { text } = await conversation('id')(wrong, asked)
      expect(text).toContain('Ini yang kuubah')
      expect(text).toMatch(/→ \*\*worked/)
      expect(text).toMatch(/was very/)
    },
  )

  test('the second correction of a text can be asked for by its place', async () => {
    const { text } = await conversation('en')(
      'Please check: The application have been received. We will discuss about it.',
      'and the second one?',
    )
    expect(text).toContain('discuss')
    expect(text).not.toContain('numbers')
  })

  test('a sentence that practises an entry is asked about first, and the entry stays open', async () => {
    const say = conversation('id')
    await say('apa bedanya borrow dan lend?', 'She borrow me her pen yesterday')
    expect((await say('kenapa?')).text).toContain('→')
  })
})

describe('in a scene a question to the teacher is no line of it', () => {
  const playing = ['ayo role play check in hotel', 'I want to check in, please.'] as const

  test.each([
    ['boleh diulang miss?', /kuulangi/],
    ['tadi kalimatku bener ga?', /rapi|lebih baik/],
    ['artinya apa?', /Artinya: “/],
    ['saya ga ngerti artinya', /Misalnya begini/],
    ['what does "reservation" mean here?', /reservation/],
  ])('“%s” is answered, and the same line waits', async (asked, answer) => {
    const say = conversation('id')
    const before = (await say(playing[0], playing[1])).text
    const line = /\*\*Ms Kiky:\*\* (.+)/.exec(before)?.[1] ?? '?'
    const { text } = await say(asked)
    expect(text).toMatch(answer)
    expect(text).toContain(line)
  })

  test('the reason of a correction in the scene can be asked for', async () => {
    const say = conversation('id')
    await say(...playing, 'My name are Budi Santoso.', 'ada yang salah?')
    expect((await say('kenapa gitu?')).text).toMatch(/are.*→.*is/)
  })
})

test('a sentence of the phrase book is said plainly, one that was put together with the advice to have it read', async () => {
  const known = await conversation('id')('translate: Saya berterima kasih atas bantuanmu.')
  expect(known.text).toMatch(/^Begini: /)
  const composed = await conversation('id')('translate: Adik saya membeli tiga buku di toko itu kemarin.')
  expect(composed.text).toMatch(/^Kurang lebih begini: \*\*My .* bought three books/)
  expect(composed.text).toContain('satu orang lagi')
})

test('a translation is read aloud when that is asked', async () => {
  const { text } = await conversation('id')('bahasa inggrisnya "mohon tunggu sebentar" apa', 'bacanya gimana?')
  expect(text).toMatch(/\/weɪt\//)
})

test('a hint on the exercise that waits is its rule, and the exercise still waits', async () => {
  const { text } = await conversation('id')('She go to school yesterday', 'boleh petunjuk ga')
  expect(text).toMatch(/^(?:Petunjuk|Hint)/)
  expect(text).toContain('___')
})

describe('the sentence that was corrected or translated can be said in other ways', () => {
  test('with somebody else, at another time, as a negative and as a question, one after the other', async () => {
    const tell = conversation('id')
    await tell('My uncle catch fish every night')
    expect((await tell('kalo they?')).text).toContain('They catch fish every night')
    expect((await tell('kalo kemarin malam?')).text).toContain('They caught fish last night')
    expect((await tell('negatifnya')).text).toContain("They didn't catch fish last night")
    expect((await tell('kalimat tanyanya gimana?')).text).toContain('Did they catch fish last night?')
  })

  test('of a translation', async () => {
    const { text } = await conversation('id')('bahasa inggrisnya aku pergi ke pasar', 'kalo dia?')
    expect(text).toContain('She goes to the market.')
  })
})
