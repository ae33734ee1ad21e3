import { listAsked } from './asked-list.ts'
import { type AskedTranslation, askedTranslation } from './asked-translation.ts'
import { bare } from './dialogue/phrases.ts'
import type { Translate, Translation } from './find/translate.ts'
import { type NextTranslation, nextTranslation } from './next-translation.ts'
import { isSaidToHer } from './not-to-translate.ts'
import { sentencesOfDeed } from './request-deeds.ts'
import { countOf, markedIn, languageOf as plainLanguage } from './request-words.ts'
import type { Compose } from './translate/compose.ts'
import type { ComposeRoughly } from './translate/compose-roughly.ts'
import { surePartsOf } from './translate/sure-parts.ts'

/** What is put together is at most this sure. */
const COMPOSED = 0.9

/** A whole sentence of words that are all known. */
const isWholly = ({ text, unknown, sure }: Translation): boolean =>
  /[.?!]$/.test(text) && !unknown?.length && sure >= SURELY_WHOLE

const SURELY_WHOLE = 0.7
const SURELY_READ = 0.55
const SHORTEST_ROUGH = 3
/** Messages of twenty visitors who write at once, and some. */
const LATEST = 64
/** A follow-up has few words. */
const SHORT = 5

/** A few words, a comma or a joining word, and the rest. */
const ENGLISH_HEAD = /^([A-Za-z' ]{2,40}?)(, (?:(?:but|and|so|because) )?| (?:but|and|so|because) )(.+)$/

const inside = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

interface Deps {
  fromBook: Translate
  compose: Compose
  roughly: ComposeRoughly
  languageOf(text: string): string
}

/** What was asked to be said in the other language, and how it is said there. */
export type SaidTranslation = AskedTranslation & { said: Translation | null; isDeed?: true }
/** What is to be translated if a message goes on with a translation, and how it is said. */
export type SaidNext = NextTranslation & {
  said: Translation | null
  /** The same of a statement that may go on with what was translated some messages before. */
  told: Translation | null
}

/** One of several that are asked about together. */
export interface SaidItem {
  item: string
  /** All of them as they were written, where they may be one phrase. */
  whole: string | null
  to: 'en' | 'id'
  said: Translation | null
}

export interface Translations {
  /** Each of several words or sentences of which the other language is asked. */
  listed(text: string): readonly SaidItem[]
  translate(sentence: string, to: 'en' | 'id'): Translation | null
  /** What a message asks to be said in the other language. */
  translated(text: string): SaidTranslation | null
  /** What is to be translated if it goes on with a translation. */
  spokenIn(text: string, before: string): SaidNext | null
}

/** Whether a message asks for a translation, of what, and how it is said. */
export function createTranslations({ fromBook, compose, roughly, languageOf }: Deps): Translations {
  /** A phrase of the book before a sentence that is put together. */
  function translate(sentence: string, to: 'en' | 'id'): Translation | null {
    const said = fromBook(sentence)
    if (said && said.to === to && said.sure > COMPOSED) return said
    const whole = compose(sentence, to)
    const composed = whole && !whole.unknown?.length ? whole : (behindEnglish(sentence, to) ?? whole)
    return composed && composed.sure > (said?.to === to ? said.sure : 0) ? composed : said
  }

  /** As well as can be: of its parts, where it cannot be read as a whole. */
  function asBest(sentence: string, to: 'en' | 'id'): Translation | null {
    const said = asWhole(sentence, to)
    const sureParts = said?.to === to ? surePartsOf(sentence, said, (part) => compose(part, to)) : null
    return said && sureParts ? { ...said, sureParts } : said
  }

  function asWhole(sentence: string, to: 'en' | 'id'): Translation | null {
    const said = translate(sentence, to)
    if (said?.to === to && said.sure >= SURELY_READ) return said
    const rough = countOf(sentence) < SHORTEST_ROUGH ? null : roughly(sentence, to)
    return rough && bare(rough.text) !== bare(sentence) ? rough : said
  }

  /** 'Thank you, but saya sudah makan': what is English already stays before the rest. */
  function behindEnglish(sentence: string, to: 'en' | 'id'): Translation | null {
    const [, head = '', joint = '', rest = ''] = (to === 'en' && ENGLISH_HEAD.exec(sentence)) || []
    if (rest === '' || languageOf(head) !== 'en') return null
    const said = compose(rest, to)
    return said && { ...said, text: `${head}${joint}${inside(said.text)}` }
  }

  /** An Indonesian sentence of words that are all known. */
  function isWhole(sentence: string): boolean {
    const composed = compose(sentence, 'en')
    return composed !== null && isWholly(composed)
  }

  function translated(text: string): SaidTranslation | null {
    if (isSaidToHer(text)) return null
    const marked = markedIn(text) ? askedTranslation(text, isWhole) : null
    const done = marked ? null : saidByDeed(text)
    const asked = done ? null : (marked ?? askedTranslation(text, isWhole))
    noteTranslation(text, (done ?? asked) !== null)
    return done ?? (asked && { ...asked, said: asBest(asked.sentence, asked.to) })
  }

  /** 'Cara nanya harga': the likeliest sentence that does it. */
  function saidByDeed(text: string): SaidTranslation | null {
    const sentences = sentencesOfDeed(text)
    const tried = sentences.map((sentence) => ({ sentence, said: translate(sentence, 'en') }))
    const whole = tried.filter(({ said }) => said?.to === 'en' && isWholly(said))
    const chances = whole.map(({ said }) => said?.chance ?? said?.sure ?? 0)
    const best = whole[chances.indexOf(Math.max(...chances))]
    const [first] = sentences
    return first === undefined ? null : { sentence: first, to: 'en', said: null, ...best, isDeed: true }
  }

  function listed(text: string): SaidItem[] {
    const asked = listAsked(text)
    return (asked?.items ?? []).map((item) => {
      const to = asked?.to ?? (plainLanguage(item) === 'id' || languageOf(item) === 'id' ? 'en' : 'id')
      return {
        item,
        whole: asked?.whole ?? null,
        to,
        said: to === 'id' && countOf(item) < SHORTEST_ROUGH ? null : asBest(item, to),
      }
    })
  }

  /** What is not introduced is put together only where the message before was translated, or may have been about one. */
  function spokenIn(text: string, before: string): SaidNext | null {
    const next = isSaidToHer(text) ? null : nextTranslation(text)
    if (!next) return null
    const isNext = next.isIntroduced || isTranslated(before)
    if (countOf(text) <= SHORT && (isNext || isOfTranslation(before))) noteFollowUp(text)
    const said = isNext ? saidNext(next) : fromBook(next.sentence)
    return { ...next, said, told: !isNext && mayGoOn(text, next, before) ? translate(next.sentence, next.to) : said }
  }

  const saidNext = ({ isMarked, isIntroduced, sentence, to }: NextTranslation): Translation | null =>
    (isMarked || isIntroduced ? asBest : translate)(sentence, to)

  /** A statement behind 'bacanya gimana?', which was asked of a translation. */
  const mayGoOn = (text: string, { to }: NextTranslation, before: string): boolean =>
    to === 'en' && !text.includes('?') && isOfTranslation(before)

  /** The latest short messages behind a translation; others may have said the same elsewhere. */
  const followUps = new Set<string>()
  const isOfTranslation = (text: string): boolean => followUps.has(text)
  function noteFollowUp(text: string): void {
    followUps.delete(text)
    followUps.add(text)
    for (const oldest of followUps) if (followUps.size > LATEST) followUps.delete(oldest)
  }

  /** Of the latest messages: most have been analysed a moment before they are the message before. */
  const translations = new Map<string, boolean>()
  const noteTranslation = (text: string, isAsked: boolean): boolean => {
    const isTranslation = isAsked || nextTranslation(text)?.isIntroduced === true
    translations.delete(text)
    translations.set(text, isTranslation)
    for (const oldest of translations.keys()) if (translations.size > LATEST) translations.delete(oldest)
    return isTranslation
  }
  const isTranslated = (text: string): boolean =>
    translations.get(text) ??
    noteTranslation(text, sentencesOfDeed(text).length > 0 || askedTranslation(text, isWhole) !== null)

  return { listed, translate, translated, spokenIn }
}
