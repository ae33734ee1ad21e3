import type { School } from '../../../domain/school/school.ts'
import type { Language } from '../../../domain/shared/language.ts'

/** Puts a school's own words in the place of what ships: the texts of a page or part by its name, or without one a page's lists. */
export type ChangeContent = <Content extends object>(
  content: Content,
  school: School,
  language: Language,
  name?: string,
) => Content

/** Changed by the entries, in the browser only for a school of its own: other pages do not carry the code. */
export const own: { change: ChangeContent } = { change: (content) => content }
