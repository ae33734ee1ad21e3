import { describe, expect, test } from 'vitest'
import { found, unknown } from './expect-look-up.ts'

describe('the same word, written otherwise', () => {
  test.each([
    ['mother in law', 'mother-in-law'],
    ['left handed', 'left-handed'],
    ['t shirt', 'T-shirt'],
    ['e-mail', 'email'],
    ['check-in', 'check in'],
    ['café', 'cafe'],
    ['naïve', 'naive'],
    ['résumé', 'resume'],
    ['U.S.A.', 'USA'],
    ['eg', 'e.g.'],
    ['pm', 'p.m.'],
    ['colours', 'color'],
    ['theatre', 'theater'],
    ['catalogue', 'catalog'],
    ['practise', 'practice'],
    ['rock & roll', 'rock and roll'],
    ['JANUARY', 'January'],
    ['hello 😀', 'hello'],
  ])('%s: %s', (typed, word) => expect(found(typed).word).toBe(word))

  test.each([
    ['dont', "don't"],
    ['cant', "can't"],
    ['im', "I'm"],
    ['youre', "you're"],
    ['livingroom', 'living room'],
    ['tshirt', 'T-shirt'],
    ['wendsday', 'Wednesday'],
    ['confidense', 'confidence'],
    ['vegetabel', 'vegetable'],
  ])('%s, as a misspelling of %s', (typed, word) => expect(found(typed)).toMatchObject({ by: 'spelling', word }))

  test('what English writes with an accent is a noun', () => {
    expect(found('résumé').senses[0].partOfSpeech).toBe('noun')
  })
})

describe('a phrase', () => {
  test.each([
    ['crack down', 'crack down on'],
    ['woke me up', 'wake up'],
    ['pick me up', 'pick up'],
    ['worried by', 'worried'],
  ])('%s, by %s', (typed, phrase) => expect(found(typed)).toMatchObject({ word: phrase, partOf: null }))

  test('of our own comes before a rare one of the same words', () => {
    expect(found('get along')).toMatchObject({ source: 'learner', word: expect.stringMatching(/^get along/) })
  })

  test.each([
    ['it was a piece of cake', 'piece of cake'],
    ['I’m looking forward to seeing you', 'look forward to'],
    ['give up smoking', 'give up'],
    ['He kicked the bucket', 'kick the bucket'],
  ])('at the heart of %s is explained, and says so', (typed, phrase) => {
    expect(found(typed)).toMatchObject({ word: phrase, partOf: expect.stringContaining(' ') })
  })
})

describe('a sentence is not cut to a phrase', () => {
  test.each([
    ['I want to go home', 'go home'],
    ['She gave up smoking last year', 'give up'],
    ['I am student', 'student'],
    ['My name is Andi', 'name'],
    ['take care of my mother', 'take care of'],
  ])('%s: it offers %s', (typed, phrase) => {
    const { reason, suggestions } = unknown(typed)
    expect(reason).toBe('sentence')
    expect(suggestions).toContain(phrase)
  })

  test.each(['bedanya say dan tell', 'perbedaan say sama tell', 'difference between say and tell?', 'say vs tell'])(
    '%s: both words, and nothing else',
    (typed) => expect(unknown(typed)).toMatchObject({ reason: 'sentence', suggestions: ['say', 'tell'] }),
  )
})

describe('a question', () => {
  test.each([
    ['what does go home mean', 'go home'],
    ['What does "look after" mean?', 'look after'],
    ['arti dari run out of', 'run out of'],
    ['maksud dari on the other hand', 'on the other hand'],
    ['apa artinya get over', 'get over'],
    ['resilient artinya apa', 'resilient'],
    ['resilient itu apa sih', 'resilient'],
    ['definition of love', 'love'],
    ['sinonim happy', 'happy'],
    ['synonym of happy', 'happy'],
    ['contoh kalimat although', 'although'],
    ['how to pronounce schedule', 'schedule'],
    ['cara pakai would rather', 'would rather'],
    ['terjemahkan cat', 'cat'],
  ])('%s: %s', (typed, word) => expect(found(typed)).toMatchObject({ word, asked: word }))

  test.each([
    ['what is the past tense of go', 'went'],
    ['plural of child', 'children'],
    ['v3 dari eat', 'eaten'],
    ['comparative of good', 'better'],
  ])('%s: the form %s', (typed, form) => expect(found(typed).asked).toBe(form))

  test.each(['what if', 'what about', 'what’s up'])('%s is a phrase, not a question', (typed) => {
    expect(found(typed).word).toBe(typed.replace('’', "'"))
  })
})

describe('Indonesian, with English words', () => {
  test.each([
    ['sungguh', 'truly'],
    ['kucing', 'cat'],
    ['banget', 'very'],
    ['gue', 'I'],
    ['terima kasih', 'thank you'],
    ['bahasa inggrisnya kucing apa', 'cat'],
    ['how do you say kucing in english', 'cat'],
    ['translate kucing', 'cat'],
    ['aku cinta kamu', 'love'],
    ['capek', 'tired'],
    ['kota', 'city'],
    ['kaki', 'foot'],
    ['apa kabar', 'how are you'],
    ['hati-hati', 'careful'],
  ])('%s: %s', (typed, english) => {
    expect(unknown(typed)).toMatchObject({ reason: 'indonesian', suggestions: expect.arrayContaining([english]) })
  })
})

test.each(['C++', 'C#', 'a+b', 'user@example.com', 'http://example.com', '<b>', 'x = 1', '100%', 'R&B', '❤️'])(
  '%s is no word',
  (typed) => expect(unknown(typed).reason).toBe('not a word'),
)

test('a broader verb is no synonym, and says what it is', () => {
  expect(found('obfuscate').senses[0]).toMatchObject({ synonyms: [], broader: expect.arrayContaining(['change']) })
})
