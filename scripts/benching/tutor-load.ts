import { setTimeout as delay } from 'node:timers/promises'
import { startSite } from '../../tests/harness/site-process.ts'
import { childrenOf, memoryOf } from './memory-of.ts'
import { percentile } from './percentile.ts'

const VISITORS = 20
const MESSAGE_EVERY_MS = 3000
const WARM_UP = 40
const MEASURE_MS = 30_000
const OTHERS_EVERY_MS = 25
const OTHERS = ['/', '/programs', '/healthz', '/?lang=en']

const MESSAGES = [
  'halo kak',
  'I go to Bali last week with my family.',
  'berapa biaya kelas ielts?',
  'She can speaks three languages and she very like to sing.',
  'artinya reluctant apa?',
  'kuis dong',
  'a',
  'stop',
  'My father is work in a bank since ten years and he never take a holiday.',
  'jadwal kelas malam ada?',
  'what is the difference between since and for?',
  'cara baca comfortable gimana',
  'I am interesting in learn English because I want work abroad.',
  'thank you',
]

type Turn = { role: 'user' | 'assistant'; content: string }

/** Twenty visitors write to the embedded tutor every three seconds; also the times of other requests meanwhile. */
export async function measureTutorLoad() {
  const site = await startSite({ TRUST_PROXY: '1' })
  const pid = site.process.pid as number
  for (let count = 0; count < WARM_UP; count++) await say(site.address, count, count, [])
  const until = performance.now() + MEASURE_MS
  const replies: number[] = []
  const others: number[] = []
  const visitor = async (_: unknown, number: number) => {
    const turns: Turn[] = []
    await delay((number * MESSAGE_EVERY_MS) / VISITORS)
    for (let count = 0; performance.now() < until; count++) {
      const time = await say(site.address, number, number * 3 + count, turns)
      replies.push(time)
      await delay(Math.max(0, MESSAGE_EVERY_MS - time))
    }
  }
  const otherVisitor = async () => {
    for (let count = 0; performance.now() < until; count++) {
      const startedAt = performance.now()
      await (await fetch(site.address + OTHERS[count % OTHERS.length])).arrayBuffer()
      others.push(performance.now() - startedAt)
      await delay(OTHERS_EVERY_MS)
    }
  }
  await Promise.all([...Array.from({ length: VISITORS }, visitor), otherVisitor()])
  const memory = { 'site MB': memoryOf(pid), 'engine MB': childrenOf(pid).map(memoryOf).join(' + ') }
  await site.stop()
  return {
    'replies': replies.length,
    'p50 ms': percentile(replies, 0.5),
    'p99 ms': percentile(replies, 0.99),
    'others p50 ms': percentile(others, 0.5),
    'others p99 ms': percentile(others, 0.99),
    ...memory,
  }
}

/** Sends the next message of a conversation and returns the milliseconds until the reply. */
async function say(address: string, visitor: number, message: number, turns: Turn[]): Promise<number> {
  turns.push({ role: 'user', content: MESSAGES[message % MESSAGES.length] as string })
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${visitor}.1` },
    body: JSON.stringify({
      messages: turns.slice(-20),
      userId: `user_${process.pid}_${visitor}`,
      conversationId: `conversation${visitor}`,
      language: 'id',
    }),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
  const { assistantMessage } = (await response.json()) as { assistantMessage: string }
  const time = performance.now() - startedAt
  turns.push({ role: 'assistant', content: assistantMessage })
  return time
}
