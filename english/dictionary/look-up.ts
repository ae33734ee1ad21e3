import type { LookUp } from '../../domain/explainer/look-up.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { guessBaseForms } from './base-forms.ts'
import { type Dictionary, openDictionary, type Relation } from './dictionary.ts'
import { findInside, findWord } from './find-word.ts'
import { currentIndex } from './index-file.ts'
import { isNeverExplained } from './never-explained.ts'
import { indonesian, meantAsIndonesian, notFound, tooLong, unknown } from './not-found.ts'
import { askedForm, askedInside, hasSymbols, isTooLong, looksLikeWords, tidy } from './tidy-question.ts'
import { rightForms } from './word-forms.ts'

let opened: Dictionary | null = null

/** The dictionary's answer to anything typed. No network, well under a millisecond when warm. */
export function lookUp(typed: string): LookUp {
  opened ??= open()
  return lookUpIn(opened, typed)
}

/** Base forms of irregular forms: 'go' for 'went'. */
export function irregularBases(form: string): string[] {
  opened ??= open()
  return opened.irregular(form).map(({ base }) => base)
}

/** Words of the same family, opposites, or words of much the same meaning; the likeliest first. */
export function relatedWords(word: string, kind: Relation): string[] {
  opened ??= open()
  return opened.related(word, kind)
}

function open(): Dictionary {
  const index = currentIndex()
  if (!index)
    throw new Failure('service.unavailable', { cause: new Error('There is no dictionary index: npm run build') })
  return openDictionary(index.file)
}

/** The order matters: the word itself, its base form, a phrase, another spelling, not found. */
function lookUpIn(dictionary: Dictionary, typed: string): LookUp {
  const asked = tidy(typed)
  if (isTooLong(asked)) return tooLong(dictionary, asked)
  if (!looksLikeWords(asked) || hasSymbols(typed)) return unknown('not a word', asked, [])
  if (isRude(dictionary, asked)) return unknown('rude', asked, [])
  const english = meantAsIndonesian(dictionary, asked)
  if (english) return indonesian(dictionary, asked, english)
  const question = askedInside(asked)
  const form = askedForm(asked)
  return (
    findWord(dictionary, asked) ??
    (form ? findWord(dictionary, rightForms(dictionary, form.base, form.relation)[0] ?? form.base) : null) ??
    (question ? findWord(dictionary, question) : null) ??
    findInside(dictionary, question ?? asked) ??
    notFound(dictionary, question ?? asked)
  )
}

const isRude = (dictionary: Dictionary, asked: string): boolean =>
  [asked, ...guessBaseForms(asked).map(({ base }) => base)].some(isNeverExplained) ||
  (dictionary.isRude(asked) && !dictionary.learner(asked))
