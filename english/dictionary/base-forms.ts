import type { FormRelation } from '../../domain/explainer/look-up.ts'

export interface FormGuess {
  base: string
  relation: FormRelation
  partOfSpeech: 'noun' | 'verb' | 'adjective'
}

const VOWEL = /[aeiouy]/

/** Possible base forms of a regular form, likeliest first; the dictionary tells which exist. */
export function guessBaseForms(word: string): FormGuess[] {
  const guesses = [...guessFromS(word), ...guessFromEd(word), ...guessFromIng(word), ...guessFromErOrEst(word)]
  return guesses.filter(({ base }) => base.length >= (word.startsWith(base) ? 2 : 3) && VOWEL.test(base))
}

function guessFromS(word: string): FormGuess[] {
  if (!word.endsWith('s') || word.endsWith('ss')) return possessive(word)
  const bases = [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`, `${word.slice(0, -3)}ey`] : []),
    word.slice(0, -1),
    ...(/(?:s|x|z|ch|sh|o)es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(word.endsWith('zzes') ? [word.slice(0, -3)] : []),
    ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ]
  return [
    ...bases.map((base): FormGuess => ({ base, relation: 'plural', partOfSpeech: 'noun' })),
    ...bases.map((base): FormGuess => ({ base, relation: 'third person', partOfSpeech: 'verb' })),
    ...possessive(word),
  ]
}

const possessive = (word: string): FormGuess[] =>
  /['’]s?$/.test(word) ? [{ base: word.replace(/['’]s?$/, ''), relation: 'possessive', partOfSpeech: 'noun' }] : []

function guessFromEd(word: string): FormGuess[] {
  if (!word.endsWith('ed')) return []
  const bases = [...(word.endsWith('ied') ? [`${word.slice(0, -3)}y`] : []), ...withoutEnding(word.slice(0, -2))]
  return bases.flatMap((base): FormGuess[] => [
    { base, relation: 'past', partOfSpeech: 'verb' },
    { base, relation: 'past participle', partOfSpeech: 'verb' },
  ])
}

function guessFromIng(word: string): FormGuess[] {
  if (!word.endsWith('ing')) return []
  const stem = word.slice(0, -3)
  const bases = [...(stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : []), ...withoutEnding(stem)]
  return bases.map((base): FormGuess => ({ base, relation: '-ing form', partOfSpeech: 'verb' }))
}

function guessFromErOrEst(word: string): FormGuess[] {
  const [, stem = '', ending] = word.match(/^(.+?)(er|est)$/) ?? []
  if (!stem) return []
  const relation = ending === 'er' ? 'comparative' : 'superlative'
  const bases = [...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []), ...withoutEnding(stem)]
  return bases.map((base): FormGuess => ({ base, relation, partOfSpeech: 'adjective' }))
}

/** 'hop' from 'hopp', 'hope' from 'hop', 'travel' from 'travell'; likeliest first. */
function withoutEnding(stem: string): string[] {
  const isDoubled = /([bdfgklmnprstvz])\1$/.test(stem)
  const single = stem.slice(0, -1)
  const wantsE = /[^aeiou][aeiou][^aeiouwxy]$|[cgsvuz]$|[^aeiou]l$/.test(stem) && !isDoubled
  if (isDoubled || stem.endsWith('ick')) return [stem, single]
  return wantsE ? [`${stem}e`, stem] : [stem, `${stem}e`]
}
