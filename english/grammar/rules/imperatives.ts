import { oneOf } from '../../words/one-of.ts'
import { MORE_OR_VERY } from '../../words/word-sets.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, removeTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** "Don't shy", 'Please quiet', "Don't be forget". */
export const imperatives: Rule = {
  id: 'imperative-be',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.lower === 'not' && lowerAt(sentence, at - 1) === 'do' && startsHere(sentence, at - 1))
        return afterDont(sentence, at + 1) ?? []
      if (isToldOrder(sentence, at)) return [changeWord(sentence, at, baseOf(token, 'past'), 'modal')]
      if (token.lower === 'please') return pleaseDoing(sentence, at) ?? bare(sentence, at + 1, true) ?? []
      return token.lower === 'us' && lowerAt(sentence, at - 1) === 'let' ? (bare(sentence, at + 1, true) ?? []) : []
    }),
}

/** 'If you see Rina, told her to call me': an order behind the condition. */
function isToldOrder({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  const isFirstComma = tokens.findIndex(({ text }) => text === ',') === at - 1
  return (
    isFirstComma &&
    /^(?:if|when|before|after|once)$/.test(tokens[0]?.lower ?? '') &&
    verb?.tag === 'verb' &&
    verb.form === 'past' &&
    !hasForm(verb, 'base') &&
    ['obj', 'poss', 'det'].includes(tokens[at + 1]?.tag ?? '')
  )
}

/** 'Please correcting my grammar', 'please asked them later'. */
function pleaseDoing(sentence: Sentence, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  return startsHere(sentence, at) && verb?.tag === 'verb' && verb.form !== 'base' && !hasForm(verb, 'base')
    ? changeWord(sentence, at + 1, baseOf(verb, verb.form), 'modal')
    : undefined
}

/** An order begins the sentence or comes behind a comma. */
const startsHere = (sentence: Sentence, at: number) => {
  const before = sentence.tokens[at - 1]
  return before === undefined || before.tag === 'punct' || /^(?:please|and|so|but|just)$/.test(before.lower)
}

function afterDont(sentence: Sentence, at: number): Edit | undefined {
  const be = sentence.tokens[at]
  if (be?.lower !== 'be') return bare(sentence, at, false)
  const verb = sentence.tokens[at + 1]
  if (verb && /^(?:panic|worry|cry|forget)$/.test(verb.lower)) return removeTokens(sentence, at, at + 1, 'be-verb')
  if (
    !verb ||
    !hasForm(verb, 'base') ||
    hasForm(verb, 'participle') ||
    hasForm(verb, 'ing') ||
    verb.readings.kinds.adj > 2
  )
    return undefined
  if (
    verb.readings.kinds.verb < 3 ||
    (verb.readings.kinds.noun > 4 &&
      !/^(?:worry|cry|talk|fight|forget|panic|smoke|laugh|lie|cheat)$/.test(baseOf(verb, 'base')))
  )
    return undefined
  return removeTokens(sentence, at, at + 1, 'be-verb')
}

const STATES = oneOf(`
  afraid scared worried confused shy lazy late angry sad noisy nervous rude quiet patient careful silent calm
  ready honest polite sure absent stressed disappointed surprised selfish serious sick embarrassed`)

function bare(sentence: Sentence, at: number, onlyAlone: boolean): Edit | undefined {
  const from = MORE_OR_VERY.test(lowerAt(sentence, at)) ? at + 1 : at
  const word = sentence.tokens[from]
  const next = sentence.tokens[from + 1]
  if (
    !word ||
    word.tag === 'det' ||
    /^(?:just|even|only|still|more|much|well|here|there|now|first|next|own)$/.test(word.lower)
  )
    return undefined
  const { kinds, verbs } = word.readings
  const isState = STATES.test(word.lower)
  if (!isState && (kinds.adj < 4 || verbs.length > 0 || kinds.noun > 3 || onlyAlone)) return undefined
  if (next && ['noun', 'name', 'det', 'poss', 'obj'].includes(next.tag)) return undefined
  if (/^(?:quiet|calm|ready)$/.test(word.lower) && next?.lower === 'down') return undefined
  return insertBefore(sentence, at, 'be', 'copula')
}
