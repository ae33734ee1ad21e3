import { contactsWithin, withoutAddresses } from './details-within.ts'
import { type NamedProgram, namedProgram } from './named-program.ts'

/** What a message wants of a school: to join, not to join or to be called, something of another company, or nothing. */
export const WISHES = ['join', 'refuse', 'elsewhere', 'none'] as const
export type Wish = (typeof WISHES)[number]

/** How likely each wish is; together 1. */
export type WishChances = Record<Wish, number>

/** Weighs the words of a message. */
export type WeighWish = (message: string) => WishChances

/** Signs in a message that the visitor wants a class, independent of its intent. */
export interface WishToEnrol {
  /** Wants a class of this school, its price, or to be called about it. */
  isStated: boolean
  /** Does not want to join, has done so already, or keeps name and number to themselves. */
  isRefused: boolean
  /** Wants something of another company: a parcel, a gym, a loan. */
  isElsewhere: boolean
  /** The program or exam named, in English. */
  program: string | null
  chances: WishChances
}

/** From here on it counts. A refusal must be plain: it ends the questions for the whole conversation. */
const STATED = 0.5
const REFUSED = 0.6
const ELSEWHERE = 0.5

/** What was said beside contact details is hardly ever a refusal; the words of an address say nothing. */
export function wishToEnrol(message: string, weigh: WeighWish): WishToEnrol {
  const chances = weigh(withoutAddresses(message))
  const hasContacts = Object.keys(contactsWithin(message)).length > 0
  const isElsewhere = chances.elsewhere >= ELSEWHERE
  return {
    isStated: chances.join >= STATED || (hasContacts && !isElsewhere),
    isRefused: chances.refuse >= REFUSED && !hasContacts,
    isElsewhere,
    program: programIn(message),
    chances,
  }
}

const EXAM = /\b(ielts|toefl|fce|cae|cpe)\b/i
const PROGRAM_NAMES: Record<NamedProgram, string> = {
  'general-english': 'General English',
  'business-english': 'Business English',
  'exam-prep': 'Exam preparation',
  'interpreter-services': 'Interpreter services',
}

function programIn(message: string): string | null {
  const exam = EXAM.exec(message)?.[1]?.toUpperCase()
  if (exam) return `${exam} preparation`
  const program = namedProgram(message.toLowerCase())
  return program ? PROGRAM_NAMES[program] : null
}
