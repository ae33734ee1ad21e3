import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { explainerTexts as texts } from '../../../content/en/explainer.ts'
import type { Lists } from '../../../content/shapes.ts'
import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { LanguageContext } from '../i18n/language-context.ts'
import { translator } from '../i18n/texts.ts'
import { Answer } from './answer.tsx'
import type { Problem } from './explain.ts'
import type { ExplainerState } from './use-explainer.ts'

const page = {
  language: 'en' as const,
  t: translator({}),
  lists: { explainer: texts } as Lists,
  switchLanguage: async () => true,
}
const ignore = () => {}

function shown(state: ExplainerState, hasWords = false): string {
  return renderToString(
    <LanguageContext value={page}>
      <Answer {...{ state, hasWords }} onAsk={ignore} onNearest={ignore} onDoubt={ignore} />
    </LanguageContext>,
  )
}
const limited = (problem: Problem): ExplainerState => ({
  step: 'done',
  word: 'brave',
  outcome: { explanation: null, isQuotaReached: false, problem },
  untilMs: 0,
})

test('before the first word it invites with some', () => {
  const html = shown({ step: 'idle' })
  expect(html).toContain(texts['explainer.try'])
  expect(html).toContain('<button')
})

test.each<Problem>([{ kind: 'too quick', waitMs: 5000 }, { kind: 'daily limit' }])(
  'once limited it invites nobody to ask for more: $kind',
  (problem) => {
    const html = shown(limited(problem))
    expect(html).not.toContain(texts['explainer.try'])
    expect(html).not.toContain('<button')
    expect(html).not.toContain(texts['explainer.meanwhile'])
  },
)

test('meanwhile the words of before can be opened, which takes no call', () => {
  const html = shown(limited({ kind: 'too quick', waitMs: 5000 }), true)
  expect(html).toContain(texts['explainer.meanwhile'])
  expect(html).not.toContain('<button')
})

test('a word says at which level it is learnt, in words and as a stair; one that nobody judged does not', () => {
  const brave = { word: 'brave', definition: 'not afraid', example: '', synonyms: [], source: 'dictionary' as const }
  const explained = (explanation: Explanation) =>
    shown({ step: 'done', word: 'brave', outcome: { explanation, isQuotaReached: false, problem: null }, untilMs: 0 })
  const html = explained({ ...brave, level: 'B1' })
  expect(html).toMatch(/Level<!-- --> <\/span>B1/)
  expect(html.match(/data-on/g)).toHaveLength(3)
  expect(explained(brave)).not.toContain('class="level"')
})
