import { notFoundSentences } from '../../content/explainer.ts'
import type { Explanation } from '../../domain/explainer/explainer-contract.ts'
import type { FoundWord, LookUp, UnknownWord } from '../../domain/explainer/look-up.ts'

/** What the dictionary found, in the shape of the call's answer. */
export const toExplanation = (answer: LookUp): Explanation => (answer.found ? ofFound(answer) : ofUnknown(answer))

function ofFound({ word, asked, by, baseForm, ipa, senses, suggestions }: FoundWord): Explanation {
  const [{ definition, example, synonyms, partOfSpeech, gloss }] = senses
  return {
    word,
    definition,
    example: example ?? '',
    synonyms,
    partOfSpeech,
    senses,
    source: 'dictionary',
    ...(ipa && { ipa }),
    ...(gloss && { gloss }),
    ...(baseForm && { baseForm }),
    ...(by === 'spelling' && { correctedFrom: asked }),
    ...(suggestions.length > 0 && { suggestions }),
  }
}

const ofUnknown = ({ asked, reason, suggestions }: UnknownWord): Explanation => ({
  word: asked,
  definition: notFoundSentences[reason],
  example: '',
  synonyms: [],
  notFound: reason,
  source: 'dictionary',
  ...(suggestions.length > 0 && { suggestions }),
})
