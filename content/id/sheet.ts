import { common } from './common.ts'

/** The component sheet is for the people who build the site; only its title is text. */
export const texts = {
  ...common,
  'page.title': 'Lembar komponen: {brand}',
  'page.description': 'Semua komponen dan keadaannya.',
}

export type SheetTexts = Record<keyof typeof texts, string>
