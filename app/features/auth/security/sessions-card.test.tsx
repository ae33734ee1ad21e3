import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { security as texts } from '../../../../content/en/security.ts'
import type { OwnSession } from '../../../../domain/auth/session-contract.ts'
import { LanguageContext } from '../../i18n/language-context.ts'
import { translator } from '../../i18n/texts.ts'
import { SessionRow } from './sessions-card.tsx'

const page = { language: 'en' as const, t: translator(texts), lists: {}, switchLanguage: async () => true }
const atMidnight = '2026-11-14T18:30:00Z'
const session = {
  id: 's1',
  device: 'Chrome, Android',
  signedInAt: atMidnight,
  lastSeenAt: atMidnight,
  isCurrent: false,
}

const shown = (change: Partial<OwnSession> = {}) =>
  renderToString(
    <LanguageContext value={page}>
      <SessionRow session={{ ...session, ...change }} onEnd={() => {}} />
    </LanguageContext>,
  )

test('the day when a device was last seen is the school’s, wherever it is read', () => {
  expect(shown()).toContain('15 November 2026')
})

test.each(['Chrome, Android', 'Safari, iPhone', 'Safari, iPad'])('%s is a phone', (device) => {
  expect(shown({ device, isCurrent: true })).toContain(texts['security.sessions.this.phone'])
})
