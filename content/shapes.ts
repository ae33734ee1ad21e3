import type { ExplainerTexts } from './id/explainer.ts'

export interface Teacher {
  id: string
  name: string
  title: 'Local Trainer' | 'International Trainer'
  /** One or two sentences in the first person, without quotation marks. */
  bio: string
  /** The card's front shows the first three. */
  specialties: readonly string[]
  /** Such as '7+ years'. */
  experience: string
  education: readonly string[]
  certifications: readonly string[]
  languages: readonly string[]
  achievements: readonly string[]
}

export interface Testimonial {
  quote: string
  name: string
  role: string
}

export interface Question {
  question: string
  answer: string
}

export const PROGRAM_IDS = ['general-english', 'business-english', 'exam-prep', 'interpreter-services'] as const
export type ProgramId = (typeof PROGRAM_IDS)[number]

export interface ProgramCard {
  id: ProgramId
  name: string
  /** An English sentence that a learner of this program will be able to say, without quotation marks. */
  saying: string
  /** Two lines for the card on the home page. */
  summary: string
}

export interface Program extends ProgramCard {
  /** The paragraph under the name on the programs page. */
  lead: string
  registerLabel: string
  learnTitle: string
  /** 'icon' is the name of a Lucide icon. */
  learn: readonly { icon: string; title: string; text: string }[]
  pathTitle: string
  /** From the first step up: levels, stages, exams or kinds of service. */
  path: readonly { mark: string; title: string; text: string }[]
  whyTitle: string
  why: readonly string[]
  /** Ids of teachers; empty for interpreter services. */
  teachers: readonly string[]
  questions: readonly Question[]
}

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
