import type { Exercise } from '../../content/tutor-exercises.ts'
import type { FoundWord, WordSense } from '../../domain/explainer/look-up.ts'
import { comparative, superlative } from '../../english/words/adjectives.ts'
import { plural } from '../../english/words/nouns.ts'
import { verbForms } from '../../english/words/verbs.ts'
import { lookUpKindly, type Turn } from './turn.ts'

/** Exercises on a word of the dictionary: its sentences with a gap, then the word for its meaning. */
export function exercisesOn(turn: Turn, word: string): Exercise[] {
  const looked = lookUpKindly(turn, word)
  if (!looked?.found) return []
  const gaps = looked.senses.flatMap((sense) => gapIn(turn, looked, sense) ?? [])
  const { gloss, definition } = looked.senses[0]
  const meaning = `“${(gloss ?? definition).replaceAll(/[()]/g, '')}” = ___ (${looked.word.charAt(0)}…)`
  return [...gaps, { gap: meaning, answers: [looked.word] }]
}

/** 'He was ___ to speak English. (r…, enggan)' */
function gapIn({ book }: Turn, { word }: FoundWord, { example, gloss, definition }: WordSense): Exercise | null {
  const answer = example === null ? undefined : formIn(word, example)
  if (example === null || answer === undefined) return null
  const meaning = ((book.language === 'id' ? gloss : null) ?? definition).replaceAll(/[()]/g, '')
  const gap = example.replace(whole(answer), '___')
  return { gap: `${gap} (${answer.charAt(0)}…, ${meaning})`, answers: [answer] }
}

const whole = (form: string): RegExp => new RegExp(`(?<![\\w'’])${form}(?![\\w'’])`, 'i')

/** The form of the word that stands in the sentence. */
function formIn(word: string, sentence: string): string | undefined {
  const [first = '', ...behind] = word.split(' ')
  const forms = [
    word,
    ...verbForms(first).map(([, form]) => [form, ...behind].join(' ')),
    ...(behind.length === 0 ? [plural(word), comparative(word), superlative(word)] : []),
  ]
  return forms.find((form) => whole(form).test(sentence))
}

/** What the word means, as the rule of its exercises. */
export function meaningIn(turn: Turn, word: string): string {
  const looked = lookUpKindly(turn, word)
  if (!looked?.found) return ''
  const { gloss, definition } = looked.senses[0]
  return `**${looked.word}** = ${(turn.book.language === 'id' ? gloss : null) ?? definition}.`
}
