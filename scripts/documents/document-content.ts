import { texts as brochureEn } from '../../content/en/brochure.ts'
import { texts as homeEn } from '../../content/en/home.ts'
import { homeQuestions as questionsEn } from '../../content/en/home-faq.ts'
import { texts as homeSectionsEn } from '../../content/en/home-sections.ts'
import { programs as programsEn } from '../../content/en/programs-list.ts'
import { texts as proposalEn } from '../../content/en/proposal.ts'
import { teachers as teachersEn } from '../../content/en/teachers.ts'
import { testimonials as testimonialsEn } from '../../content/en/testimonials.ts'
import { type BrochureTexts, texts as brochureId } from '../../content/id/brochure.ts'
import { type HomeTexts, texts as homeId } from '../../content/id/home.ts'
import { homeQuestions as questionsId } from '../../content/id/home-faq.ts'
import { type HomeSectionsTexts, texts as homeSectionsId } from '../../content/id/home-sections.ts'
import { programs as programsId } from '../../content/id/programs-list.ts'
import { type ProposalTexts, texts as proposalId } from '../../content/id/proposal.ts'
import { teachers as teachersId } from '../../content/id/teachers.ts'
import { testimonials as testimonialsId } from '../../content/id/testimonials.ts'
import type { Program, Question, Teacher, Testimonial } from '../../content/shapes.ts'
import { nameSchool } from '../../domain/brand/name-school.ts'
import type { School } from '../../domain/school/school.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { CurrentSchool } from '../../server/school/current-school.ts'

export type HomeWords = HomeTexts & HomeSectionsTexts

export interface DocumentContent {
  language: Language
  brand: School
  home: HomeWords
  brochure: BrochureTexts
  proposal: ProposalTexts
  programs: readonly Program[]
  teachers: readonly Teacher[]
  testimonials: readonly Testimonial[]
  questions: readonly Question[]
}

const CONTENT: Record<Language, Omit<DocumentContent, 'language' | 'brand'>> = {
  id: {
    home: { ...homeId, ...homeSectionsId },
    brochure: brochureId,
    proposal: proposalId,
    programs: programsId,
    teachers: teachersId,
    testimonials: testimonialsId,
    questions: questionsId,
  },
  en: {
    home: { ...homeEn, ...homeSectionsEn },
    brochure: brochureEn,
    proposal: proposalEn,
    programs: programsEn,
    teachers: teachersEn,
    testimonials: testimonialsEn,
    questions: questionsEn,
  },
}

export function documentContent(language: Language, { school, words }: CurrentSchool): DocumentContent {
  const shipped = CONTENT[language]
  const own = words?.[language]
  const content = own
    ? {
        home: { ...shipped.home, ...own.texts.common, ...own.texts.home, ...own.texts['home-sections'] },
        brochure: { ...shipped.brochure, ...own.texts.brochure },
        proposal: { ...shipped.proposal, ...own.texts.proposal },
        programs: own.programs,
        teachers: own.teachers,
        testimonials: own.testimonials,
        questions: own.questions,
      }
    : shipped
  return { language, brand: school, ...nameSchool(content, school) }
}
