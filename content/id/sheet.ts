import { common } from './common.ts'

/** The component sheet is for developers: only its title is translated. */
export const texts = {
  ...common,
  'page.title': 'Lembar komponen: {brand}',
  'page.description': 'Semua komponen dan keadaannya.',
}

export type SheetTexts = Record<keyof typeof texts, string>
