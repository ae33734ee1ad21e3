import type { ProgramKind } from './school.ts'

export interface Teacher {
  id: string
  name: string
  /** Such as 'Local Trainer'. */
  title: string
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
  /** The address of a photo; without one the initials are shown. */
  photo?: string
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

export interface ProgramCard {
  id: string
  name: string
  /** An English sentence that a learner of this program will be able to say, without quotation marks. */
  saying: string
  /** Two lines for the card on the home page. */
  summary: string
}

export interface Program extends ProgramCard {
  /** What it is for, where the id does not say it. */
  kind?: ProgramKind | null
  /** The paragraph under the name on the programs page. */
  lead: string
  /** As the school publishes it, with its unit. */
  price?: string
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

/** The words of a school other than the sample one, in one language. */
export interface OwnWords {
  /** By catalogue, which is the name of a file in content/id, then by key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  teachers: readonly Teacher[]
  testimonials: readonly Testimonial[]
  questions: readonly Question[]
  programs: readonly Program[]
}

/** What Ms Kiky answers to questions about the school, in one language. */
export interface SchoolAnswers {
  fees: string
  feesForCompanies: string
  feesForInterpreting: string
  /** The published prices, a line each; null if none is. */
  prices: string | null
  schedule: string
  hours: string | null
  placement: string
  placementAim: string
  beginners: string
  /** Whether classes come to a company. */
  atCompany: string
  /** How long to prepare for an exam. */
  examTime: string
  age: string
  trainers: string
  guarantee: string
  promo: string
  /** Whether there is a promo to claim. */
  hasPromo: boolean
  since: string
  sinceMore: string
  reasons: string
  /** For a program that the school does not have. */
  noProgram: string
  /** Null while there are documents. */
  noDocuments: string | null
}

/** All that a school other than the sample one says, in one language. */
export interface SchoolWords extends OwnWords {
  answers: SchoolAnswers
}
