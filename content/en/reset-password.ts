import type { ResetPasswordTexts } from '../id/reset-password.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'New password: {brand}',
  'page.description': 'Set a new password for your account at {brand}.',
  'reset.art': 'A new password, and on you step.',
  'reset.title': 'Set a new password',
  'reset.text': 'After this, every device that is still signed in will be signed out.',
  'reset.submit': 'Save Password',
  'reset.busy': 'Saving...',
  'reset.done.title': 'Your password has been changed',
  'reset.done.text': 'Every device has been signed out. Sign in with your new password.',
  'reset.invited.title': 'Choose your password',
  'reset.invited.text': 'One more step: this password opens the front desk.',
  'reset.invited.done': 'Welcome to the team',
  'reset.invited.next': 'Sign in with your new password, and the front desk opens.',
  'reset.login': 'Go to Sign-in',
  'reset.ask': 'Request a New Link',
} satisfies ResetPasswordTexts
