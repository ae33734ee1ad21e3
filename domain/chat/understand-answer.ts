import { type FieldProblem, type LeadField, problemWithField, sanitise } from '../leads/lead-fields.ts'
import { isWholePhone } from '../leads/phone.ts'
import {
  contactsWithin,
  correctsItself,
  detailsWithin,
  isTitled,
  mayBeName,
  nameWithin,
  statedName,
  withoutContacts,
  wordsOf,
} from './details-within.ts'
import type { LeadAnswers } from './lead-capture.ts'
import { dangerIn } from './life-in-danger.ts'
import { statedAge } from './stated-age.ts'
import { isRefusal, isStop } from './wish-to-stop.ts'

export type UnderstoodAnswer =
  | { kind: 'stop' }
  | { kind: 'question' }
  /** Stop asking: a life may be in danger, or the learner is a minor. */
  | { kind: 'leave' }
  /** The visitor has no e-mail address or phone. */
  | { kind: 'none' }
  /** An earlier detail is wrong, but the correction is not given yet. */
  | { kind: 'again'; field: LeadField }
  | { kind: 'answers'; answers: LeadAnswers }
  | { kind: 'problem'; problem: FieldProblem }

/**
 * Questions and wishes to stop are recognised first. Everything else is the field's value, without the words around it
 * ('nama saya Sari', 'wa aku 0812…'). Other details in the same message are taken, too, also as corrections.
 */
export function understandAnswer(field: LeadField, typed: string): UnderstoodAnswer {
  if (dangerIn(typed) || statedAge(typed)?.isMinor) return { kind: 'leave' }
  const contacts = contactsWithin(typed)
  const hasContact = Object.keys(contacts).length > 0
  if (field !== 'name' && contacts[field]) return { kind: 'answers', answers: contacts }
  if (isStop(typed) || (!hasContact && isRefusal(typed))) return { kind: 'stop' }
  if (field === 'name') return understandName(typed, contacts)
  if (!hasContact && hasNone(field, typed)) return { kind: 'none' }
  const correction = correctionOfEarlier(typed, contacts)
  if (correction) return correction
  if (isQuestion(typed) || isSentence(typed)) return { kind: 'question' }
  const value = sanitise(typed)
  const problem = problemWithAnswer(field, value)
  return problem ? { kind: 'problem', problem } : { kind: 'answers', answers: { ...contacts, [field]: value } }
}

function problemWithAnswer(field: LeadField, value: string): FieldProblem | null {
  const problem = problemWithField(field, value)
  return problem === null && field === 'phone' && !isWholePhone(value) ? 'phone.invalid' : problem
}

/** A correction of a detail that was given before. */
function correctionOfEarlier(typed: string, contacts: LeadAnswers): UnderstoodAnswer | null {
  if (typed.includes('?')) return null
  if (Object.keys(contacts).length > 0) return { kind: 'answers', answers: contacts }
  const name = statedName(typed)
  if (name) return { kind: 'answers', answers: { name } }
  const field = fieldToCorrect(typed)
  return field && { kind: 'again', field }
}

/** A correction after all details were given. */
export function correctionWithin(typed: string): LeadAnswers | null {
  if (typed.includes('?')) return null
  const contacts = contactsWithin(typed)
  if (Object.keys(contacts).length > 0)
    return wordsOf(withoutContacts(typed)).length <= CORRECTION_WORDS ? contacts : null
  const name = correctsItself(typed) ? statedName(typed) : null
  return name ? { name } : null
}
const CORRECTION_WORDS = 5

function understandName(typed: string, contacts: LeadAnswers): UnderstoodAnswer {
  const name = nameWithin(withoutContacts(typed))
  const problem = problemWithField('name', name)
  if (Object.keys(contacts).length > 0) {
    return { kind: 'answers', answers: problem || !mayBeName(name) ? contacts : { name, ...contacts } }
  }
  const details = detailsWithin(typed)
  if (details.name && !mayBeName(name)) return { kind: 'answers', answers: details }
  const isLetter = [...name].length === 1
  if (!isLetter && !isTitled(typed) && (isQuestion(typed) || !mayBeName(name))) return { kind: 'question' }
  return problem ? { kind: 'problem', problem } : { kind: 'answers', answers: { name } }
}

