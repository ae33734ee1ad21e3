import type { ThanksTexts } from '../id/thanks.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Thank you: {brand}',
  'page.description': 'We’ve got your details. We’ll be in touch soon.',
  'thanks.title': 'First step,',
  'thanks.voice': 'done!',
  'thanks.text': 'We’ve got your details. We’ll be in touch soon.',
  'thanks.home': 'Go to Home',
} satisfies ThanksTexts
