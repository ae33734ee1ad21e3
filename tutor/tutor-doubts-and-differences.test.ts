import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('what somebody thinks a word means', () => {
  test.each([
    ['arti iron apa', 'iron bukannya besi?', /Betul, \*\*iron\*\* juga bisa berarti besi/],
    ['arti jam apa', 'jam bukannya selai?', /Betul/],
    ['rn artinya apa', 'terus rn artinya kanan?', /Bukan: \*\*rn\*\*.*\*\*right\*\*/],
  ])('%s, then %s', async (first, second, told) => {
    expect((await conversation()(first, second)).text).toMatch(told)
  })
})

describe('two things side by side', () => {
  test.each([
    ['bedanya wajan sama panci', /\*\*frying pan\*\*.*\*\*pot\*\*/s],
    ['setrika sama iron beda?', /dua-duanya \*\*iron\*\*/],
    ['bedanya lol sama lmao', /lol.*lmao/is],
    ['Bedanya was repaired dan has been repaired?', /was\/were \+ V3.*been/s],
    ['beda will go sama going to go apa', /Will \+.*going to/s],
  ])('%s', async (question, told) => {
    expect((await conversation()(question)).text).toMatch(told)
  })
})

describe('what is open', () => {
  test('a sentence is told the other way round', async () => {
    const say = conversation()
    expect((await say('The report was send yesterday by my team.', 'kalau aktifnya gimana')).text).toContain(
      'My team sent the report yesterday.',
    )
    expect((await say('ubah "I eat rice every day" jadi passive')).text).toContain('Rice is eaten by me every day.')
  })

  test('a feeling between does not close it', async () => {
    const { trace } = await conversation()('bedanya borrow sama lend', 'aku takut lupa semua', 'yang tadi, ulangi lagi')
    expect(trace?.topic).toMatch(/borrow-lend/)
  })

  test('a phrase that is right is told with where it is said', async () => {
    expect((await conversation('en')('can i use "i reckon"')).text).toMatch(/British/)
  })
})
