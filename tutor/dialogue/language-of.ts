import type { Language } from '../../domain/shared/language.ts'
import { withoutAddresses } from '../../english/sentences/web-addresses.ts'
import type { Analysis } from '../analysis.ts'
import type { Memory } from './memory.ts'
import { bare } from './phrases.ts'
import { asksSomething, isAddressed } from './understood.ts'

const words = (list: string) => new Set(list.split(/\s+/))
/** Words around a question, which tell the visitor's own language. */
const FRAMES: Record<Language, ReadonlySet<string>> = {
  id: words(
    `apa apakah arti artinya maksud maksudnya makna kata kalimat bahasa inggris inggrisnya bedanya beda perbedaan
    contoh gimana bagaimana kenapa kapan dimana berapa yang ini itu benar bener cek koreksi tolong dong kak ya
    sih dari untuk buat dan atau kalau kalo mau aku saya bisa cara caranya minta kasih jelasin jelaskan lawan
    latihan kuis main peran gak ga nggak tidak mana salah salahnya ada sama aja saja udah sudah belum yaudah deh lah kok
    tapi terus trus jadi biar kayak gitu gini banget bgt lagi juga cepet cepat pake pakai singkat pendek`,
  ),
  en: words(
    `what what's how why when where who which is are am was were do does did can could would should the a an of
    to in for and or i i'm you your my me please difference meaning mean explain use say give tell with between
    this that not don't`,
  ),
}
/** First words of a question; what it asks about follows in either language. */
const OPENS_IN_INDONESIAN = words(
  `apa apakah kapan gimana bagaimana gmn kenapa knp mengapa berapa brp bedanya beda perbedaan apa arti artinya
    contoh kalau kalo klo cara tolong jelasin jelaskan ajarin ajari minta kasih bisa boleh mau aku saya gue gw`,
)

/** Too few words to tell the language. */
const AMBIGUOUS_WORDS = 2

/**
 * The language to answer in: the visitor's own, by what was told just before as well. An ambiguous message keeps the
 * current one, at first the page's.
 */
export function languageOf(
  text: string,
  analysis: Analysis,
  memory: Memory,
  page: Language,
  isPractising: boolean,
  told: readonly string[] = [],
): Language {
  const current = memory.speaks ?? page
  const typed = bare(withoutAddresses(text)).split(' ')
  if (typed.length > 1 && typed.every((word) => FRAMES.id.has(word) && !FRAMES.en.has(word))) return 'id'
  if (analysis.written === 'unknown' || typed.length <= AMBIGUOUS_WORDS) return current
  const framed = OPENS_IN_INDONESIAN.has(typed[0] ?? '') ? 'id' : frameOf(text, analysis)
  if (framed === 'id') return 'id'
  // What is to be translated, or a question of an exercise, says nothing about the language of the request.
  if (framed === null && analysis.translation && analysis.quoted !== null) return current
  if (analysis.gap.length > 0) return current
  const isEnglish = analysis.allEnglish || analysis.written === 'en' || framed === 'en'
  if (!isEnglish) return 'id'
  return current === 'id' && isForPractice(text, analysis, told) ? 'id' : keptIf(isPractising, memory)
}

const keptIf = (isPractising: boolean, { speaks }: Memory): Language => (isPractising ? (speaks ?? 'en') : 'en')

/** English that asks nothing in English, of somebody who spoke Indonesian just before. */
function isForPractice(text: string, analysis: Analysis, told: readonly string[]): boolean {
  const around = analysis.quoted === null ? text : text.replace(analysis.quoted, ' ')
  const asks = countIn(around, 'en') > countIn(around, 'id') && (asksSomething(around) || isAddressed(analysis))
  return !asks && told.some((one) => countIn(one, 'id') > countIn(one, 'en'))
}

const countIn = (text: string, language: Language): number =>
  bare(text)
    .split(' ')
    .filter((word) => FRAMES[language].has(word)).length

/** English words beside so many Indonesian ones are what is asked about. */
const SURELY_INDONESIAN = 3
const PERHAPS_INDONESIAN = 2

/** By the words around a quotation; null if both languages are equally frequent. */
function frameOf(text: string, { quoted, written }: Analysis): Language | null {
  const around = quoted === null ? text : text.replace(quoted, ' ')
  const [indonesian, english] = [countIn(around, 'id'), countIn(around, 'en')]
  if (indonesian >= SURELY_INDONESIAN && written !== 'en') return 'id'
  if (indonesian >= PERHAPS_INDONESIAN && written === 'mix' && indonesian * 2 >= english) return 'id'
  return indonesian === english ? null : indonesian > english ? 'id' : 'en'
}
