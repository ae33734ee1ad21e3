import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { twoRequests } from './two-requests.ts'

describe('two requests of one message', () => {
  test.each([
    ['artinya deadline apa, terus cara bacanya gimana?', /tenggat[\s\S]*dibaca \/ˈdedˌlaɪn/],
    ['min bedanya toefl itp sama ielts apa? trus disini ada kelas toefl itp ga', /kampus[\s\S]*Persiapan Ujian/],
  ])('%s: both are answered', async (message, both) => {
    expect((await conversation('id')(message)).text).toMatch(both)
  })

  test.each([
    ['apa bedanya some dan any', null],
    ['kemarin aku ke pasar. bedanya buy sama purchase apa?', null],
    ['what does it mean? how is it said?', ['what does it mean?', 'how is it said?']],
    ['arti deadline apa, trus contohnya gimana', ['arti deadline apa,', 'trus contohnya gimana']],
  ])('%s', (message, halves) => {
    expect(twoRequests(message)).toEqual(halves)
  })
})
