import type { AccountDeletedTexts } from '../id/account-deleted.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Your account has been deleted: {brand}',
  'page.description': 'An account at {brand} has been deleted.',
  'deleted.title': 'Your account has been deleted.',
  'deleted.voice': 'Take care!',
  'deleted.text':
    'You’ve been signed out on every device. If you’d like to step on one day, you can always create a new account.',
  'deleted.home': 'To the home page',
} satisfies AccountDeletedTexts
