import { changeWord, type Edit, insertBefore, removeTokens, type Sentence } from '../../english/grammar/sentence.ts'
import { baseOf } from '../../english/grammar/verb-words.ts'
import type { Token } from '../../english/sentences/tokens.ts'
import type { VerbForm } from '../../english/words/verbs.ts'

export interface Place {
  sentence: Sentence
  token: Token
  at: number
  /** The token that many places further on, or back. */
  by: (steps: number) => Token | undefined
  /** Whether this preposition is what the word before it usually takes. */
  isGoverned: boolean
}

/** Makes one error here, if it can be made here. */
export type Injection = (place: Place) => Edit | undefined

export const RULE = 'confusion'

export const isA = (token: Token | undefined, ...tags: string[]) => tags.includes(token?.tag ?? '')

export const drop: Injection = ({ sentence, at }) => removeTokens(sentence, at, at + 1, RULE)

export const swap =
  (words: Readonly<Record<string, string>>): Injection =>
  ({ sentence, token, at }) => {
    const other = Object.hasOwn(words, token.lower) ? words[token.lower] : undefined
    return other ? changeWord(sentence, at, other, RULE) : undefined
  }

export const where =
  (holds: (place: Place) => boolean, injection: Injection): Injection =>
  (place) =>
    holds(place) ? injection(place) : undefined

export const put =
  (words: string): Injection =>
  ({ sentence, at }) =>
    insertBefore(sentence, at, words, RULE)

/** The verb without the ending of this form. */
export const inBase =
  (form: VerbForm): Injection =>
  ({ sentence, token, at }) => {
    const base = baseOf(token, form)
    return token.tag === 'verb' && token.form === form && base !== token.lower
      ? changeWord(sentence, at, base, RULE)
      : undefined
  }
