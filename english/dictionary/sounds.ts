import type { AlsoForm, BaseForm, WordSense } from '../../domain/explainer/look-up.ts'
import type { Dictionary } from './dictionary.ts'

/** The pronunciation of a word or phrase; for words such as 'record' by part of speech. */
export function soundOf(dictionary: Dictionary, phrase: string, partOfSpeech: string): string | null {
  const whole = dictionary.ipaAs(phrase, partOfSpeech) ?? dictionary.ipaAs(phrase, 'any')
  if (whole) return whole
  const words = phrase.split(/[ -]/)
  const sounds = words.map((word, i) => {
    const part = i === 0 && partOfSpeech.includes('verb') ? 'verb' : 'noun'
    return (words.length > 1 && dictionary.ipaAs(word, part)) || dictionary.ipa(word)
  })
  return sounds.every((sound) => sound !== null) ? sounds.join(' ') : null
}

/** 'lives' is pronounced differently as the plural of 'life' and as a form of 'live'. */
export const soundOfForm = (dictionary: Dictionary, form: string, base: string, partOfSpeech: string): string | null =>
  dictionary.ipaAs(form, `of ${base.toLowerCase()}`) ?? soundOf(dictionary, form, partOfSpeech)

/** Adds the pronunciation to each sense that has one of its own. */
export const withOwnSounds = (
  dictionary: Dictionary,
  word: string,
  ipa: string | null,
  senses: readonly WordSense[],
): WordSense[] =>
  senses.map((sense) => {
    const own = dictionary.ipaAs(word.toLowerCase(), sense.partOfSpeech)
    return own && own !== ipa ? { ...sense, ipa: own } : sense
  })

export function alsoForm(dictionary: Dictionary, form: string, base: BaseForm, ipa: string | null): AlsoForm {
  const own = dictionary.ipaAs(form, `of ${base.word.toLowerCase()}`)
  return { ...base, ipa: own === ipa ? null : own }
}
