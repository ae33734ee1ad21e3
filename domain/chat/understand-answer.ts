import { type FieldProblem, type LeadField, problemWithField, sanitise } from '../leads/lead-fields.ts'
import type { LeadAnswers } from './lead-capture.ts'
import { isRefusal, isStop } from './wish-to-stop.ts'

/** What a visitor means who was asked for a detail. */
export type UnderstoodAnswer =
  | { kind: 'stop' }
  | { kind: 'question' }
  | { kind: 'answers'; answers: LeadAnswers }
  | { kind: 'problem'; problem: FieldProblem }

/**
 * A question is a question and a wish to stop is a wish to stop; everything else is the field's value, with the words
 * around it left out ('nama saya Sari', 'wa aku 0812…'). Whoever tells more than was asked for is not asked again.
 */
export function understandAnswer(field: LeadField, typed: string): UnderstoodAnswer {
  const contacts = contactsWithin(typed)
  if (field !== 'name' && contacts[field]) return { kind: 'answers', answers: contacts }
  if (isStop(typed) || (Object.keys(contacts).length === 0 && isRefusal(typed))) return { kind: 'stop' }
  if (field === 'name') return understandName(typed, contacts)
  if (isQuestion(typed) || isSentence(typed)) return { kind: 'question' }
  const value = sanitise(typed)
  const problem = problemWithField(field, value)
  return problem ? { kind: 'problem', problem } : { kind: 'answers', answers: { ...contacts, [field]: value } }
}

/** Details that a visitor sends when nothing is asked any more, to put right what was told before. */
export function correctionWithin(typed: string): LeadAnswers | null {
  const contacts = contactsWithin(typed)
  const isShort = wordsOf(withoutContacts(typed)).length <= CORRECTION_WORDS
  return Object.keys(contacts).length > 0 && isShort && !typed.includes('?') ? contacts : null
}
const CORRECTION_WORDS = 5

function understandName(typed: string, contacts: LeadAnswers): UnderstoodAnswer {
  const name = nameWithin(withoutContacts(typed))
  const problem = problemWithField('name', name)
  if (Object.keys(contacts).length > 0) {
    return { kind: 'answers', answers: problem || !mayBeName(name) ? contacts : { name, ...contacts } }
  }
  if (!isTitled(typed) && (isQuestion(typed) || !mayBeName(name))) return { kind: 'question' }
  return problem ? { kind: 'problem', problem } : { kind: 'answers', answers: { name } }
}

const EMAIL = /[^\s@,;:()<>]+@[^\s@,;()<>]+/
/** Digits that stand alone: one that is glued to letters was mistyped, and a part of it is nobody's number. */
const PHONE = /(?<![\p{L}\d])\+?\d[\d\s().-]{5,}\d(?![\p{L}\d])/u

function contactsWithin(typed: string): LeadAnswers {
  const text = sanitise(typed)
  const email = text.match(EMAIL)?.[0].replace(/[.!]+$/, '')
  const phone = text.replace(EMAIL, ' ').match(PHONE)?.[0]
  return {
    ...(email && problemWithField('email', email) === null && { email }),
    ...(phone && problemWithField('phone', phone) === null && { phone }),
  }
}

const CONTACT_WORDS =
  /\b(?:(?:alamat )?e-?mail(?:ku|nya)?|(?:no(?:mor|mer)?\.? ?)?(?:hp|wa|whats ?app|telp|telepon|telpon)(?:ku|nya)?|phone(?: number)?|mobile|no(?:mor|mer)|(?:saya|aku|ku|my)(?= *[:,]| *$))\b\s*:?/gi

const withoutContacts = (typed: string): string => {
  const text = sanitise(typed)
  const rest = text.replace(EMAIL, ',').replace(PHONE, ',')
  return rest === text ? text : rest.replace(CONTACT_WORDS, ' ').replace(/\b(?:dan|and|is|adalah)\s*,/gi, ',')
}

const NAME_START =
  /^(?:(?:hai|halo|hi|hello|hey|oke|ok|ya)[,.!]?\s+)?(?:(?:nama(?:ku| (?:saya|aku|lengkap(?: saya)?))?|my (?:full )?name|name)(?:\s+(?:adalah|is)|'s|:)?|(?:panggil|call)(?: (?:aja|saja|me|aku|saya))*|(?:aku|saya|i am|i'm|im|this is|ini|dengan)(?: adalah)?)\s+/i
const NAME_END = /(?:[\s,.!]+(?:kak|kakak|min|ya|yah|miss|ms|dong|deh|nih|aja|saja|thanks|makasih))+[.!,\s]*$/i

const nameWithin = (text: string): string =>
  text
    .replace(NAME_START, '')
    .replace(NAME_END, '')
    .replace(/^[\s,.;:-]+|[\s,.;:!-]+$/g, '')
    .trim()

/** Words of talk that stand in nobody's name. */
const NEVER_IN_NAMES = new Set(
  `a an the and or but of to in on at for with from about is am are was be it its this that these what how why
  i me my you your we our they he she him her not no nope yes yeah yep yup ok okay oke sip please just only
  want wanna need like know think learn teach study practice help tell give get go do don't doesn't can can't could would
  hello hi hey halo hai thanks thank bye wait later english grammar vocabulary quiz test lesson course class student teacher
  free price cost promo interested off fuck shit damn idiot stupid
  saya aku gue gua kamu kami kita dia mereka mau ingin pengen pengin butuh perlu bisa belajar ajarin ajari tolong bantu coba
  dong deh sih nih kok loh lho yang untuk buat dari dengan atau tapi karena kalau kalo itu
  tidak tdk gak ga nggak ngga enggak bukan belum sudah udah jadi gajadi iya makasih terima kasih
  kuis kelas kursus inggris bahasa gratis harga biaya jadwal tes mahasiswa pelajar karyawan sebentar bentar tunggu nanti dulu`
    .split(/\s+/)
    .filter(Boolean),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
const mayBeName = (name: string): boolean => !wordsOf(name).some((word) => NEVER_IN_NAMES.has(word))
/** 'Will Smith', 'Ada Lovelace': names may begin as questions do. */
const isTitled = (typed: string): boolean =>
  !typed.includes('?') && /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u.test(typed.trim())

const QUESTION_START =
  /^(?:apa(?:kah|an)?|berapa(?:an)?|brp|bagaimana|gimana|gmn|kenapa|knp|mengapa|kapan|kpn|(?:di|ke|dari)\s?mana|mana|siapa|bisa(?:kah)?|boleh(?:kah)?|ada(?:kah)?|untuk apa|buat apa|kok|emang(?:nya)?|what|how|why|when|where|who|which|can|could|do|does|did|is|are|will|would|should|may)\b/i
const ASKING =
  /\b(?:mau (?:tanya|nanya|tahu|tau)|(?:ingin|pengen|pengin) (?:tahu|tau|tanya|nanya)|numpang tanya|nanya|tanya|i want to (?:know|ask)|tell me|jelaskan|explain)\b/i
/** Nobody's address or number has so many words. */
const SENTENCE_WORDS = 6

function isQuestion(typed: string): boolean {
  const text = typed.trim()
  if (text.endsWith('?')) return true
  return text.includes(' ') && (QUESTION_START.test(text) || ASKING.test(text))
}

const isSentence = (typed: string): boolean =>
  !/[@\d]/.test(typed) && typed.trim().split(/\s+/).length >= SENTENCE_WORDS
