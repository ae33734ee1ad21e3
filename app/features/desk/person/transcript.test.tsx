import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { LanguageContext } from '../../i18n/language-context.ts'
import { Transcript } from './transcript.tsx'

const page = { language: 'en' as const, t: (key: string) => key, lists: {}, switchLanguage: async () => true }

test('a conversation with Ms Kiky is shown as the visitor saw it', () => {
  const transcript = [
    { id: 'a', role: 'user', text: 'I am agree with you', atMs: 1 },
    { id: 'b', role: 'assistant', text: 'Almost! **I agree with you** is right.', atMs: 2 },
  ]
  const html = renderToString(
    <LanguageContext value={page}>
      <Transcript story={{ transcript } as unknown as PersonStory} />
    </LanguageContext>,
  )
  expect(html).toContain('<p class="from-visitor">I am agree with you</p>')
  expect(html).toContain('<strong>I agree with you</strong>')
  expect(html).not.toContain('**')
})
