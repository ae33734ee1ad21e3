import { readFileSync } from 'node:fs'
import { brand } from '../../content/brand.ts'
import { teachers } from '../../content/id/teachers.ts'
import { testimonials } from '../../content/id/testimonials.ts'
import { documentFilename } from '../../domain/documents/catalogue.ts'
import { LANGUAGES } from '../../domain/shared/language.ts'
import type { CurrentSchool } from '../../server/school/current-school.ts'
import { type Sources, sourceHash, sourcesFile } from '../documents/sources.ts'
import { type Finding, ok, reasonOf, warning } from './finding.ts'

export function checkSampleContent({ school, words }: CurrentSchool): Finding {
  const left = [
    ...(brand.contactIsSample && school.name === brand.name ? ['name'] : []),
    ...(school.contactIsSample ? ['contact'] : []),
    ...(Object.values(school.social).some((link) => link?.includes('example')) ? ['social networks'] : []),
    ...(words === null ? ['texts'] : []),
    ...(words && names(words.id.teachers).some(isOf(teachers)) ? ['teachers'] : []),
    ...(words && names(words.id.testimonials).some(isOf(testimonials)) ? ['reviews'] : []),
  ]
  if (left.length === 0) return ok('content', `${school.name}, with its own contact`)
  return warning(
    'content',
    `Still in place: the sample school's ${left.join(', ')}. See "Before going online" in docs/operating.md.`,
  )
}

/** Nobody of that name exists: what a new folder begins with was not changed. */
const isOf = (sample: readonly { name: string }[]) => (name: string) => names(sample).includes(name)
const names = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name)

/** Own PDFs without a record of what they were made from are the school's affair. */
export function checkDocuments(current: CurrentSchool, file = sourcesFile(current)): Finding {
  if (current.documents.length === 0) return ok('PDFs', 'the school has none')
  try {
    const { made } = JSON.parse(readFileSync(file, 'utf8')) as Sources
    const old = current.documents.flatMap((id) =>
      LANGUAGES.filter((language) => made[documentFilename(id, language)] !== sourceHash(id, language, current)).map(
        (language) => documentFilename(id, language),
      ),
    )
    if (old.length === 0) return ok('PDFs', 'say what the site says')
    return warning('PDFs', `${old.join(', ')} were made from other content. Run: npm run documents`)
  } catch (error) {
    return warning('PDFs', `It is not known what they were made from (${reasonOf(error)}). Run: npm run documents`)
  }
}
