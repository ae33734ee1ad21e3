import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explain } from '../../tests/harness/explain.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const FLOODER = '198.51.100.7'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

describe('POST /api/explain-word with no model', () => {
  test('answers from the dictionary, with definition, example, synonyms and what it knows besides', async () => {
    const { status, body } = await explain(site, 'brave')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      data: {
        word: 'brave',
        example: expect.stringMatching(/brave/i),
        synonyms: expect.arrayContaining(['courageous']),
        partOfSpeech: 'adjective',
        ipa: 'breɪv',
        gloss: 'berani',
        source: 'dictionary',
      },
    })
    expect(body.data?.fallback).toBeUndefined()
  })

  test('tells the base form, and a mended spelling', async () => {
    expect((await explain(site, 'went')).body.data).toMatchObject({
      word: 'go',
      baseForm: { word: 'go', relations: ['past'] },
    })
    expect((await explain(site, 'recieve')).body.data).toMatchObject({ word: 'receive', correctedFrom: 'recieve' })
  })

  test.each([
    ['a sentence', 'I would like to know what all of this means for my family and me', 'sentence'],
    ['an emoji', '😀😀', 'not a word'],
    ['Indonesian', 'makan', 'indonesian'],
    ['code', 'for (let i = 0; i < 3; i++) {}', 'not a word'],
    ['5,000 characters', 'ab '.repeat(1667), 'sentence'],
    ['a non-word', 'blorfity', 'unknown'],
    ['a lone surrogate and a zero byte', '\ud800\u0000', 'not a word'],
  ])('answers %s kindly', async (_, word, reason) => {
    const { status, body } = await explain(site, word)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: { notFound: reason, example: '', synonyms: [] } })
    expect(body.data?.definition).toMatch(/^(?:We|This)\b.+\.$/)
  })

  test.each(['', '  ', '\n'])('refuses an empty word, %j, and so does the look-up', async (word) => {
    for (const path of ['/api/explain-word', '/api/word-lookup'])
      expect((await site.post(path, { word, userId: 'user_empty' })).status, path).toBe(400)
  })

  test('promises no suggestions where there are none', async () => {
    expect((await explain(site, 'qwzzxx')).body.data).toEqual({
      word: 'qwzzxx',
      definition: 'We could not find this word. Please check its spelling.',
      example: '',
      synonyms: [],
      notFound: 'unknown',
      source: 'dictionary',
    })
    expect((await explain(site, 'blorf')).body.data?.definition).toMatch(/suggestions\.$/)
  })

  test('tells what is wrong with a form, and what else a word is', async () => {
    expect((await explain(site, 'goed')).body.data).toMatchObject({
      word: 'go',
      wrongForm: { word: 'go', instead: [{ relations: ['past'], right: ['went'] }, { right: ['gone'] }] },
    })
    expect((await explain(site, 'left')).body.data).toMatchObject({ word: 'left', alsoForms: [{ word: 'leave' }] })
  })

  test('EXPL-04 holds 3 explanations in 60 s per user, and says how long to wait', async () => {
    for (const word of ['one', 'two', 'three']) expect((await explain(site, word, 'user_quick')).status).toBe(200)
    const fourth = await explain(site, 'four', 'user_quick')
    expect(fourth.status).toBe(429)
    expect(fourth.body.error?.code).toBe('rate.limited')
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await explain(site, 'four', 'user_other')).status).toBe(200)
  })

  test('EXPL-04 a word that does not exist spends none of them', async () => {
    for (const word of ['blorfen', 'tralfamo', 'xqzzt', 'one', 'two', 'three'])
      expect((await explain(site, word, 'user_nonsense')).status, word).toBe(200)
    expect((await explain(site, 'four', 'user_nonsense')).status).toBe(429)
  })

  test('EXPL-04 holds an address, too, however many ids it makes up', async () => {
    const answers = await Promise.all(Array.from({ length: 250 }, () => explain(site, 'hello', undefined, FLOODER)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
