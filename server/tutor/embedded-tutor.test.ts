import { describe, expect, test } from 'vitest'
import { conversation, embeddedTutor } from '../../tests/harness/tutor-conversation.ts'
import { createAnalyser } from './engine/analysis.ts'

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

test.each(['halo kak', 'is it "he go" or "he goes"?', 'How long is the course, and who teaches it?'])(
  'the engine is asked once for a message with several parts: %s',
  async (content) => {
    const analyse = createAnalyser()
    const asked: string[] = []
    const engine = {
      analyse: async (text: string) => {
        asked.push(text)
        return analyse(text)
      },
      stop() {},
    }
    await embeddedTutor({ engine }).answer(
      { turns: [{ role: 'user', content }], language: 'en', memory: null },
      AbortSignal.timeout(5000),
    )
    expect(asked).toEqual([content])
  },
)
