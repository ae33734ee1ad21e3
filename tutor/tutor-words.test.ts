import { describe, expect, test } from 'vitest'
import { conversation, embeddedTutor, firstQuestion } from '../tests/harness/tutor-conversation.ts'

describe('words and sounds', () => {
  test('a word is explained from the dictionary', async () => {
    expect((await conversation()('artinya reluctant apa kak?')).text).toContain('enggan')
  })

  test('a form that does not exist is put right', async () => {
    expect((await conversation()('apa arti goed?')).text).toContain('pakai **went / gone**')
    expect((await conversation('en')('what does advices mean?')).text).toContain('**advice** has no such form')
  })

  test('everyday Indonesian is put into English', async () => {
    expect((await conversation()('bahasa inggrisnya kulkas apa')).text).toContain('fridge')
  })

  test('an unknown word, or a dictionary that is away, gets an honest answer', async () => {
    expect((await conversation('en')('what does "flibber" mean?')).text).toContain('flibber')
    const broken = embeddedTutor({
      lookUp: () => {
        throw new Error('away')
      },
    })
    const answer = await broken.answer(firstQuestion('what does "brave" mean?'), AbortSignal.timeout(5000))
    expect(answer.intent).toBe('vocabulary')
  })

  test('a hard sound is explained', async () => {
    expect((await conversation()('aku susah nyebut huruf th')).text).toContain('think')
  })
})

describe('questions about words', () => {
  test.each([
    ["What's the meaning of give up?", 'to stop trying'],
    ['what does reluctant mean?', 'unwilling'],
    ['price tag meaning', 'price tag'],
    ["use 'reluctant' in a sentence", 'reluctant to speak'],
    ['opposite of generous', '**stingy**'],
    ['lawan kata rajin apa', '**lazy**'],
    ['adjective of envy', '**envious**'],
    ['more formal word for find out', '**determine**'],
    ['kata yang lebih sopan dari "want" apa', '**would like**'],
    ['another word for very tired', '**exhausted**'],
    ['kalo "jealous" sama "envy" beda ga sih', '**envy**'],
    ['what is the past tense of teach', '**taught**'],
    ['what is the past participle of swim?', '**swum**'],
    ['plural of child', '**children**'],
    ['how do you spell necessary', 'n-e-c-e-s-s-a-r-y'],
    ['comparative of good', '**better**'],
    ['difference between affect and effect', '**affect**'],
    ['what is different make and do', '**make**'],
    ['many or much water?', '**many'],
    ['how much vs how many', '**how many**'],
    ["what's the difference between however and although?", 'however'],
  ])('%s', async (question, told) => {
    const { text, asksWho } = await conversation('en')(question)
    expect(text.toLowerCase()).toContain(told.toLowerCase())
    expect(asksWho).toBe(false)
  })

  test('an opposite that is not known is not made up', async () => {
    expect((await conversation('en')('opposite of umbrella')).text).toContain('no opposite')
  })

  test('after synonyms “another” shows others, and “very hungry?” asks the same of another word', async () => {
    const tell = conversation('en')
    expect((await tell('synonym of angry', 'another')).text).toContain('**furious**')
    expect((await tell('another word for very tired', 'and very hungry?')).text).toContain('**starving**')
  })

  test('“yang paling formal yang mana?” is about the open word', async () => {
    const { text } = await conversation('id')('sinonim help apa aja', 'yg paling formal yg mana')
    expect(text).toContain('**assist**')
  })

  test('the next pair is compared, too', async () => {
    const { text } = await conversation('en')("how do I pronounce 'comfortable'?", 'what about thorough and through')
    expect(text).toContain('**thorough**')
  })

  test('a sentence is translated where it is quoted', async () => {
    expect((await conversation()("gimana cara bilang 'saya lagi galau' in English?")).text).toContain("**I'm confused")
  })

  test('the word that was asked for is pronounced', async () => {
    const { text } = await conversation('en')('how do I pronounce comfortable?', 'schedule')
    expect(text).toContain('/ˈskedʒʊl/')
  })
})
