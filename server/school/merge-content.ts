import { type ContentProblems, contentValues, SECTIONS, type Section } from '../../domain/desk/desk-content-contract.ts'
import type { SchoolFiles } from './read-files.ts'
import { priceSchema, questionsSchema, reviewsSchema, schoolSchema, teachersSchema } from './school-schema.ts'
import { SECTION_RULES } from './sections.ts'

/** What was published at the desk, by section; a section that is missing is as the files have it. */
export type Published = Partial<Record<Section, unknown>>
export type Problems = ContentProblems['problems']

interface Merged {
  files: SchoolFiles
  /** Sections that no longer fit the files, and are left as those have them. */
  refused: Section[]
}

/** The school's files with what was published over them. */
export function mergeContent(files: SchoolFiles, published: Published, today: string): Merged {
  const merged: Merged = { files, refused: [] }
  for (const section of SECTIONS) {
    if (published[section] === undefined) continue
    const outcome = putSection(merged.files, section, published[section], today)
    if ('files' in outcome) merged.files = outcome.files
    else merged.refused.push(section)
  }
  return merged
}

/** The files with one section changed, or what is wrong with it: the school's own schema decides. */
export function putSection(
  files: SchoolFiles,
  section: Section,
  value: unknown,
  today: string,
): { files: SchoolFiles } | { problems: Problems } {
  const parsed = contentValues[section].safeParse(value)
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) }
  const put = SECTION_RULES[section].put as (files: SchoolFiles, value: unknown, today: string) => SchoolFiles
  const changed = put(files, parsed.data, today)
  const problems = schemaProblems(changed)
  return problems.length > 0 ? { problems } : { files: changed }
}

export const readSection = (files: SchoolFiles, section: Section): unknown => SECTION_RULES[section].read(files)

/** Programs are as the files have them, but for prices and the teachers that are left. */
function schemaProblems({ school, programs, teachers, reviews, questions }: SchoolFiles): Problems {
  const checks = [
    schoolSchema.safeParse(school),
    teachersSchema.safeParse(teachers),
    reviewsSchema.safeParse(reviews),
    questionsSchema.safeParse(questions),
    ...programs.map(({ price }) => priceSchema.optional().safeParse(price)),
  ]
  const twice = teachers.flatMap(({ id }, at) =>
    teachers.findIndex((teacher) => teacher.id === id) < at ? [{ path: [at, 'id'], reason: 'is there twice' }] : [],
  )
  return [...checks.flatMap(({ error }) => problemsOf(error?.issues ?? [])), ...twice]
}

const problemsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Problems =>
  issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    reason: message,
  }))
