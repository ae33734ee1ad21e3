import type { BaseForm, FormRelation, FoundWord, LookUp, WordSense } from '../../domain/explainer/look-up.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { guessBaseForms } from './base-forms.ts'
import { type Dictionary, type Entry, openDictionary } from './dictionary.ts'
import { currentIndex } from './index-file.ts'
import { isNeverExplained } from './never-explained.ts'
import { guessPhrases } from './phrases.ts'
import { rank, type Spelling } from './spelling.ts'
import { askedInside, isSingleWord, isTooLong, looksLikeWords, tidy } from './tidy-question.ts'

const MOST_SENSES = 3
let opened: Dictionary | null = null

/** What the dictionary says of anything that was typed. No network, well under a millisecond when warm. */
export function lookUp(typed: string): LookUp {
  opened ??= open()
  return lookUpIn(opened, typed)
}

/** Base forms that follow no rule: 'go' of 'went'. */
export function irregularBases(form: string): string[] {
  opened ??= open()
  return opened.irregular(form).map(({ base }) => base.toLowerCase())
}

function open(): Dictionary {
  const index = currentIndex()
  if (!index)
    throw new Failure('service.unavailable', { cause: new Error('There is no dictionary index: npm run build') })
  return openDictionary(index.file)
}

/** The order is the promise: the word itself, its base form, a phrase, another spelling, an honest no. */
export function lookUpIn(dictionary: Dictionary, typed: string): LookUp {
  const asked = tidy(typed)
  if (isTooLong(asked)) return tooLong(dictionary, asked)
  if (!looksLikeWords(asked)) return unknown('not a word', asked, [])
  if (isRude(dictionary, asked)) return unknown('rude', asked, [])
  const question = askedInside(asked)
  return (
    findWord(dictionary, asked) ??
    (question ? findWord(dictionary, question) : null) ??
    notFound(dictionary, question ?? asked)
  )
}

const isRude = (dictionary: Dictionary, asked: string): boolean =>
  [asked, ...guessBaseForms(asked).map(({ base }) => base)].some(isNeverExplained) ||
  (dictionary.isRude(asked) && !dictionary.learner(asked))

const SHOWN_OF_LONG_TEXT = 60
const tooLong = (dictionary: Dictionary, asked: string): LookUp =>
  unknown(
    asked.includes(' ') ? 'sentence' : 'not a word',
    asked.slice(0, SHOWN_OF_LONG_TEXT).toWellFormed(),
    wordsWorthAsking(dictionary, asked),
  )

const findWord = (dictionary: Dictionary, asked: string): FoundWord | null =>
  findOneWord(dictionary, asked) ?? findPhrase(dictionary, asked)

/** A learner's word, or a form of one, comes before a rare word of the same spelling: 'found' is of 'find'. */
function findOneWord(dictionary: Dictionary, asked: string): FoundWord | null {
  const learner = dictionary.learner(asked)
  if (learner) return found(dictionary, asked, learner, { baseForm: null })
  const meant = dictionary.meant(asked)
  if (meant) return asMeant(dictionary, asked, meant)
  const form = formOf(dictionary, asked, (base) => dictionary.learner(base))
  const wordnet = dictionary.wordnet(asked)
  if (form) return found(dictionary, asked, form.entry, { baseForm: form.baseForm, more: wordnet?.senses })
  const variant = variantOf(dictionary, asked)
  if (variant) return found(dictionary, asked, variant.entry, { baseForm: variant.baseForm })
  const rareForm = formOf(dictionary, asked, (base) => dictionary.wordnet(base))
  const isIrregular = dictionary.irregular(asked).length > 0
  if (wordnet && !(rareForm && isIrregular)) return found(dictionary, asked, wordnet, { baseForm: null })
  return rareForm && found(dictionary, asked, rareForm.entry, { baseForm: rareForm.baseForm })
}

