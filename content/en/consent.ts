import type { ConsentTexts } from '../id/consent.ts'

export const texts = {
  'consent.label': 'Privacy choices',
  'consent.text':
    'May we use Google Analytics to see which pages help? Without your name, email or phone number, and you can change it at the bottom of the page.',
  'consent.now.granted': 'Your choice now: yes.',
  'consent.now.denied': 'Your choice now: no.',
  'consent.more': 'Privacy policy',
  'consent.agree': 'Yes',
  'consent.decline': 'No',
  'consent.refused': 'Your browser asks sites not to track you, so Google Analytics stays off.',
  'consent.close': 'Close',
} satisfies ConsentTexts
