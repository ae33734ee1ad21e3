import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('what is told beside a question is taken up first', () => {
  test('a greeting and a feeling', async () => {
    const { text } = await conversation('id')('Assalamualaikum ms, aku grogi banget, cara buka presentasi gimana')
    expect(text).toMatch(/^Waalaikumsalam! \S/)
    expect(text).toMatch(/Good morning|welcome|today/i)
  })

  test('trouble in an English sentence, before its corrections', async () => {
    const { text } = await conversation('en')('sometimes she shout at me and i cry')
    expect(text.indexOf('shouts at me')).toBeGreaterThan(text.search(/not be easy|can’t be easy|sounds hard/))
    expect(text).toMatch(/can’t be easy|sounds hard/)
  })

  test('a profession', async () => {
    const { text } = await conversation('id')('aku perawat, cara nanya skala nyeri ke pasien gimana')
    expect(text).toContain('seorang perawat')
    expect((await conversation('id')('aku barista, cara nanya ukuran kopi gimana')).text).toContain('seorang barista')
  })

  test('nothing, where nothing was told', async () => {
    const { text } = await conversation('id')('cara nanya skala nyeri ke pasien gimana')
    expect(text).not.toMatch(/Salam kenal|wajar|Halo!/)
  })
})

test('an offer is made in one of three replies at most', async () => {
  const say = conversation('en')
  expect((await say('how do I turn down overtime nicely')).text).toContain('Would you like')
  for (const more of ['more formal', 'shorter']) expect((await say(more)).text).not.toMatch(/Would you|of your own/)
})

test.each([
  ['wah seneng, makasih ya bu guru', /Sama-sama/],
  ['jazakillah ms', /Sama-sama/],
  ['oke lumayan jelas', /Mau lanjut ke mana/],
])('%s: thanks or content, whatever else its words are about', async (message, told) => {
  expect((await conversation('id')('jelasin was sama were', message)).text).toMatch(told)
})

test('what is wanted behind a stop is answered also where nothing waits', async () => {
  const { text } = await conversation('id')('cara nolak lembur gmn', 'udah ah, ganti. jelasin passive voice singkat')
  expect(text).toMatch(/to be \+ V3/)
})

describe('several words are compared', () => {
  test('each in the sense that they share, phrases among them', async () => {
    const { text } = await conversation('en')("difference between 'fire', 'lay off' and 'dismiss'")
    expect(text).toMatch(/\*\*fire\*\* \(verb\)/)
    expect(text).toContain('**lay off**')
    expect(text).toContain('**dismiss**')
  })

  test('with small words between them', async () => {
    const { text } = await conversation('id')('revision, draft, sama final tuh bedanya?')
    for (const word of ['revision', 'draft', 'final']) expect(text).toContain(`**${word}**`)
  })
})

test.each([
  ['id', 'bisa ajarin bahasa jerman sekalian?', /cuma bahasa \*\*Inggris\*\*/],
  ['en', 'who won the world cup in 2018', /outside my field/],
] as const)('%s: %s is declined with an offer', async (page, message, told) => {
  expect((await conversation(page)(message)).text).toMatch(told)
})

describe('an exam that is open', () => {
  test('is still meant by one of its parts', async () => {
    const { text } = await conversation('en')('how long is the ielts writing test', 'and speaking?')
    expect(text).toMatch(/11–14/)
  })
})

test('what cannot be translated is looked for in the book', async () => {
  const { text } = await conversation('id')('mau komen di ig nya idol pake bahasa inggris gmn')
  expect(text).toContain('I love your new song')
})

test('words behind a comma are no question about a word', async () => {
  const { text } = await conversation('id')('saya santri, bulan depan ada lomba pidato bahasa inggris, takut bgt')
  expect(text).not.toContain('**takut**: afraid')
})

test('an English question for words with Indonesian around them is answered in Indonesian', async () => {
  expect((await conversation('id')('yaudah jelasin was sama were aja cepet')).language).toBe('id')
})

test('a situation is told without an exercise, and no sentence of it twice', async () => {
  const { text } = await conversation('id')('nolak lembur gmn biar ga kasar')
  expect(text).not.toContain('Coba ini')
  expect(text.split("I'm afraid I can't stay late tonight").length).toBe(2)
})

describe('how polite a sentence is', () => {
  test('of a translation, with a politer one', async () => {
    const { text } = await conversation('id')('bahasa inggrisnya "saya mau minta teh"', 'itu sopan gak?')
    expect(text).toMatch(/sopan/)
    expect(text).not.toContain('Yang ini sudah pas')
  })

  test('of the best line of a situation', async () => {
    const { text } = await conversation('en')('how do I turn down overtime nicely', 'is that polite?')
    expect(text).toContain('it’s polite')
  })
})

test('a compliment is no sentence to be checked', async () => {
  const { text } = await conversation('en')('you are smarter than I thought')
  expect(text).toContain('thank you')
  expect(text).not.toContain('correct')
})

test('who reads English is helped in English in a scene', async () => {
  const { text } = await conversation('en')('can you play the interviewer')
  expect(text).not.toMatch(/Jawab|Sebutkan|Ceritakan/)
})

test.each([
  ['pecahan uang bahasa inggrisnya apa ya', /denomination/, /is a language/],
  ["oh iya 'perseverance' tuh bacanya gimana", /\*\*perseverance\*\* dibaca/, /honourable/],
])('%s: about that word, whatever is open', async (message, told, untold) => {
  const { text } = await conversation('id')('pembukaan pidato lomba gimana', message)
  expect(text).toMatch(told)
  expect(text).not.toMatch(untold)
})
