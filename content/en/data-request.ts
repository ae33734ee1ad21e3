import type { DataRequestTexts } from '../id/data-request.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Data request: {brand}',
  'page.description': 'Asking {brand} for a copy or the erasure of your personal data.',
  'request.asked.title': 'One more step:',
  'request.asked.voice': 'check your mail!',
  'request.asked.text': 'We’ve sent an email to your address. Open the link in it to confirm your request.',
  'request.confirm.title': 'Confirm your request.',
  'request.confirm.voice': 'Is it you?',
  'request.confirm.text':
    'Press the button below, and our team will take care of it within 3\u00a0×\u00a024\u00a0hours.',
  'request.confirm.button': 'Yes, this is my request',
  'request.confirmed.title': 'Your request is confirmed.',
  'request.confirmed.voice': 'Thank you!',
  'request.confirmed.text': 'Our team is on it and will answer by email within 3\u00a0×\u00a024\u00a0hours.',
  'request.expired.title': 'This link has expired.',
  'request.expired.voice': 'Try again!',
  'request.expired.text':
    'The link is unknown or more than 7 days old. Please send your request again from the privacy page.',
  'request.again': 'To the privacy page',
  'request.home': 'To the home page',
} satisfies DataRequestTexts
