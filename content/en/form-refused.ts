import type { FormRefusedTexts } from '../id/form-refused.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Form not sent yet: {brand}',
  'page.description': 'We haven’t kept your form yet. Complete it, and send it once more.',
  'formRefused.title': 'One more step,',
  'formRefused.voice': 'almost there!',
  'formRefused.text':
    'We haven’t kept your form: without an email address or a phone number we can’t reach you. Press your browser’s back button, where you will usually find what you typed. Complete it, and send it once more.',
  'formRefused.form': 'Go to the Registration Form',
} satisfies FormRefusedTexts