/** A misspelling that many people make is understood at once, even where it is a rare word of its own. */
function asMeant(dictionary: Dictionary, asked: string, meant: string): FoundWord | null {
  const answer = findWord(dictionary, meant.toLowerCase())
  return answer && { ...answer, asked, by: 'spelling' }
}

interface Form {
  entry: Entry
  baseForm: BaseForm
}

function formOf(dictionary: Dictionary, asked: string, entryOf: (base: string) => Entry | null): Form | null {
  const irregular = dictionary.irregular(asked)
  const guesses = [
    ...irregular.map((form) => ({ ...form, partOfSpeech: null })),
    ...guessBaseForms(asked).filter(({ base }) => !irregular.some((form) => form.base === base)),
  ]
  for (const { base, partOfSpeech, relation } of guesses) {
    const entry = entryOf(base.toLowerCase())
    if (!entry || (partOfSpeech && !entry.parts.has(partOfSpeech))) continue
    const relations = guesses.filter((guess) => guess.base === base && fits(guess.partOfSpeech, entry))
    return {
      entry: withFirst(entry, partOfSpeech ?? PART_OF_IRREGULAR[relation] ?? ''),
      baseForm: { word: entry.word, relations: [...new Set(relations.map(({ relation }) => relation))] },
    }
  }
  return null
}

/** Irregular forms say only how they are related. */
const PART_OF_IRREGULAR: Partial<Record<FormRelation, string>> = {
  past: 'verb',
  'past participle': 'verb',
  plural: 'noun',
}

const fits = (partOfSpeech: string | null, entry: Entry): boolean => !partOfSpeech || entry.parts.has(partOfSpeech)

/** 'running' is of the verb: its meanings come first. */
function withFirst(entry: Entry, partOfSpeech: string): Entry {
  const isIt = (sense: WordSense) => sense.partOfSpeech.includes(partOfSpeech)
  return { ...entry, senses: [...entry.senses.filter(isIt), ...entry.senses.filter((sense) => !isIt(sense))] }
}

const VARIANTS: [RegExp, string][] = [
  [/our(?=$|s$|ed$|ing$|ite|ful|less)/, 'or'],
  [/or(?=$|s$|ed$|ing$|ite|ful|less)/, 'our'],
  [/is(?=e$|es$|ed$|ing$|er$|ation)/, 'iz'],
  [/iz(?=e$|es$|ed$|ing$|er$|ation)/, 'is'],
  [/tre(?=$|s$)/, 'ter'],
  [/ter(?=$|s$)/, 'tre'],
  [/ogue(?=$|s$)/, 'og'],
  [/og(?=$|s$)/, 'ogue'],
  [/mme(?=$|s$)/, 'm'],
  [/ence$/, 'ense'],
  [/ense$/, 'ence'],
  [/yse(?=$|d$|s$)/, 'yze'],
  [/yze(?=$|d$|s$)/, 'yse'],
  [/ise$/, 'ice'],
  [/lled$/, 'led'],
  [/lling$/, 'ling'],
  [/ller$/, 'ler'],
  [/l(?=ment$|s$|$)/, 'll'],
  [/-/g, ''],
  [/-/g, ' '],
  [/ey$/, 'ay'],
  [/y(?=re)/, 'i'],
  [/que(?=$|s$)/, 'ck'],
]

/** 'colour' and 'color', 'check-in' and 'check in'. */
function variantOf(dictionary: Dictionary, asked: string): Form | null {
  for (const [pattern, instead] of VARIANTS) {
    const variant = asked.replace(pattern, instead)
    if (variant === asked || variant.length < 4) continue
    const entry = dictionary.learner(variant) ?? formOf(dictionary, variant, (base) => dictionary.learner(base))?.entry
    if (entry) return { entry, baseForm: { word: entry.word, relations: ['other spelling'] } }
  }
  return null
}

