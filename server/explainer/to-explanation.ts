import { notFoundSentences, suggestionSentences } from '../../content/explainer.ts'
import type { Explanation } from '../../domain/explainer/explainer-contract.ts'
import type { FoundWord, LookUp, UnknownWord } from '../../domain/explainer/look-up.ts'

export const toExplanation = (answer: LookUp): Explanation => (answer.found ? ofFound(answer) : ofUnknown(answer))

function ofFound(answer: FoundWord): Explanation {
  const { word, asked, by, baseForm, wrongForm, alsoForms, partOf, ipa, level, senses, suggestions } = answer
  const [{ definition, example, synonyms, broader, partOfSpeech, gloss }] = senses
  return {
    word,
    definition,
    example: example ?? '',
    synonyms,
    partOfSpeech,
    senses,
    source: 'dictionary',
    ...(broader && { broader }),
    ...(ipa && { ipa }),
    ...(level && { level }),
    ...(gloss && { gloss }),
    ...(baseForm && { baseForm }),
    ...(wrongForm && { wrongForm }),
    ...(alsoForms.length > 0 && { alsoForms }),
    ...(partOf && { partOf }),
    ...(by === 'spelling' && { correctedFrom: asked }),
    ...(suggestions.length > 0 && { suggestions }),
  }
}

const ofUnknown = ({ asked, reason, suggestions, meanings }: UnknownWord): Explanation => ({
  word: asked,
  definition: notFoundSentences[reason] + (suggestions.length > 0 ? (suggestionSentences[reason] ?? '') : ''),
  example: '',
  synonyms: [],
  notFound: reason,
  source: 'dictionary',
  ...(suggestions.length > 0 && { suggestions }),
  ...(meanings && { meanings }),
})
