import { type FieldProblem, type LeadField, problemWithField, sanitise } from '../leads/lead-fields.ts'

/** What a visitor means who was asked for a detail. */
export type UnderstoodAnswer =
  | { kind: 'stop' }
  | { kind: 'question' }
  | { kind: 'value'; value: string }
  | { kind: 'problem'; problem: FieldProblem }

/**
 * A question is a question and a wish to stop is a wish to stop; everything else is the field's value, with the words
 * around it left out ('nama saya Sari', 'wa aku 0812…').
 */
export function understandAnswer(field: LeadField, typed: string): UnderstoodAnswer {
  const told = valueWithin(field, sanitise(typed))
  if (told !== '' && field !== 'name' && problemWithField(field, told) === null) return { kind: 'value', value: told }
  if (isStop(typed)) return { kind: 'stop' }
  if (isQuestion(field, typed)) return { kind: 'question' }
  const problem = problemWithField(field, told)
  return problem ? { kind: 'problem', problem } : { kind: 'value', value: told }
}

const STOP_WORDS =
  /^(?:batal(?:kan)?|cancel|stop|berhenti|udahan|sudahi|nanti|later|skip|lewati|(?:not|maybe) (?:now|later)|no,? (?:thanks|thank you)|(?:tidak|nggak|enggak|gak|ga|ngga|tak) (?:jadi|usah|mau|perlu|dulu)|jangan(?: dulu)?|(?:i )?(?:don't|do not) want(?: to)?|never ?mind)\b/i
const POLITE_START =
  /^(?:maaf|sorry|eh|hmm+|oh|ya|please|tolong|kak|ms|miss|kayaknya|sepertinya|aku|saya|i(?: want to| would like to|'d like to)?|mau|let'?s)[,\s]+/i
const STOP_WORDS_AT_MOST = 7

function isStop(typed: string): boolean {
  let words = plain(typed)
  if (words.split(' ').length > STOP_WORDS_AT_MOST || words.includes('?')) return false
  while (POLITE_START.test(words)) words = words.replace(POLITE_START, '')
  return STOP_WORDS.test(words)
}

const QUESTION_START =
  /^(?:apa(?:kah|an)?|berapa(?:an)?|brp|bagaimana|gimana|gmn|kenapa|knp|mengapa|kapan|kpn|(?:di|ke|dari)\s?mana|mana|siapa|bisa(?:kah)?|boleh(?:kah)?|ada(?:kah)?|untuk apa|buat apa|kok|emang(?:nya)?|what|how|why|when|where|who|which|can|could|do|does|did|is|are|will|would|should|may)\b/i
const ASKING =
  /\b(?:mau (?:tanya|nanya|tahu|tau)|(?:ingin|pengen|pengin) (?:tahu|tau|tanya|nanya)|numpang tanya|nanya|tanya|i want to (?:know|ask)|tell me|jelaskan|explain)\b/i
/** Nobody's name or address is as long as that, and few have so many words. */
const SENTENCE_WORDS = 6

function isQuestion(field: LeadField, typed: string): boolean {
  const words = plain(typed)
  if (/\?\s*$/.test(typed.trim())) return true
  const count = words.split(' ').length
  if (count >= 2 && (QUESTION_START.test(words) || ASKING.test(words))) return true
  const looksLikeTry = /[@\d]/.test(words)
  return field !== 'name' && !looksLikeTry && count >= SENTENCE_WORDS
}

const NAME_START =
  /^(?:(?:hai|halo|hi|hello|hey|oke|ok|ya)[,.!]?\s+)?(?:(?:nama(?:ku| (?:saya|aku|lengkap(?: saya)?))?|my (?:full )?name|name)(?:\s+(?:adalah|is)|'s|:)?|(?:panggil|call)(?: (?:aja|saja|me|aku|saya))*|(?:aku|saya|i am|i'm|im|this is|ini|dengan)(?: adalah)?)\s+/i

function valueWithin(field: LeadField, typed: string): string {
  if (field === 'name')
    return typed
      .replace(NAME_START, '')
      .replace(/[.!,]+$/, '')
      .trim()
  if (field === 'email') return typed.match(/[^\s@,;:()]+@[^\s@,;()]+/)?.[0]?.replace(/[.!]+$/, '') ?? typed
  return typed.match(/\+?\d[\d\s().-]{5,}\d/)?.[0] ?? typed
}

const plain = (typed: string): string =>
  typed
    .trim()
    .replace(/[!.,…]+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
