import { programsOf } from '../../content/facts/offers.ts'
import type { School } from '../../domain/school/school.ts'
import businessEnglish from '../art/woven/art-business-english.png?no-inline'
import examPrep from '../art/woven/art-exam-prep.png?no-inline'
import generalEnglish from '../art/woven/art-general-english.png?no-inline'
import interpreterServices from '../art/woven/art-interpreter-services.png?no-inline'

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
