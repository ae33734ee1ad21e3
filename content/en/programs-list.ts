import type { Program } from '../shapes.ts'
import { businessEnglish, interpreterServices } from './programs-for-companies.ts'
import { examPrep, generalEnglish } from './programs-for-learners.ts'

export const programs: readonly Program[] = [generalEnglish, businessEnglish, examPrep, interpreterServices]
