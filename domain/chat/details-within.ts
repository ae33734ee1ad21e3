import { problemWithField, sanitise } from '../leads/lead-fields.ts'
import { isWholePhone } from '../leads/phone.ts'
import { anyOf } from '../shared/any-of.ts'
import type { LeadAnswers } from './lead-capture.ts'
import { isNoName } from './not-names.ts'

const EMAIL = /[^\s@,;:()<>]+@[^\s@,;()<>]+/g
const AROUND_EMAIL = /^["'“”‘’*]+|[.!?…"'“”‘’*]+$/g
/** No letters attached: a number with letters in it was mistyped. */
const PHONE = /(?<![\p{L}\d])\(?\+?\d[\d\s().-]{5,}\d(?![\p{L}\d])/gu

export function contactsWithin(typed: string): LeadAnswers {
  const text = sanitise(typed)
  // 'Bukan budi@…, tapi budi2@…': the correction comes last.
  const which = correctsItself(text) ? -1 : 0
  const found = [...text.matchAll(EMAIL)].at(which)
  const email = found && !isPartOfAddress(text, found) ? found[0].replace(AROUND_EMAIL, '') : null
  const phone = text.replace(EMAIL, ' ').match(PHONE)?.at(which)
  return {
    ...(email && problemWithField('email', email) === null && { email }),
    ...(phone && isWholePhone(phone) && { phone }),
  }
}

/** Hardly anything but an address that cannot be read as one: 'siti rahma@contoh.id', 'siti@contoh'. */
export const isUnclearAddress = (typed: string): boolean =>
  contactsWithin(typed).email === undefined &&
  sanitise(typed).match(EMAIL)?.length === 1 &&
  wordsOf(withoutContacts(typed)).length <= UNCLEAR_WORDS
const UNCLEAR_WORDS = 3

const BESIDE_ADDRESSES = new Set(
  `email e-mail emailku emailnya mail gmail surel alamat address adalah it's i'm use using write send reach contact here
  via ke di ya yah kak kakak min miss aja saja pake pakai kirim hubungi wa hp whatsapp telp telepon nomor nomer phone
  number mobile ku mu dan bkn maksudku maksudnya salah typo ganti meant mean actually new baru nya ini`.split(/\s+/),
)

/** In 'siti rahma@contoh.id' the space may be a slip: without it the address is another one, so it is asked for again. */
function isPartOfAddress(text: string, found: RegExpExecArray): boolean {
  const [before] = /[^\s,;:()]+(?= +$)/.exec(text.slice(0, found.index)) ?? []
  const [after] = /(?<=^ +)[^\s,;:()]+/.exec(text.slice(found.index + found[0].length)) ?? []
  return [before, after].some((word) => word !== undefined && isForeign(word))
}

function isForeign(beside: string): boolean {
  const word = beside
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[.!?]+$/, '')
  return /^[\p{L}\d._'-]*\p{L}[\p{L}\d._'-]*$/u.test(word) && !BESIDE_ADDRESSES.has(word) && !isNoName(word)
}

const PHONE_WORD = anyOf('hp wa whats_?app telp telepon telpon')
const CONTACT_WORDS = new RegExp(
  `\\b(?:${[
    '(?:alamat )?e-?mail(?:ku|nya)?',
    `(?:no(?:mor|mer)?\\.? ?)?${PHONE_WORD}(?:ku|nya)?`,
    anyOf('phone(?:_number)? mobile no(?:mor|mer)'),
    '(?:saya|aku|ku|my)(?= *[:,]| *$)',
  ].join('|')})\\b\\s*:?`,
  'gi',
)

export const withoutAddresses = (typed: string): string => typed.replace(EMAIL, ' ')

/** The message with a word in the place of each address and number. */
export const withContactsAs = (word: string, typed: string): string =>
  sanitise(typed).replace(EMAIL, word).replace(PHONE, word)

export const withoutContacts = (typed: string): string => {
  const text = sanitise(typed)
  const rest = withContactsAs(',', typed)
  return rest === text ? text : rest.replace(CONTACT_WORDS, ' ').replace(/\b(?:dan|and|is|adalah)\s*,/gi, ',')
}

/** Fillers before an answer or a correction: 'eh salah, …', 'sorry, I meant …'. */
const OPENER = anyOf(`
  eh+ oh+ ups oops wait tunggu bentar maaf sorry salah(?:_ketik|_tulis|_nama)? typo ralat koreksi bukan bkn
  maksud(?:ku|nya|_saya|_aku|_gue)? i_mean i_meant i_made_a_mistake my_mistake my_bad that's_wrong actually sebenarnya
  sebenernya harusnya seharusnya yang_benar yang_bener hmm+ hai halo hi hello hey oke? okay ya iya yes sure boleh baik
  siap`)
const OPENERS = new RegExp(`^(?:${OPENER}(?![\\p{L}'’])[\\s,.!:;-]*)+`, 'iu')
const CORRECTION = anyOf(`
  salah typo ralat koreksi bukan maksud* i_mean i_meant mistake wrong actually sebenarnya sebenernya harusnya seharusnya
  yang_bena?er ganti`)
const CORRECTS = new RegExp(`\\b${CORRECTION}\\b`, 'i')

export const correctsItself = (typed: string): boolean => CORRECTS.test(typed)

const REALLY = anyOf('tuh itu sih yang_bena?r(?:nya)? yang_bener(?:nya)? sebenarnya sebenernya')
const STATES = new RegExp(
  `^(?:${[
    `nama(?:ku|nya)?(?: ${anyOf('saya aku gue gw gua lengkap(?:nya|_saya)?')})?(?: ${REALLY})?(?: adalah|:)?`,
    "my (?:full |real )?name(?:'s| is|:)?",
    "name(?: is|:)|(?:it'?s|its)",
    `(?:panggil|call)(?: ${anyOf('aja saja me aku saya')})*`,
    `${anyOf("aku saya i_am i'm im this_is ini dengan")}(?: adalah)?`,
  ].join('|')})(?: (?:actually|really|sebenarnya))?\\s+`,
  'i',
)
const NAMES_ONESELF = /^(?:nama|my (?:full |real )?name|name|panggil|call)\b|^nama(?:ku|nya)\b/i
const BEHIND_NAME = anyOf('kak kakak min ya yah miss ms dong deh nih aja saja thanks makasih actually')
const NAME_END = new RegExp(`(?:[\\s,.!]+${BEHIND_NAME})+[.!,\\s]*$|[\\s,]+(?:bukan|bkn|not)\\s.*$`, 'i')

const tidyName = (text: string): string =>
  text
    .replace(NAME_END, '')
    .replace(/^[\s,.;:-]+|[\s,.;:!-]+$/g, '')
    .trim()

const withoutOpeners = (text: string): string => {
  const rest = isTitled(text) ? text : text.replace(OPENERS, '')
  return /\p{L}/u.test(rest) ? rest : text
}

/** The name in an answer to 'What's your name?', without the words around it. */
export const nameWithin = (text: string): string => tidyName(withoutOpeners(text).replace(STATES, ''))

/** A name stated in an answer to another question. */
export function statedName(typed: string): string | null {
  const text = withoutOpeners(sanitise(typed))
  const isMeant = correctsItself(typed) && /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}[.!]*$/u.test(text)
  if (!NAMES_ONESELF.test(text) && !isMeant) return null
  const name = tidyName(text.replace(STATES, ''))
  return mayBeName(name) && problemWithField('name', name) === null ? name : null
}

