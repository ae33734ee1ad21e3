import type { Program, ProgramCard, Question, Teacher, Testimonial } from '../domain/school/words.ts'
import type { ExplainerTexts } from './id/explainer.ts'

export type { Program, ProgramCard, Question, Teacher, Testimonial } from '../domain/school/words.ts'

/** The lists of one page in one language. */
export interface Lists {
  teachers?: readonly Teacher[]
  testimonials?: readonly Testimonial[]
  questions?: readonly Question[]
  programCards?: readonly ProgramCard[]
  programs?: readonly Program[]
  /** Loaded when the word explainer comes near the window. */
  explainer?: ExplainerTexts
}
