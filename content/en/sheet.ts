import type { SheetTexts } from '../id/sheet.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Component sheet: Langkah English Academy',
  'page.description': 'Every component and its states.',
} satisfies SheetTexts
