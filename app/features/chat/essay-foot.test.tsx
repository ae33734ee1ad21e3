import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '../../../content/en/chat-essay.ts'
import type { EssayReview } from '../../../domain/chat/essay-contract.ts'
import { LanguageContext } from '../i18n/language-context.ts'
import { translator } from '../i18n/texts.ts'
import { EssayFoot } from './essay-foot.tsx'

const RULE = { en: 'Mind the verbs.', id: 'Perhatikan kata kerjanya.' }

function footOf(outline: EssayReview['outline']): string {
  const page = { language: 'en' as const, t: translator(texts), lists: {} as never, switchLanguage: async () => true }
  const review: EssayReview = { paragraphs: [], notes: [], good: [], outline, advice: [], next: RULE }
  return renderToString(
    <LanguageContext value={page}>
      <EssayFoot review={review} onWrite={() => {}} />
    </LanguageContext>,
  )
}

test('the next step is to write what is missing, and how to begin it', () => {
  const foot = footOf([{ part: 'ending', isMissing: true }])
  expect(foot).toContain(texts['essay.write.ending'])
  expect(foot).toContain(texts['essay.begin.ending'])
  expect(foot).not.toContain(RULE.en)
})

test('where nothing is missing it is what the tutor advises', () => {
  const foot = footOf([{ part: 'ending', isMissing: false }])
  expect(foot).toContain(RULE.en)
  expect(foot).not.toContain('<button')
})
