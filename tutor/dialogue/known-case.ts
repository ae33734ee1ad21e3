import { wordPattern } from '../word-pattern.ts'
import type { Turn } from './turn.ts'

const KNOWN = 0.5
const OTHERS_DO = wordPattern('^(?:@goingOn )?@if (?:si )?@otherPeople(?:nya)?\\b')

/** 'Kalau mereka bicara terlalu cepat?' tells what the others do, and the book has what to say then. */
export const isKnownCase = ({ analysis: { found }, teaching, text }: Turn): boolean =>
  OTHERS_DO.test(text.trim()) &&
  found.some(({ name, probability }) => probability >= KNOWN && teaching.kindOf(name) === 'situations')
