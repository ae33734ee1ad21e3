import { oneOf } from '../../words/one-of.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import type { BarePhrase } from './bare-phrases.ts'
import { isDefinite } from './noun-lists.ts'

const OF_PLACE = oneOf('in on at under behind near from into inside onto to outside beside across through around')
const CLOSES = oneOf(`
  again yesterday today now tomorrow tonight and because when with every last before after but so to for this by
  at on in is was near until since already while if together alone first right`)

/** 'I left my keys in car', 'She is in kitchen': there is one of them where we are. */
export function isKnownPlace(sentence: Sentence, { at, from, noun, behind }: BarePhrase): boolean {
  const before = lowerAt(sentence, at - 1)
  const isPlaced = OF_PLACE.test(behind) || (behind === 'of' && before === 'front')
  if (!isPlaced || sentence.tokens[from] !== noun || !isDefinite('place', noun.lower) || noun.text !== noun.lower)
    return false
  if (!endsHere(sentence, from + 1)) return false
  if (isDefinite('workplace', noun.lower) && /^work(?:s|ed|ing)?$/.test(before)) return false
  return takesThe(behind, noun.lower, before)
}

function endsHere(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at]
  if (!next) return true
  if (next.text === '-' || next.lower === 'to') return false
  return next.tag === 'punct' || CLOSES.test(next.lower) || isMeasure(sentence, at)
}

/** 'at airport two hours before'; not 'gate five' */
const isMeasure = (sentence: Sentence, at: number) =>
  sentence.tokens[at]?.tag === 'num' && /^(?:hours?|minutes?|days?|weeks?|times?)$/.test(lowerAt(sentence, at + 1))

const GOES = oneOf(`
  go goes went going come came comes back walk walked way return returned moved get got drive drove run ran
  close next take took brought`)
const VERB_TOO = oneOf('park bank corner floor market table board desert wall sink ground')
const AT_IT = oneOf('office library hotel restaurant market beach park station')

function takesThe(link: string, noun: string, before: string): boolean {
  if (link === 'to')
    return GOES.test(before) && !(VERB_TOO.test(noun) && /^(?:way|close|take|took|got|get)$/.test(before))
  if (link === 'at') return !isDefinite('often-bare', noun) || AT_IT.test(noun)
  if (/^(?:from|across|around|on|through|under)$/.test(link) && isDefinite('often-bare', noun)) return false
  return !(link === 'in' && /^(?:hospital|city|ground)$/.test(noun))
}
