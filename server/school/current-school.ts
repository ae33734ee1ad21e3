import { brand } from '../../content/brand.ts'
import type { BrandOverrides } from '../../domain/brand/brand.ts'
import { overrideBrand } from '../../domain/brand/override-brand.ts'
import { DOCUMENT_IDS, type DocumentId } from '../../domain/documents/catalogue.ts'
import type { School } from '../../domain/school/school.ts'
import type { SchoolWords } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import { SHIPPED_DOCUMENTS } from '../documents/document-files.ts'
import { readSchoolFolder, type ServedFile } from './school-folder.ts'

export interface CurrentSchool {
  school: School
  /** Null for the sample school: its words are the catalogues. */
  words: Record<Language, SchoolWords> | null
  ownStyle: string
  served: ReadonlyMap<string, ServedFile>
  documents: readonly DocumentId[]
  documentsFolder: string
  /** Whether it is the sample school as it ships. */
  isUnchanged: boolean
}

interface Settings {
  schoolDir: string | null
  brandOverrides: BrandOverrides
}

/**
 * The school that the site is of: the folder of SCHOOL_DIR, or the sample school, with the SCHOOL_ variables over it.
 * Everything else that may change a school is to be merged here.
 */
export function currentSchool({ schoolDir, brandOverrides }: Settings): CurrentSchool {
  const chosen = schoolDir === null ? SAMPLE : readSchoolFolder(schoolDir)
  const isOverridden = Object.keys(brandOverrides).length > 0
  return {
    ...chosen,
    school: isOverridden ? overrideBrand(chosen.school, brandOverrides) : chosen.school,
    isUnchanged: schoolDir === null && !isOverridden,
  }
}

const SAMPLE = {
  school: brand,
  words: null,
  ownStyle: '',
  served: new Map<string, ServedFile>(),
  documents: DOCUMENT_IDS,
  documentsFolder: SHIPPED_DOCUMENTS,
}
