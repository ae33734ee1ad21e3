import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts as account } from '../../../content/en/documents.ts'
import type { AccountDetails } from '../../../domain/auth/auth-contract.ts'
import { LanguageContext } from '../i18n/language-context.ts'
import { translator } from '../i18n/texts.ts'
import { DeleteAccountForm } from './delete-account.tsx'

const page = { language: 'en' as const, t: translator(account), lists: {}, switchLanguage: async () => true }
const sari = { email: 'sari@contoh.id', hasPassword: true, hasGoogle: false, minPasswordLength: 6 }
const shown = (details: Partial<AccountDetails>) =>
  renderToString(
    <LanguageContext value={page}>
      <DeleteAccountForm account={{ ...sari, emailVerified: true, ...details }} onClose={() => {}} />
    </LanguageContext>,
  )

test('with an address that is not verified, the dialog promises no more than the account', () => {
  const html = shown({ emailVerified: false })
  expect(html).toContain('Because this email isn’t verified, forms that were sent with it stay')
  expect(html).toContain('Yes, delete my account')
  expect(html).not.toContain('Yes, delete everything')
})

test('with a verified one it tells of all that goes, and asks for a tick', () => {
  const html = shown({})
  expect(html).toContain('all the data this site keeps about you')
  expect(html).toMatch(/<input type="checkbox" name="sure" value="yes"\/>Yes, delete everything/)
})

test('an account without a password is not asked for one', () => {
  expect(shown({})).toContain('name="password"')
  expect(shown({ hasPassword: false })).not.toContain('name="password"')
})
