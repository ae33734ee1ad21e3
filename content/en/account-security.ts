import type { AccountSecurityTexts } from '../id/account-security.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { security } from './security.ts'

export const texts = {
  ...common,
  ...auth,
  ...security,
  'page.title': 'Account security: {brand}',
  'page.description': 'Signed-in devices and two-step sign-in.',
  'documents.home': 'Back to home',
  'documents.link': 'Documents',
  'documents.welcome': 'Welcome, {email}',
  'documents.logout': 'Logout',
  'accountSecurity.title': 'Account security',
  'accountSecurity.text': 'See where your account is signed in, and sign other devices out.',
} satisfies AccountSecurityTexts
