import { saidNoun } from './english-noun-phrases.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { readText } from './indonesian-text.ts'
import type { Lexicon } from './lexicon.ts'

const HALVES =
  /^apa (?:sih )?(?:beda|bedanya|perbedaan|perbedaannya) (?:antara )?(.+?) (?:sama|dengan|dan|dgn) (.+?)[?.]?$/i

/** 'Apa bedanya yang ini sama yang itu?' is 'What is the difference between this one and that one?' */
export function differenceIn(sentence: string, lexicon: Lexicon): string | null {
  const [, ...halves] = HALVES.exec(sentence.trim()) ?? []
  const [first, second] = halves.map((half) => ONES[half.toLowerCase()] ?? wholeOf(half, lexicon))
  return first && second ? `What is the difference between ${first} and ${second}?` : null
}

const ONES: Record<string, string> = { 'yang ini': 'this one', 'yang itu': 'that one', 'ini': 'this', 'itu': 'that' }

function wholeOf(half: string, lexicon: Lexicon): string | null {
  const text = readText(half, lexicon)
  const whole = [...nounPhrases(text, 0)].find(({ end }) => end === text.tokens.length)
  return whole ? saidNoun(whole.value, 'object') : null
}
