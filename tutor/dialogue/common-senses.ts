import type { FoundWord, WordSense } from '../../domain/explainer/look-up.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { stemsOf } from './closest-part.ts'

const SENSES = 4

/** Of words that are compared the senses that have most in common: 'dismiss' beside 'lay off' is about work. */
export function commonSenses(words: readonly FoundWord[]): WordSense[] {
  const all = words.map(({ senses }) => senses.slice(0, SENSES).map((sense) => ({ sense, about: aboutOf(sense) })))
  return all.map((senses, at) => {
    const others = all.filter((_, place) => place !== at)
    const shared = senses.map(({ about }) =>
      others.reduce((sum, other) => sum + Math.max(...other.map((one) => inCommon(about, one.about))), 0),
    )
    const best = senses[shared.indexOf(Math.max(...shared))] ?? senses[0]
    return (best as { sense: WordSense }).sense
  })
}

/** The words of its definition and its translation, and those of the same meaning. */
const aboutOf = ({ definition, gloss, synonyms }: WordSense): ReadonlySet<string> =>
  new Set(
    [...stemsOf([definition, gloss ?? '', synonyms.join(' ')].join(' '))].filter((stem) => !closedWords.has(stem)),
  )

const inCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length
