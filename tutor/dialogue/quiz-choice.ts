import { ordinals } from '../../content/tutor-phrases.ts'
import { answersIn } from '../answer-in-message.ts'
import { wordPattern } from '../word-pattern.ts'
import { bare, isOneOf } from './phrases.ts'
import type { Question } from './quiz-questions.ts'

const LETTERS = ['a', 'b', 'c'] as const

/** The same order each time for the same question, so that '2' stays '2'. */
export function mixed(choices: readonly string[], index: number): string[] {
  const turned = index % choices.length
  return [...choices.slice(turned), ...choices.slice(0, turned)]
}

/** Words around an answer that do not change it. */
const AROUND = wordPattern('^(?:@answering )+')

/** What is chosen, wherever an answer may stand in the message. */
export const chosenAnswer = (text: string, question: Question, index: number): string | undefined =>
  answersIn(text)
    .map((one) => chosenBy(one, question, index))
    .find((one) => one !== undefined)

/** A word that is one of the choices is that choice, even 'a'; otherwise a number or letter is its position. */
function chosenBy(text: string, question: Question, index: number): string | undefined {
  const choices = mixed(question.choices, index)
  const typed = [bare(text), bare(text).replace(AROUND, ''), withoutEnd(bare(text).replace(AROUND, ''))]
  const exact = choices.find((choice) => typed.some((one) => question.isAnswer(one, choice)))
  if (exact) return exact
  const place = ordinals.findIndex((names) => isOneOf(text, names))
  if (place >= 0) return choices[place]
  return choices[placeNamed(typed.at(-1) ?? '', choices)]
}

const POLITE = /^(?:kak|kakak|miss|ms|min|dong|donk|deh|sih|ya|yaa|nih|aja|saja|please|pls)$/

const withoutEnd = (typed: string): string => {
  const words = typed.split(' ')
  while (words.length > 1 && POLITE.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** '2', 'b', or '2 an' where 'an' is the second choice. */
function placeNamed(typed: string, choices: readonly string[]): number {
  const [, mark = '', rest = ''] = /^([1-3]|[abc])(?: (.+))?$/.exec(typed) ?? []
  const place = /\d/.test(mark) ? Number(mark) - 1 : LETTERS.indexOf(mark as 'a')
  return rest === '' || rest === bare(choices[place] ?? '') ? place : -1
}
