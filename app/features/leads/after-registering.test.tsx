import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '../../../content/en/after-registering.ts'
import { LanguageContext } from '../i18n/language-context.ts'
import { translator } from '../i18n/texts.ts'
import { AfterRegisteringCard } from './after-registering.tsx'
import type { Registered } from './registered.ts'

const page = { language: 'en' as const, t: translator(texts), lists: {}, switchLanguage: async () => true }
const sari = { name: 'Sari Wulandari', email: 'sari@contoh.com', day: '2099-01-05' }

const shown = (registered: Registered): string =>
  renderToString(
    <LanguageContext value={page}>
      <AfterRegisteringCard registered={registered} takesFocus={false} />
    </LanguageContext>,
  )

test('a class has its day and a sentence to begin with', () => {
  const html = shown(sari)
  expect(html).toContain(texts['after.trial'])
  expect(html).toContain('for the trial class')
})

test('who asked for an interpreter is promised no class', () => {
  const html = shown({ ...sari, isService: true })
  expect(html).toContain(texts['after.service'])
  expect(html).toContain('5 January 2099')
  expect(html).not.toMatch(/class\b(?!=)/)
})
