import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('what is to be known of a word beside its meaning', () => {
  test.each([
    ['arti feedback apa', 'bisa dihitung gak?', /uncountable.*piece of feedback/s],
    ['arti stubborn apa', 'levelnya apa?', /level \*\*B[12]\*\*/],
    ['arti stubborn apa', 'itu kata sifat atau kata benda', /adjective/],
    ['arti idiot apa', 'itu menyinggung gak', /menghina/],
    ['what does lorry mean', 'is it british or american', /is British; Americans say \*\*truck/],
    ['arti grateful apa', 'dipakai kapan', /dipakai untuk/],
  ])('%s, then %s', async (first, second, told) => {
    expect((await conversation()(first, second)).text).toMatch(told)
  })

  test.each([
    ['is advice countable or uncountable?', /uncountable/],
    ['kata stubborn itu level berapa kak', /level \*\*B[12]\*\*/],
    ['apa itu queue british atau american', /UK/],
  ])('asked outright: %s', async (question, told) => {
    expect((await conversation()(question)).text).toMatch(told)
  })
})

describe('a word for what is described', () => {
  test.each([
    ['kata buat orang yang suka nunda-nunda apa', 'procrastinator'],
    ['apa sebutan orang yang bisa banyak bahasa', 'polyglot'],
    ['what do you call someone who talks too much?', 'chatterbox'],
    ["what's the word for fear of heights", 'acrophobia'],
    ['bahasa inggrisnya orang yang suka ikut campur urusan orang apa ya', 'busybody'],
    ['anak yang gak punya orang tua disebut apa', 'orphan'],
  ])('%s', async (question, word) => {
    expect((await conversation()(question)).text).toContain(`**${word}**`)
  })

  test('and then another one', async () => {
    const say = conversation()
    await say('kata buat orang yang suka nunda-nunda apa')
    expect((await say('kalau yang pelit?')).text).toContain('**stingy**')
    expect((await say('someone who never gives up')).text).toContain('**persistent**')
  })

  test.each(['bahasa inggrisnya orang tua apa', 'kata buat presentasi besok apa aja', 'siapa nama presiden amerika'])(
    'is not what this is: %s',
    async (question) => {
      expect((await conversation()(question)).text).not.toMatch(/^Katanya|^The word is/)
    },
  )
})
