import { describe, expect, test } from 'vitest'
import { conversation, embeddedTutor } from '../../tests/harness/tutor-conversation.ts'

describe('memory', () => {
  test('is plain JSON and stays small, however long the talk', async () => {
    const say = conversation()
    let answer = await say('halo')
    for (let round = 0; round < 40; round += 1)
      answer = await say(
        ['She go home.', 'kuis', 'a', 'stop', 'minta kosakata baru', 'berapa biayanya'][round % 6] ?? '',
      )
    expect(JSON.stringify(answer.memory).length).toBeLessThan(8000)
  })

  test.each([
    null,
    'nonsense',
    42,
    { version: 9 },
    { version: 2, practice: { kind: 'quiz', asked: [999], score: 99 } },
  ])('what does not fit is forgotten: %j', async (memory) => {
    const tutor = embeddedTutor()
    const answer = await tutor.answer(
      { turns: [{ role: 'user', content: 'halo' }], language: 'id', memory },
      AbortSignal.timeout(5000),
    )
    expect(answer.intent).toBe('greeting')
  })
})
