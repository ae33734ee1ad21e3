import { anyOf } from '../shared/any-of.ts'

const program = <Name extends string>(name: Name, words: string) => [new RegExp(anyOf(words), 'i'), name] as const

const PROGRAM_WORDS = [
  program(
    'exam-prep',
    `ielts toefl cambridge \\b(?:fce|cae|cpe)\\b toeic \\bexam(?:s|inations?)?\\b ujian skor score beasiswa
    scholarship`,
  ),
  program('interpreter-services', 'interpret penerjemah juru_bahasa simultan konsekutif consecutive translator'),
  program(
    'business-english',
    `business bisnis perusahaan company corporate kantor office karyawan employee staff presentasi presentation negosia
    profesional`,
  ),
  program('general-english', 'general conversation pemula beginner speaking sehari-hari daily from_zero dari_nol'),
] as const

export type NamedProgram = (typeof PROGRAM_WORDS)[number][1]

const ADDRESS = /\S+@\S+/g

export function namedProgram(text: string): NamedProgram | undefined {
  const said = text.replace(ADDRESS, ' ')
  return PROGRAM_WORDS.find(([words]) => words.test(said))?.[1]
}
