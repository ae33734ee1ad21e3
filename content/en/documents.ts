import type { DocumentsTexts } from '../id/documents.ts'
import { auth } from './auth.ts'
import { changePassword } from './change-password.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Documents: {brand}',
  'page.description': 'The brochure and the proposal of {brand}, for registered users.',
  'documents.home': 'Back to home',
  'documents.link': 'Documents',
  'documents.welcome': 'Welcome, {email}',
  'documents.logout': 'Logout',
  'documents.title': 'Documents for you.',
  'documents.voice': 'Enjoy the read.',
  'documents.text': 'A brochure to get to know our programs, and a proposal to take to the office.',
  'documents.brochure.title': 'Program brochure',
  'documents.brochure.text': 'All our programs, learning paths and teachers in one file.',
  'documents.proposal.title': 'Partnership proposal',
  'documents.proposal.text': 'Our English training offer for your team and your company.',
  'documents.size': 'PDF, {size}',
  'documents.view': 'View Document',
  'documents.newTab': '(opens a new tab)',
  'documents.protected': 'Protected content for registered users only',
  'documents.support': 'Need help? Write to {email}',
  'reminder.text': 'Your email isn’t verified yet.',
  'reminder.send': 'Verify Email',
  'reminder.busy': 'Sending a code...',
  'account.title': 'Your account',
  'account.text': 'Signed in as {email}.',
  'account.security': 'Devices and Security',
  ...changePassword,
  'account.delete': 'Delete Account',
  'account.delete.text':
    'Your account and all the data this site keeps about you will be deleted. This can’t be undone.',
  'account.delete.unverified':
    'Your account will be deleted. This can’t be undone. Because this email isn’t verified, forms that were sent with it stay with us: verify it first, or ask on the privacy page, to have everything deleted.',
  'account.delete.confirm': 'Yes, delete everything',
  'account.delete.confirmUnverified': 'Yes, delete my account',
  'account.delete.submit': 'Delete Account for Good',
  'account.delete.busy': 'Deleting...',
  'account.delete.unconfirmed': 'Tick the box first if you are sure',
  'account.delete.lastOwner': 'You are the last owner. First invite another owner in Settings, Team.',
} satisfies DocumentsTexts
