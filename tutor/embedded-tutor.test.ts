import { describe, expect, test } from 'vitest'
import type { TutorQuestion } from '../domain/chat/tutor-model.ts'
import { conversation, embeddedTutor, firstQuestion } from '../tests/harness/tutor-conversation.ts'
import { createAnalyser } from './analyser.ts'

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
    const answer = await tutor.answer({ ...firstQuestion('halo', 'id'), memory }, AbortSignal.timeout(5000))
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
    await embeddedTutor({ engine }).answer(firstQuestion(content), AbortSignal.timeout(5000))
    expect(asked).toEqual([content])
  },
)

describe('the tutor takes what was judged before it was asked', () => {
  const plain = firstQuestion('Hello, I want to register')
  const answer = (question: TutorQuestion) => embeddedTutor().answer(question, AbortSignal.timeout(5000))

  test('danger', async () => {
    const dangerous = firstQuestion('I want to die')
    expect((await answer({ ...plain, judgement: { ...plain.judgement, danger: 'self' } })).text).toBe(
      (await answer(dangerous)).text,
    )
    expect((await answer({ ...dangerous, judgement: plain.judgement })).text).not.toBe((await answer(dangerous)).text)
  })

  test('a minor is not asked for name and number', async () => {
    expect((await answer(plain)).lead.start).toBe(true)
    const isForMinor = { ...plain.judgement, isForMinor: true }
    expect((await answer({ ...plain, judgement: isForMinor })).lead.start).toBe(false)
  })

  test('the wish to enrol', async () => {
    const asks = firstQuestion('jadwal kelas malam', 'id')
    expect((await answer(asks)).lead.start).toBe(false)
    const wish = { ...asks.judgement.wish, isStated: true, program: 'General English' }
    expect((await answer({ ...asks, judgement: { ...asks.judgement, wish } })).lead).toEqual({
      start: true,
      goal: 'Class schedule: General English',
    })
  })
})
