import type { Lists } from '../shapes.ts'
import { explainerTexts } from './explainer.ts'
import { homeQuestions } from './home-faq.ts'
import { programCards } from './program-cards.ts'
import { teachers } from './teachers.ts'
import { testimonials } from './testimonials.ts'

export const lists = {
  teachers,
  testimonials,
  questions: homeQuestions,
  programCards,
  explainer: explainerTexts,
} satisfies Lists
