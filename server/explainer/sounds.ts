import type { AlsoForm, BaseForm, WordSense } from '../../domain/explainer/look-up.ts'
import type { Dictionary } from './dictionary.ts'

/** How a word or phrase is said, for words such as 'record' by its part of speech. */
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

/** 'lives' sounds as a plural of 'life' not as it does when it is of 'live'. */
export const soundOfForm = (dictionary: Dictionary, form: string, base: string, partOfSpeech: string): string | null =>
  dictionary.ipaAs(form, `of ${base.toLowerCase()}`) ?? soundOf(dictionary, form, partOfSpeech)

/** Each sense that is said in another way tells how. */
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
