import type { FormTroubleTexts } from '../id/form-trouble.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Form not sent yet: {brand}',
  'page.description': 'We haven’t kept your form yet. Send it once more, or chat with us on WhatsApp.',
  'tooOften.title': 'Easy does it,',
  'tooOften.voice': 'take a break!',
  'tooOften.text':
    'We haven’t kept your form: a lot has been sent from here in a short time. Wait a few minutes, then press your browser’s back button, where you will usually find what you typed. If it still doesn’t work, try again tomorrow, or chat with us on WhatsApp right away.',
  'tooLong.title': 'A little shorter,',
  'tooLong.voice': 'please!',
  'tooLong.text':
    'We haven’t kept your form: it is too long. Press your browser’s back button, where you will usually find what you typed. Please shorten it, and send it once more. If it is a long story, chat with us on WhatsApp.',
  'notNow.title': 'Not sent yet.',
  'notNow.voice': 'One more try!',
  'notNow.text':
    'Sorry, we couldn’t take your form right now. Wait a moment, then press your browser’s back button, where you will usually find what you typed. Send it once more, or chat with us on WhatsApp right away.',
  'formTrouble.whatsapp': 'Chat on WhatsApp',
} satisfies FormTroubleTexts
