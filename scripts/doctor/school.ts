import { readFileSync } from 'node:fs'
import { brand } from '../../content/brand.ts'
import type { BrandOverrides } from '../../domain/brand/brand.ts'
import { overrideBrand } from '../../domain/brand/override-brand.ts'
import { DOCUMENT_IDS, documentFilename } from '../../domain/documents/catalogue.ts'
import { LANGUAGES } from '../../domain/shared/language.ts'
import { SOURCES_FILE, type Sources, sourceHash } from '../documents/sources.ts'
import { type Finding, ok, reasonOf, warning } from './finding.ts'

export function checkSampleContent(overrides: BrandOverrides): Finding {
  const school = overrideBrand(brand, overrides)
  const left = [
    ...(brand.contactIsSample && school.name === brand.name ? ['name'] : []),
    ...(school.contactIsSample ? ['contact'] : []),
    ...(Object.values(school.social).some((link) => link?.includes('example')) ? ['social networks'] : []),
  ]
  if (left.length === 0) return ok('content', `${school.name}, with its own contact`)
  return warning(
    'content',
    `The sample school's ${left.join(', ')} is still in place. See "Before going online" in docs/operating.md.`,
  )
}

export function checkDocuments(overrides: BrandOverrides, file = SOURCES_FILE): Finding {
  try {
    const { made } = JSON.parse(readFileSync(file, 'utf8')) as Sources
    const old = DOCUMENT_IDS.flatMap((id) =>
      LANGUAGES.filter((language) => made[documentFilename(id, language)] !== sourceHash(id, language, overrides)).map(
        (language) => documentFilename(id, language),
      ),
    )
    if (old.length === 0) return ok('PDFs', 'say what the site says')
    return warning('PDFs', `${old.join(', ')} were made from other content. Run: npm run documents`)
  } catch (error) {
    return warning('PDFs', `It is not known what they were made from (${reasonOf(error)}). Run: npm run documents`)
  }
}
