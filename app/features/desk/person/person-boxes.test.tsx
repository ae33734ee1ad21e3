import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { LanguageContext } from '../../i18n/language-context.ts'
import { ConsentBox } from './person-boxes.tsx'

const page = { language: 'en' as const, t: (key: string) => key, lists: {}, switchLanguage: async () => true }
const shown = (kind: string, wordingVersion: string | null) => {
  const story = { person: { name: 'Tini' }, submissions: [{ kind, consent: { atMs: 0, wordingVersion } }] }
  return renderToString(
    <LanguageContext value={page}>
      <ConsentBox story={story as unknown as PersonStory} />
    </LanguageContext>,
  )
}

test('what the team noted down is no wording that somebody has read', () => {
  expect(shown('walk_in', 'desk')).toContain('person.consent.byHand')
  expect(shown('trial', '1')).toContain('person.consent.at')
})
