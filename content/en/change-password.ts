import type { ChangePasswordTexts } from '../id/change-password.ts'

export const changePassword = {
  'account.change': 'Change Password',
  'account.change.current': 'Current password',
  'account.change.submit': 'Save Password',
  'account.change.busy': 'Saving...',
  'account.change.done': 'Your password has been changed. Other devices have been signed out.',
  'account.change.google':
    'You sign in with Google, so this account has no password yet. Want one? We’ll send a link to {email}.',
  'account.change.link': 'Send Link',
  'account.change.sent': 'The link has been sent. Please check your inbox.',
} satisfies ChangePasswordTexts
