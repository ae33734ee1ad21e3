import { months } from '../content/tutor-numbers.ts'

/** The English name of a month that is named in either language, in full or short. */
export const monthNamed = (word = ''): string | undefined =>
  months.find(([name = '', ...names]) => name.toLowerCase() === word || names.includes(word))?.[0]
