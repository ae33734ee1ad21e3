import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explainerTexts as english } from '../../../content/en/explainer.ts'
import { explainerTexts as indonesian } from '../../../content/id/explainer.ts'
import { rendered, wordsOf } from '../../../tests/harness/rendered.tsx'
import type { Problem } from './explain.ts'
import { ExplainerNote } from './explainer-note.tsx'
import { QuotaLine } from './quota-line.tsx'

const NIGHT = Date.UTC(2026, 10, 15, 23, 50)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NIGHT })
})
afterEach(() => {
  vi.useRealTimers()
})

const noteOf = (problem: Problem, untilMs = 0) =>
  rendered(<ExplainerNote problem={problem} untilMs={untilMs} />, { lists: { explainer: english } })
const quotaOf = (left: number | null, language: 'id' | 'en' = 'en') =>
  rendered(<QuotaLine left={left} />, { language, lists: { explainer: language === 'en' ? english : indonesian } })

test.each<[Problem, string]>([
  [{ kind: 'unavailable' }, 'Our AI service is temporarily unavailable. Please check back later.'],
  [{ kind: 'network' }, 'Network error. Please check your internet connection and try again.'],
  [{ kind: 'unknown' }, 'Sorry, something went wrong. Please try again in a few moments.'],
])('EXPL-09 $kind has its message, and nothing besides', (problem, message) => {
  expect(wordsOf(noteOf(problem))).toBe(message)
})

test('EXPL-09 the daily limit has its message and three tips', () => {
  const html = noteOf({ kind: 'daily limit' })
  expect(wordsOf(html)).toContain(
    'Our AI service has reached its daily limit. Please try again tomorrow or contact us for premium access.',
  )
  expect(html.match(/<li>/g)).toHaveLength(3)
})

test('EXPL-04 who is too quick reads for how long to wait; a screen reader hears it once', () => {
  const html = noteOf({ kind: 'too quick', waitMs: 42_000 }, NIGHT + 42_000)
  expect(wordsOf(html)).toContain(
    'You’re asking questions too quickly! Please wait a moment before asking about another word.',
  )
  expect(html).toContain('<span aria-hidden="true">Try again in 42 seconds.</span>')
  expect(html).toContain('<span class="sr-only">Try again in 42 seconds.</span>')
  expect(wordsOf(noteOf({ kind: 'too quick', waitMs: 1 }, NIGHT))).toContain('You can ask again now.')
})

test('EXPL-05 how many are left today is told from 10 on, louder from 5 on', () => {
  for (const many of [null, 45, 11]) expect(wordsOf(quotaOf(many))).toBe('')
  expect(wordsOf(quotaOf(10))).toBe('You have 10 explanations left today.')
  expect(wordsOf(quotaOf(6))).toBe('You have 6 explanations left today.')
  expect(wordsOf(quotaOf(5))).toContain('only 5 remaining')
  expect(wordsOf(quotaOf(1))).toContain('only 1 remaining')
})

test('EXPL-06 once used up: when new ones come, where the visitor is, and who answers until then', () => {
  const at = (locale: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false }).format(
      Date.UTC(2026, 10, 16),
    )
  expect(wordsOf(quotaOf(0))).toContain(`You’ve used all of today’s explanations. New ones come at ${at('en-GB')}`)
  expect(wordsOf(quotaOf(0, 'id'))).toContain('kamus yang menjawab')
  expect(wordsOf(quotaOf(0, 'id'))).toContain(at('id-ID'))
})