const NONE = String.raw`(?:(?:gak|ga|gk|nggak|ngga|enggak|tidak|tdk|belum|blm)\s+(?:punya|pnya|ada|pake|pakai|bikin)|gapunya|gaada|(?:do not|don't|dont) (?:have|own|use)|have no|haven't got|no)`
const NAMED: Record<LeadField, string> = {
  name: String.raw`nama\w*|name`,
  email: String.raw`e-?mail\w*|gmail|surel|alamat e-?mail\w*`,
  phone: String.raw`hp|hape|handphone|telepon|telp|telpon|nomor\w*|nomer\w*|no|wa|whats ?app|phone(?: number)?|number|mobile`,
}
const NO_SUCH_THING: Record<LeadField, RegExp> = {
  name: /^(?!)/,
  email: new RegExp(`\\b${NONE}(?: (?:an|any|a|alamat|akun))? (?:${NAMED.email})\\b`, 'i'),
  phone: new RegExp(`\\b${NONE}(?: (?:a|any|an|my own))? (?:${NAMED.phone})\\b`, 'i'),
}
const JUST_NONE = new RegExp(
  `^(?:(?:aku|saya|gue|gw|i|maaf|sorry)[ ,]+)*${NONE}(?: (?:kak|min|miss|one|any|itu))*[.!]*$`,
  'i',
)

const hasNone = (field: LeadField, typed: string): boolean =>
  NO_SUCH_THING[field].test(typed) || (!/^no[.!]*$/i.test(typed.trim()) && JUST_NONE.test(typed.trim()))

const WRONG = '(?:salah|keliru|typo|wrong|incorrect|not right|kurang (?:tepat|benar))'
const CHANGE = '(?:ganti|ubah|ralat|koreksi|perbaiki|benerin|change|correct|fix|edit)'

/** The field in 'emailnya salah', 'mau ganti nama'. */
function fieldToCorrect(typed: string): LeadField | null {
  const fields: readonly LeadField[] = ['name', 'email', 'phone']
  const says = (field: LeadField) =>
    new RegExp(
      `\\b(?:${NAMED[field]})\\b(?: \\S+){0,3} ${WRONG}\\b|\\b(?:${WRONG}|${CHANGE})(?: (?:my|the|tulis|ketik|masukin|isi|dulu|tadi))* (?:${NAMED[field]})\\b`,
      'i',
    ).test(typed)
  return fields.find(says) ?? null
}

const QUESTION_START =
  /^(?:apa(?:kah|an)?|berapa(?:an)?|brp|bagaimana|gimana|gmn|kenapa|knp|mengapa|kapan|kpn|(?:di|ke|dari)\s?mana|mana|siapa|bisa(?:kah)?|boleh(?:kah)?|ada(?:kah)?|untuk apa|buat apa|kok|emang(?:nya)?|what|how|why|when|where|who|which|can|could|do|does|did|is|are|will|would|should|may)\b/i
const ASKING =
  /\b(?:mau (?:tanya|nanya|tahu|tau)|(?:ingin|pengen|pengin) (?:tahu|tau|tanya|nanya)|numpang tanya|nanya|tanya|i want to (?:know|ask)|tell me|jelaskan|explain)\b/i
const QUESTION_END = /\b(?:gak|ga|nggak|ngga|enggak|engga|apa|gimana|kenapa|ya kan)(?: (?:ya|sih|kak|nih|min))*$/i
/** Longer than any address or number. */
const SENTENCE_WORDS = 6

function isQuestion(typed: string): boolean {
  const text = typed.trim()
  if (text.endsWith('?')) return true
  return text.includes(' ') && (QUESTION_START.test(text) || ASKING.test(text) || QUESTION_END.test(text))
}

const isSentence = (typed: string): boolean =>
  !/[@\d]/.test(typed) && typed.trim().split(/\s+/).length >= SENTENCE_WORDS
