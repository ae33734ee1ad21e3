import type { SheetTexts } from '../id/sheet.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Component sheet: {brand}',
  'page.description': 'Every component and its states.',
} satisfies SheetTexts