const NAME_WORD = "[\\p{L}\\p{M}'’.-]+"
const AFTER_NAME = anyOf('dan and dari from di email* e-mail hp wa no nomor umur mau ingin i')
const BEHIND = `(?=\\s*(?:[,.;:()\\n]|$|${AFTER_NAME}\\b))`
const NAME_AMONG_OTHERS = new RegExp(
  `\\b(?:${[
    `nama(?:ku| ${anyOf('saya aku gue gw')})(?: lengkap)?(?: adalah)?`,
    "nama(?: lengkap)? ?:|my name(?:'s| is)?|name ?:",
  ].join('|')})\\s+(${NAME_WORD}(?: ${NAME_WORD}){0,3}?)${BEHIND}`,
  'iu',
)
/** 'Nama Rian, wa 0812…': beside contact details the word alone names the visitor. */
const NAME_BESIDE_CONTACTS = new RegExp(
  `\\b${anyOf('nama name a\\.?n\\.? atas_nama')}\\s+(${NAME_WORD}(?: ${NAME_WORD}){0,2}?)${BEHIND}`,
  'iu',
)
const CAPITALISED = "\\p{Lu}[\\p{L}'’-]+"
const I_AM = anyOf("saya aku i'm i_am this_is dengan")
const CAPITALS_AMONG_OTHERS = new RegExp(
  `\\b${I_AM}\\s+(${CAPITALISED}(?: ${CAPITALISED}){0,3})(?=\\s*(?:[,;(]|(?:dari|from|of)\\b))`,
  'u',
)

/** Name and contact details in a message, whatever else it says. */
export function detailsWithin(typed: string): LeadAnswers {
  const contacts = contactsWithin(typed)
  const text = withoutContacts(typed)
  const hasContacts = Object.keys(contacts).length > 0
  const named =
    NAME_AMONG_OTHERS.exec(text) ??
    (hasContacts ? NAME_BESIDE_CONTACTS.exec(text) : null) ??
    CAPITALS_AMONG_OTHERS.exec(text)
  const name = tidyName(named?.[1] ?? '')
  const isName = mayBeName(name) && problemWithField('name', name) === null
  return { ...(isName && { name }), ...contacts }
}

/** Replies, but possible as a last name: 'Mohamed Salah'. */
const NEVER_FIRST_IN_NAMES: ReadonlySet<string> = new Set(
  'benar bener betul salah boleh siap silakan lanjut right correct wrong true sure'.split(' '),
)

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
export function mayBeName(name: string): boolean {
  const words = wordsOf(name)
  return !NEVER_FIRST_IN_NAMES.has(words[0] ?? '') && !words.some(isNoName)
}
/** Two to four capitalised words. Names can start like questions: 'Will Smith', 'Ada Lovelace'. */
export const isTitled = (typed: string): boolean =>
  !typed.includes('?') && /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u.test(typed.trim())
