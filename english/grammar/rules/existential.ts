import { type NounPhrase, nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { DO_FORMS, HAVE } from '../../words/word-sets.ts'
import { type Edit, lowerAt, lowerFirst, type Rule, type Sentence } from '../sentence.ts'
import { beFor } from '../verb-words.ts'

/** 'In my town have a big mosque' → 'In my town there is a big mosque'; 'In Bali has' → 'There are … in Bali'. */
export const existential: Rule = {
  id: 'existential-have',
  find: (sentence) => {
    const { tokens } = sentence
    const first = tokens[0]
    if (first?.tag === 'prep' && /^(?:in|on|at|near|behind|under|beside)$/.test(first.lower))
      return placeFirst(sentence)
    if (
      HAVE.test(first?.lower ?? '') &&
      !/\?\s*$/.test(sentence.text) &&
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
  const inner = nounPhrase(tokens, 1)
  const isYesterday = inner !== undefined && lowerAt(sentence, inner.end) === 'yesterday'
  const place = inner && { ...inner, end: isYesterday ? inner.end + 1 : inner.end }
  const have = place && (tokens[place.end]?.text === ',' ? place.end + 1 : place.end)
  const from = have === undefined ? undefined : thingStart(sentence, have)
  const thing = from === undefined ? undefined : countedThing(sentence, from)
  if (!place || have === undefined || !thing) return []
  const isNot = tokens[have + 1]?.tag === 'not'
  const isPast = isYesterday || /^(?:had|did)$/.test(lowerAt(sentence, have))
  const be = `${beFor(thing.agreement === 'unknown' ? 'many' : thing.agreement, isPast)}${isNot ? "n't" : ''}`
  return tokens[1]?.tag === 'poss' || isNot
    ? [thereBehind(sentence, place, thing, be)]
    : [thereBefore(sentence, place, thing, be)]
}

/** 'more than two hundred shops' */
function countedThing(sentence: Sentence, start: number): NounPhrase | undefined {
  const isMore = /^(?:more|less|fewer)$/.test(lowerAt(sentence, start)) && lowerAt(sentence, start + 1) === 'than'
  const thing = nounPhrase(sentence.tokens, isMore ? start + 2 : start)
  return thing && { ...thing, start }
}

function thereBehind({ tokens }: Sentence, place: NounPhrase, thing: NounPhrase, be: string): Edit {
  const comma = tokens[place.end]?.text === ',' ? ',' : ''
  const [start, end] = [tokens[place.end - 1]?.end ?? 0, tokens[thing.start - 1]?.end ?? 0]
  return { start, end, text: `${comma} there ${be}`, rule: 'existential-have' }
}

function thereBefore({ tokens, text }: Sentence, place: NounPhrase, thing: NounPhrase, be: string): Edit {
  const words = (start: number, end: number) => text.slice(tokens[start]?.start, tokens[end - 1]?.end)
  const where = `${lowerFirst(tokens[0] as Token)} ${words(1, place.end)}`
  const whole = `There ${be} ${words(thing.start, thing.end)} ${where}`
  return { start: 0, end: tokens[thing.end - 1]?.end ?? 0, text: whole, rule: 'existential-have' }
}

/** Where the thing begins, behind 'have' or 'there have'. */
function thingStart(sentence: Sentence, have: number): number | undefined {
  const word = lowerAt(sentence, have)
  if (/^(?:have|has|had)$/.test(word)) return have + 1
  if (DO_FORMS.test(word) && lowerAt(sentence, have + 2) === 'have') return have + 3
  return word === 'there' && HAVE.test(lowerAt(sentence, have + 1)) ? have + 2 : undefined
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
