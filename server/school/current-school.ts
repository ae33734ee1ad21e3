import { createRequire } from 'node:module'
import { brand } from '../../content/brand.ts'
import type { BrandOverrides } from '../../domain/brand/brand.ts'
import { overrideBrand } from '../../domain/brand/override-brand.ts'
import { DOCUMENT_IDS, type DocumentId } from '../../domain/documents/catalogue.ts'
import type { School } from '../../domain/school/school.ts'
import type { SchoolWords } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import { SHIPPED_DOCUMENTS } from '../documents/document-files.ts'
import type { SchoolFiles } from './read-files.ts'
import type { ServedFile } from './school-folder.ts'

/** Loaded on first use: with all texts they take 6 MB, which the sample school as it ships does not need. */
const load = createRequire(import.meta.url)
const sample = (): typeof import('./sample-school.ts') => load('./sample-school.ts')
const folder = (): typeof import('./school-folder.ts') => load('./school-folder.ts')

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

export interface SchoolSettings {
  schoolDir: string | null
  brandOverrides: BrandOverrides
}

/** What the files of SCHOOL_DIR say, or those of the sample school if it had any. */
export const schoolFiles = ({ schoolDir }: Pick<SchoolSettings, 'schoolDir'>): SchoolFiles =>
  schoolDir === null ? sample().sampleFiles() : folder().readSchoolFiles(schoolDir)

/**
 * The school that the site is of: the folder of SCHOOL_DIR, or the sample school, with the SCHOOL_ variables over it.
 * `files` are those of it with what was published at the desk over them.
 */
export function currentSchool({ schoolDir, brandOverrides }: SchoolSettings, files?: SchoolFiles): CurrentSchool {
  const chosen = schoolDir === null ? sampleSchool(files) : folder().readSchoolFolder(schoolDir, files)
  const isOverridden = Object.keys(brandOverrides).length > 0
  return {
    ...chosen,
    school: isOverridden ? overrideBrand(chosen.school, brandOverrides) : chosen.school,
    isUnchanged: schoolDir === null && files === undefined && !isOverridden,
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

/** As it ships it needs no words of its own: its pages carry nothing for them. */
const sampleSchool = (files: SchoolFiles | undefined) => (files ? sample().toSampleSchool(files) : SAMPLE)
