import { brand as contentBrand } from '../../content/brand.ts'
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
import type { Brand, BrandOverrides } from '../../domain/brand/brand.ts'
import { nameSchool } from '../../domain/brand/name-school.ts'
import { overrideBrand } from '../../domain/brand/override-brand.ts'
import type { Language } from '../../domain/shared/language.ts'

export type HomeWords = HomeTexts & HomeSectionsTexts

export interface DocumentContent {
  language: Language
  brand: Brand
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

export function documentContent(language: Language, overrides: BrandOverrides): DocumentContent {
  const brand = overrideBrand(contentBrand, overrides)
  return { language, brand, ...nameSchool(CONTENT[language], brand) }
}
