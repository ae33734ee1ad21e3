import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { openBook } from './book/open-book.ts'

const book = openBook()
const hotel = book.scenes.find(({ name }) => name === 'hotel')
const [start] = hotel?.steps ?? []
const name = hotel?.steps.find((step) => step.name === 'name')
if (!start || !name) throw new Error('The book has no hotel')

/** A scene in which her question for the name waits. */
async function atTheHotel() {
  const say = conversation('id')
  await say('ayo role play check in hotel', "I'd like to check in, please.")
  return say
}

describe('what controls a scene is tried before the script, and her line waits', () => {
  test.each([
    ['pelan-pelan dong miss', name.simple],
    ['bisa pakai kata yang lebih gampang?', name.simple],
    ['artinya apa tadi?', name.meaning],
    ['gak ngerti', name.meaning],
    ['aku harus jawab apa nih', name.good[0] ?? ''],
    ['what should I say here?', name.good[0] ?? ''],
    ['minta hint dong', name.help],
    ['kasih contoh lain dong', name.good.at(-1) ?? ''],
    ['hah? ulang dong', name.say],
  ])('“%s”', async (asked, told) => {
    const { text, memory } = await (await atTheHotel())(asked)
    expect(text).toContain(told)
    expect(text).toContain(name.say)
    expect(memory).toMatchObject({ practice: { kind: 'role-play', step: 'name' } })
  })

  test.each(['skip yang ini', 'lewatin aja deh'])('“%s” goes on with the next line', async (asked) => {
    expect((await (await atTheHotel())(asked)).memory).toMatchObject({ practice: { step: 'nights' } })
  })

  test.each(['let’s start over', 'ulang dari awal dong'])('“%s” begins the same scene anew', async (asked) => {
    const { text, memory } = await (await atTheHotel())(asked)
    expect(text).toContain(start.say)
    expect(memory).toMatchObject({ practice: { step: 'start' } })
  })

  test.each(['gantian dong, ms yang jadi tamu', 'tukar peran yuk', 'now you be the guest'])(
    '“%s” turns the roles round',
    async (asked) => {
      expect((await (await atTheHotel())(asked)).memory).toMatchObject({ practice: { isSwapped: true } })
    },
  )

  test('and back again', async () => {
    const say = await atTheHotel()
    await say('tukar peran yuk')
    expect((await say('sekarang aku yang jadi tamu')).memory).toMatchObject({ practice: { isSwapped: false } })
  })

  test.each(['can we do another one? at the airport', 'ganti adegan dong, di bandara', 'pindah ke bandara'])(
    '“%s” plays that scene',
    async (asked) => {
      expect((await (await atTheHotel())(asked)).memory).toMatchObject({ practice: { scene: 'airport' } })
    },
  )

  test('another one, without its name, is to be chosen', async () => {
    const { text, memory } = await (await atTheHotel())('can we do another one?')
    expect(text).toMatch(/restaurant|restoran/)
    expect(memory).toMatchObject({ practice: null })
  })

  test.each(['enough for today', 'lanjut besok ya kak', 'capek, udahan dulu'])('“%s” ends it', async (asked) => {
    expect((await (await atTheHotel())(asked)).memory).toMatchObject({ practice: null })
  })

  test.each([
    "I'd like to repeat my last holiday in Bali with my family.",
    'I will come here again tomorrow with my wife.',
  ])('a line of the scene is none: %s', async (line) => {
    expect((await (await atTheHotel())(line)).memory).toMatchObject({ practice: { step: 'nights' } })
  })
})

describe('a line that the script does not have', () => {
  test('a question is answered in her role, and her own is asked again', async () => {
    const { text, memory } = await (await atTheHotel())('Can I bring my cat to the room?')
    expect(text).toContain('good question')
    expect(text).toContain(name.say)
    expect(memory).toMatchObject({ practice: { step: 'name' } })
  })

  test('trouble is not met with a cheerful word', async () => {
    const say = await atTheHotel()
    await say('My name is Budi.')
    const { text } = await say('Two nights, but I feel very sick today.')
    expect(text).toContain("I'm sorry to hear that. May I see your ID card")
  })
})

describe('what controls a lesson is tried before its step', () => {
  const entry = book.entry('verb-to-be')
  if (!entry) throw new Error('The book has no verb-to-be')
  const right = entry.mistake.sentences[0]?.right ?? ''
  const [exercise] = entry.exercise

  async function atTheExercise() {
    const say = conversation('en')
    await say('give me a lesson please', right)
    return say
  }

  test.each([
    ["I don't understand", entry.short.en],
    ['another example please', entry.more[0]?.en ?? entry.examples[0]?.en ?? ''],
    ['can you repeat that?', '3/4 Practice 1'],
  ])('“%s” is answered, and the exercise waits', async (asked, told) => {
    const { text, memory } = await (await atTheExercise())(asked)
    expect(text).toContain(told)
    expect(text).toContain('3/4 Practice 1')
    expect(memory).toMatchObject({ practice: { step: 'practice', index: 0 } })
  })

  test.each(['skip this one', 'next', 'I don’t know'])('“%s” tells the answer and goes on', async (asked) => {
    const { text } = await (await atTheExercise())(asked)
    expect(text).toContain(exercise?.keys[0])
    expect(text).toContain('3/4 Practice 2')
  })

  test.each(['enough for today', 'lanjut besok ya', "let's continue tomorrow"])('“%s” ends it', async (asked) => {
    expect((await (await atTheExercise())(asked)).memory).toMatchObject({ practice: null })
  })
})

describe('what controls a quiz', () => {
  test.each([
    ['ganti soal dong', /\*\*1\/5\*\*/],
    ['yang lebih gampang dong', /\*\*1\/5\*\*/],
    ['apa ya, petunjuknya?', /Petunjuk/],
    ['nyerah', /\*\*2\/5\*\*/],
    ['skip', /\*\*2\/5\*\*/],
    ['skor aku berapa?', /0 benar/],
  ])('“%s”', async (asked, told) => {
    expect((await conversation('id')('kuis dong', asked)).text).toMatch(told)
  })
})
