import { createFrames } from '../shared/frames.ts'
import { contactsWithin } from './details-within.ts'
import { enrolPhrases, noObject } from './enrol-phrases.ts'
import { type NamedProgram, namedProgram } from './named-program.ts'

/** Signs in a message that the visitor wants a class, independent of its intent. */
export interface WishToEnrol {
  /** A wish to take part, or contact details. */
  isStated: boolean
  isForTeam: boolean
  /** The program or exam named, in English. */
  program: string | null
  /** It says that somebody does not want to, or has done so already. */
  isRefused: boolean
  /** It keeps name and number to itself, or wants no call. */
  keepsDetails: boolean
  /** It names things of other companies, and none of ours. */
  isForeign: boolean
  /** It wants something of another company: to register for a gym, to pay a fine. */
  isElsewhere: boolean
  /** It asks for a class of this school, or to be called about one. */
  isForUs: boolean
}

const EXAM = /\b(ielts|toefl|fce|cae|cpe)\b/i
const readPhrases = createFrames(enrolPhrases)
type Phrase = keyof typeof enrolPhrases

const PROGRAM_NAMES: Record<NamedProgram, string> = {
  'general-english': 'General English',
  'business-english': 'Business English',
  'exam-prep': 'Exam preparation',
  'interpreter-services': 'Interpreter services',
}

const LONGEST_BARE = 8
/** 'Mau tanya' wants an answer, not a class. */
const ASKING =
  /\b(?:mau|ingin|pengen|pengin|boleh|want to|like to|need to) (?:tanya|nanya|tanya-tanya|nanya-nanya|bertanya|tau|tahu|know|ask)\b/g

export function wishToEnrol(typed: string): WishToEnrol {
  const words = wordsIn(typed.toLowerCase().replaceAll('’', "'").replaceAll(ASKING, ' '))
  const found = readPhrases(words)
  const says: Says = (phrase) => found.some(({ name }) => name === phrase)
  const hasContacts = Object.keys(contactsWithin(typed)).length > 0
  const isRefused = says('refused') && !says('stillWaits')
  const object = found.find(({ name }) => name === 'registers')?.slots.what
  const isForeign = says('foreign') || (object !== undefined && isObject(object))
  const isAside = words.length > LONGEST_BARE && !says('takesPart') && !says('person') && !hasContacts
  const isElsewhere = !says('ours') && (isForeign || isAside)
  return {
    isStated: hasContacts || (says('wish') && !says('asksWhat')),
    isForTeam: says('team') && !says('opensWithWhat'),
    program: programIn(typed),
    isRefused,
    keepsDetails: says('keepsDetails') && !hasContacts,
    isForeign: says('foreign') && !says('ours'),
    isElsewhere,
    isForUs: !isRefused && !isElsewhere && (isWished(says, words) || (hasContacts && wantsPerson(says))),
  }
}

type Says = (phrase: Phrase) => boolean

const wantsPerson = (says: Says): boolean => says('person') || says('takesPart')

function isWished(says: Says, words: readonly string[]): boolean {
  const isPlain = says('registersHere') || (says('takesPart') && says('ours'))
  return says('wants') && isPlain && !(says('asksIf') && !saysWish(words))
}

/** Beside a question whether it is possible: 'bisa ikut? saya mau daftar'. */
const saysWish = (words: readonly string[]): boolean => words.some((word) => PLAIN_WISHES.has(word))
const PLAIN_WISHES: ReadonlySet<string> = new Set('mau ingin pengen pengin tertarik minat berminat want'.split(' '))

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*|,/gu) ?? []

const SHORTEST_OBJECT = 3
const isObject = (word: string): boolean =>
  word.length >= SHORTEST_OBJECT && /^\p{L}+$/u.test(word) && !noObject.has(word)

function programIn(typed: string): string | null {
  const exam = EXAM.exec(typed)?.[1]?.toUpperCase()
  if (exam) return `${exam} preparation`
  const program = namedProgram(typed.toLowerCase())
  return program ? PROGRAM_NAMES[program] : null
}
