import type { Token } from '../../sentences/tokens.ts'
import { CITIES } from '../../words/cities.ts'
import { oneOf } from '../../words/one-of.ts'
import { HERE_OR_THERE } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, removeTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

const PLACE = oneOf(`
  office market school house campus university hospital mall airport station beach bank mosque church library
  village hotel restaurant cinema gym shop store supermarket park zoo clinic dentist doctor hometown island
  mountain city town canteen cafe salon pharmacy embassy museum temple kitchen toilet bathroom classroom room
  place bookstore stadium party wedding meeting concert border capital country countryside terminal port harbor
  harbour factory warehouse post police`)
const BARE_PLACE = /^(?:school|work|campus|church|bed|university|college|bali|class)$/
const IS_CITY = new RegExp(`^(?:${CITIES.join('|')})$`, 'i')

/** 'go Bali', 'came my house', 'stay in there', 'returned back'. */
export const motion: Rule = {
  id: 'motion',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        missingTo(sentence, token, at) ?? needlessBefore(sentence, token, at) ?? saidTwice(sentence, token, at) ?? [],
    ),
}

const GOES = /^(?:go|come|travel|return|fly|move|walk|went|drive)$/
const ONLY_TO_CITY = /^(?:fly|move|return|walk|drive)$/

function missingTo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'verb' || !GOES.test(baseOf(token, token.form))) return undefined
  const from = lowerAt(sentence, at + 1) === 'back' ? at + 2 : at + 1
  const place = sentence.tokens[from]
  if (!place || sentence.tokens[at - 1]?.tag === 'det') return undefined
  const isCity = place.tag === 'name' && IS_CITY.test(place.text)
  const isBare =
    BARE_PLACE.test(place.lower) &&
    ['punct', 'prep', 'sub', 'adv', 'det', 'and', undefined].includes(sentence.tokens[from + 1]?.tag)
  const isOwn = place.tag === 'poss' || place.lower === 'the'
  const base = baseOf(token, token.form)
  const nounAt = sentence.tokens[from + 1]?.tag === 'adj' ? from + 2 : from + 1
  const isPlace = isOwn && PLACE.test(lowerAt(sentence, nounAt)) && sentence.tokens[nounAt + 1]?.tag !== 'noun'
  if (!isCity && (ONLY_TO_CITY.test(base) || !(isBare || isPlace))) return undefined
  return insertBefore(sentence, from, 'to', 'preposition-place')
}

const STAYS = oneOf(`
  live stay work study arrive come go wait sit move eat sleep play teach meet shop swim travel return get visit
  park`)

/** 'stayed in there', 'live in here', 'went to there'. */
function needlessBefore(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const link = sentence.tokens[at + 1]
  const place = sentence.tokens[at + 2]
  if (token.tag !== 'verb' || !STAYS.test(baseOf(token, token.form)) || !/^(?:in|at|to|on)$/.test(link?.lower ?? ''))
    return undefined
  return HERE_OR_THERE.test(place?.lower ?? '') && sentence.tokens[at + 3]?.tag !== 'be'
    ? removeTokens(sentence, at + 1, at + 2, 'calque-home')
    : undefined
}

/** 'returned back', 'repeat again': the verb says it already. */
function saidTwice(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'verb') return undefined
  const base = baseOf(token, token.form)
  const next = lowerAt(sentence, at + 1)
  const isTwice =
    (/^(?:return|reply)$/.test(base) && next === 'back') ||
    (/^(?:enter|exit)$/.test(base) && next === 'in') ||
    (base === 'repeat' && /^(?:again|back)$/.test(next)) ||
    (base === 'raise' && next === 'up' && lowerAt(sentence, at + 2) === 'my')
  return isTwice ? removeTokens(sentence, at + 1, at + 2, 'collocation') : undefined
}