function findPhrase(dictionary: Dictionary, asked: string): FoundWord | null {
  if (!asked.includes(' ')) return null
  const basesOf = (word: string): string[] => [
    ...new Set([
      ...dictionary.irregular(word).map(({ base }) => base.toLowerCase()),
      ...guessBaseForms(word).map(({ base }) => base),
    ]),
  ]
  for (const phrase of guessPhrases(asked, (word) => basesOf(word).filter((base) => isKnown(dictionary, base)))) {
    const entry =
      dictionary.learner(phrase) ??
      (phrase.includes(' ') || phrase.length + 4 >= asked.length ? dictionary.wordnet(phrase) : null)
    if (entry) return found(dictionary, asked, entry, { baseForm: null, by: 'phrase' })
  }
  return null
}

const isKnown = (dictionary: Dictionary, word: string): boolean =>
  dictionary.learner(word) !== null || dictionary.wordnet(word) !== null

/** No such word: perhaps misspelt, perhaps Indonesian, perhaps a whole sentence. */
function notFound(dictionary: Dictionary, asked: string): LookUp {
  if (asked.includes(' ')) {
    const english = dictionary.english(asked)
    if (english.length > 0) return unknown('indonesian', asked, english)
    return unknown('sentence', asked, wordsWorthAsking(dictionary, asked))
  }
  const english = dictionary.english(asked)
  if (english.length > 0) return unknown('indonesian', asked, english)
  if (!isSingleWord(asked)) return unknown('not a word', asked, [])
  const spellings = dictionary.spellings(asked)
  const [best] = spellings
  const suggestions = spellings.map(({ word }) => word)
  if (!best || !isSurelyMeant(asked, spellings)) return unknown('unknown', asked, suggestions)
  const meant = findOneWord(dictionary, best.word.toLowerCase())
  if (!meant) return unknown('unknown', asked, suggestions)
  return { ...meant, asked, by: 'spelling', suggestions: suggestions.slice(1, 4) }
}

/** One likely word, clearly ahead of the others, is explained at once; otherwise the visitor chooses. */
function isSurelyMeant(asked: string, [best, second]: Spelling[]): boolean {
  if (!best) return false
  const nearEnough = best.cost <= Math.min(1.6, 0.3 + asked.length * 0.12)
  const isAhead = !second || rank(second) - rank(best) >= 0.1
  return nearEnough && isAhead && best.weight >= 2
}

/** Of a sentence: its longer words, each of which can be looked up. */
function wordsWorthAsking(dictionary: Dictionary, sentence: string): string[] {
  const words = sentence.slice(0, 600).match(/\p{L}[\p{L}'-]*/gu) ?? []
  const worth = words.filter((word) => word.length > 3 && findOneWord(dictionary, word) !== null)
  return [...new Set(worth)].sort((a, b) => b.length - a.length).slice(0, 6)
}

interface How {
  baseForm: BaseForm | null
  by?: FoundWord['by']
  more?: WordSense[] | undefined
}

function found(dictionary: Dictionary, asked: string, entry: Entry, { baseForm, by, more = [] }: How): FoundWord {
  const [first, ...others] = entry.senses
  if (!first) throw new Error(`The dictionary has no sense of ${entry.word}`)
  return {
    found: true,
    word: entry.word,
    asked,
    by: by ?? (baseForm ? 'form' : 'exact'),
    baseForm,
    ipa: ipaOf(dictionary, baseForm ? asked : entry.word.toLowerCase()),
    senses: [first, ...[...others, ...more].slice(0, MOST_SENSES - 1)],
    source: entry.source,
    suggestions: [],
  }
}

function ipaOf(dictionary: Dictionary, phrase: string): string | null {
  const sounds = phrase.split(/[ -]/).map((word) => dictionary.ipa(word))
  return sounds.every((sound) => sound !== null) ? sounds.join(' ') : null
}

const unknown = (
  reason: Extract<LookUp, { found: false }>['reason'],
  asked: string,
  suggestions: string[],
): LookUp => ({
  found: false,
  asked,
  reason,
  suggestions,
})
