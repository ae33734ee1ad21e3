import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { objectionIn } from './objection.ts'

test.each([
  ['bukan itu maksudku, aku udah nunggu lama', 'meant', 'aku udah nunggu lama'],
  ['I meant yesterday', 'meant', 'yesterday'],
  ['no no, I mean every day not yesterday', 'meant', 'every day'],
  ['kok jadi bahas itu, aku nanya gurunya', 'astray', 'gurunya'],
  ["you didn't answer my question. why wants?", 'unanswered', 'why wants?'],
  ['itu salah deh, harusnya waited kan?', 'wrong', 'waited'],
  ['I think you missed one', 'missed', ''],
  ['that’s not what I asked', 'unanswered', ''],
])('an objection, and what was meant: %s', (text, kind, instead) => {
  expect(objectionIn(text)).toEqual({ kind, instead })
})

test.each(['kok jadi went?', 'I miss my family', 'what do you mean?', 'maksudnya apa?', 'aku mau tanya harga'])(
  'no objection: %s',
  (text) => {
    expect(objectionIn(text)).toBeNull()
  },
)

describe('an objection is met with a short apology and another look', () => {
  const wrong = 'She go to school yesterday'

  test('what was missed is looked for again; if there is nothing, she says so and shows what she found', async () => {
    const { text } = await conversation('id')(wrong, 'kayaknya masih ada yang salah')
    expect(text).toMatch(/terlewat|kuperiksa sekali lagi/)
    expect(text).toMatch(/went/)
  })

  test('a doubt gets her reason', async () => {
    expect((await conversation('en')(wrong, "I think you're wrong")).text).toMatch(/my reason[\s\S]*went/)
  })

  test('what the learner says instead may be what she said', async () => {
    expect((await conversation('id')(wrong, 'itu salah deh, harusnya went kan?')).text).toMatch(/Betul, \*\*went\*\*/)
  })

  test('another time that was meant changes the sentence', async () => {
    expect((await conversation('en')('She go to school every day', 'I meant yesterday')).text).toMatch(
      /^Sorry[\s\S]*She went to school yesterday/,
    )
  })

  test('another question that was meant is answered', async () => {
    const { text, asksWho } = await conversation('id')('kelasnya di mana?', 'kok jadi bahas itu, aku nanya gurunya')
    expect(text).toMatch(/^Maaf[\s\S]*engajar/)
    expect(asksWho).toBe(false)
  })

  test('where it is not said what was meant, she asks', async () => {
    expect((await conversation('en')('present perfect or past simple?', "that's not what I asked")).text).toMatch(
      /^Sorry.*\?/,
    )
  })
})
