import { comparative, isShort } from '../../english/words/adjectives.ts'
import { englishOf, saidNoun } from './english-noun-phrases.ts'
import { describedAt } from './indonesian-described.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { readText } from './indonesian-text.ts'
import type { Lexicon } from './lexicon.ts'

const HALVES = /^(?:se)?makin (.+?),? (?:se)?makin (.+?)[.!]?$/i

/** 'Semakin besar bebannya, semakin tebal baloknya' is 'the bigger the load, the thicker the beam'. */
export function proportionIn(sentence: string, lexicon: Lexicon): string | null {
  const [, ...halves] = HALVES.exec(sentence.trim()) ?? []
  if (/^(?:lama|hari|ke sini)$/.test(halves[0] ?? '')) return growing(halves[1] ?? '', lexicon)
  const [first, second] = halves.map((half) => halfOf(half, lexicon))
  return first && second ? `T${first.slice(1)}, ${second}.` : null
}

/** 'Makin lama makin susah' is 'it's getting harder and harder'. */
function growing(half: string, lexicon: Lexicon): string | null {
  const more = halfOf(half, lexicon)?.replace(/^the /, '')
  if (!more || / /.test(more.replace(/^more /, ''))) return null
  return more.startsWith('more ') ? `It's getting more and ${more}.` : `It's getting ${more} and ${more}.`
}

function halfOf(half: string, lexicon: Lexicon): string | null {
  const text = readText(half, lexicon)
  const [described] = [...describedAt(text, 0)].filter(({ value }) => !value.degree)
  if (!described) return null
  const adjective = englishOf(described.value.word).replace(/ \(.*\)$/, '')
  const more = `the ${isShort(adjective) ? comparative(adjective) : `more ${adjective}`}`
  if (described.end === text.tokens.length) return more
  const whole = [...nounPhrases(text, described.end)].find(({ end }) => end === text.tokens.length)
  return whole ? `${more} ${saidNoun(whole.value, 'subject')}` : null
}
