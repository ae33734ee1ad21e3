import type { UnsentTexts } from '../id/unsent.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Not sent yet: {brand}',
  'page.description': 'Something that has not reached {brand} yet.',
  'unsent.title': 'Not sent yet.',
  'unsent.voice': 'One more try!',
  'unsent.text':
    'Part of the page hadn’t loaded, so nothing you entered was processed. Check your connection, open the page again, and try once more. If JavaScript is off in your browser, please allow it for this site.',
  'unsent.again': 'Open the Page Again',
} satisfies UnsentTexts
