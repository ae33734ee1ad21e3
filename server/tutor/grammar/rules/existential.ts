import { nounPhrase } from '../../english/noun-phrases.ts'
import { type Edit, lowerAt, lowerFirst, type Rule, type Sentence } from '../sentence.ts'

/** 'In my town have a big mosque' → 'There is a big mosque in my town'. */
export const existential: Rule = {
  id: 'existential-have',
  find: (sentence) => {
    const { tokens } = sentence
    const first = tokens[0]
    if (first?.tag === 'prep' && /^(?:in|on|at|near|behind|under|beside)$/.test(first.lower))
      return placeFirst(sentence)
    if (
      first?.lower === 'have' &&
      sentence.tokens.length > 2 &&
      ['det', 'num'].includes(tokens[1]?.tag ?? '') &&
      /\b(?:in|on|at|near) (?:my|the|this|our|jakarta|bali|indonesia)\b/i.test(sentence.text)
    )
      return haveFirst(sentence)
    return []
  },
}

function placeFirst(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const place = nounPhrase(tokens, 1)
  if (!place) return []
  const have = tokens[place.end]?.text === ',' ? place.end + 1 : place.end
  if (!/^(?:have|has|there|is|are|had)$/.test(lowerAt(sentence, have))) return []
  const word = lowerAt(sentence, have)
  if (
    word === 'there' &&
    /^(?:is|are|was|were|has|have)$/.test(lowerAt(sentence, have + 1)) &&
    !/^(?:has|have)$/.test(lowerAt(sentence, have + 1))
  )
    return []
  if (word === 'is' || word === 'are') return []
  const thing = nounPhrase(tokens, have + (word === 'there' ? 2 : 1))
  if (!thing) return []
  const rest = sentence.text.slice(tokens[thing.end - 1]?.end)
  if (/^\s+\w+/.test(rest) && word !== 'have' && word !== 'has' && word !== 'had') return []
  const be =
    word === 'had'
      ? thing.agreement === 'many'
        ? 'were'
        : 'was'
      : thing.agreement === 'many' || thing.agreement === 'unknown'
        ? 'are'
        : 'is'
  const placeWords = `${lowerFirst(tokens[0] as never)} ${sentence.text.slice(tokens[1]?.start, tokens[place.end - 1]?.end)}`
  const thingWords = sentence.text.slice(tokens[thing.start]?.start, tokens[thing.end - 1]?.end)
  return [
    {
      start: 0,
      end: tokens[thing.end - 1]?.end ?? 0,
      text: `There ${be} ${thingWords} ${placeWords}`,
      rule: 'existential-have',
    },
  ]
}

function haveFirst(sentence: Sentence): Edit[] {
  const thing = nounPhrase(sentence.tokens, 1)
  const be = thing?.agreement === 'many' ? 'are' : 'is'
  return [
    {
      start: sentence.tokens[0]?.start ?? 0,
      end: sentence.tokens[0]?.end ?? 0,
      text: `There ${be}`,
      rule: 'existential-have',
    },
  ]
}
