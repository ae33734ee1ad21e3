import { expect, test } from 'vitest'
import { poseFor, poseOf } from './chat-pose.ts'
import type { ChatState, ShownMessage } from './chat-state.ts'

const message = (changes: Partial<ShownMessage>) => ({ role: 'assistant', content: 'Hi!', ...changes }) as ShownMessage
const state = (changes: Partial<ChatState>) =>
  ({ messages: [message({})], pending: null, canRetry: false, ...changes }) as ChatState
const correction = { original: 'They watching.', corrected: 'They are watching.', explanation: '' }

test.each([
  ['idle beside an ordinary reply', message({}), 'idle'],
  ['cheering about a right sentence', message({ right: 'I went home.' }), 'cheering'],
  ['thinking when she is not sure', message({ corrections: [{ ...correction, isAsked: true }] }), 'thinking'],
  ['idle beside a correction', message({ corrections: [correction] }), 'idle'],
])('Ms Kiky is %s', (_, shown, pose) => {
  expect(poseOf(shown)).toContain(pose)
})

test.each([
  ['thinks while a reply is coming', state({ pending: {} as ChatState['pending'] }), 'thinking'],
  ['is gentle about what failed', state({ canRetry: true }), 'gentle'],
  ['keeps the pose of her last message', state({ messages: [message({ right: 'I went.' })] }), 'cheering'],
])('Ms Kiky %s', (_, now, pose) => {
  expect(poseFor(now)).toContain(pose)
})
