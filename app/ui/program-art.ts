import { programsOf } from '../../content/facts/offers.ts'
import type { School } from '../../domain/school/school.ts'
import businessEnglish from '../art/art-business-english.svg'
import examPrep from '../art/art-exam-prep.svg'
import generalEnglish from '../art/art-general-english.svg'
import interpreterServices from '../art/art-interpreter-services.svg'

const DRAWINGS = {
  'general-english': generalEnglish,
  'business-english': businessEnglish,
  'exam-prep': examPrep,
  'interpreter-services': interpreterServices,
}

/** A program's ground, and its picture: its own, or the drawing of its ground. */
export function lookOfProgram(school: School, id: string) {
  const { look = 'general-english', picture } = programsOf(school).find((program) => program.id === id) ?? {}
  return { look, picture: picture ?? DRAWINGS[look] } as const
}
