import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('several requests of one message', () => {
  test.each([
    ['artinya deadline apa, terus cara bacanya gimana?', /tenggat[\s\S]*dibaca \/ˈdedˌlaɪn/],
    ['min bedanya toefl itp sama ielts apa? trus disini ada kelas toefl itp ga', /kampus[\s\S]*Persiapan Ujian/],
  ])('%s: each is answered', async (message, both) => {
    expect((await conversation('id')(message)).text).toMatch(both)
  })
})
