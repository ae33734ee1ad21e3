import { changeWord, type Edit } from '../../english/grammar/sentence.ts'
import { baseOf, inForm } from '../../english/grammar/verb-words.ts'
import { oneOf } from '../../english/words/one-of.ts'
import type { VerbForm } from '../../english/words/verbs.ts'
import { ADJECTIVE_OF, NOUN_OF_ADJECTIVE, NOUN_OF_VERB } from '../../english/words/word-families.ts'
import { NEVER_PLURAL } from '../../english/words/word-lists.ts'
import { drop, type Injection, isA, type Place, RULE, swap, where } from './injection.ts'

const VERB_OF_NOUN = new Map([...NOUN_OF_VERB].map(([verb, noun]) => [noun, verb]))
const NOUN_BEHIND = new Map([
  ...NOUN_OF_ADJECTIVE,
  ...[...ADJECTIVE_OF].map(([noun, adjective]) => [adjective, noun] as const),
])
const COUNTS = oneOf('many several few these those various both two three four five six seven eight nine ten')
const OF_SEVERAL = oneOf('all most some other many several')

const isCounted = ({ by }: Place) => {
  const before = isA(by(-1), 'adj') ? by(-2) : by(-1)
  return COUNTS.test(before?.lower ?? '') || isA(before, 'num')
}

const singular: Injection = ({ sentence, token, at }) =>
  token.tag === 'noun' && token.readings.singular !== undefined && token.lower.endsWith('s')
    ? changeWord(sentence, at, token.readings.singular, RULE)
    : undefined

const verbAs =
  (from: VerbForm, to: VerbForm, holds: (place: Place) => boolean): Injection =>
  (place): Edit | undefined => {
    const { sentence, token, at } = place
    return token.tag === 'verb' && token.form === from && holds(place)
      ? changeWord(sentence, at, inForm(token, to), RULE)
      : undefined
  }

const behind =
  (...tags: string[]) =>
  ({ by }: Place) =>
    isA(by(-1), ...tags) || (isA(by(-1), 'not', 'adv') && isA(by(-2), ...tags))

const another =
  (words: ReadonlyMap<string, string>, tag: string): Injection =>
  ({ sentence, token, at }) => {
    const other = token.tag === tag ? words.get(token.lower) : undefined
    return other && other !== token.lower ? changeWord(sentence, at, other, RULE) : undefined
  }

/** One error in the form of a word. */
export const WORD_INJECTIONS: Readonly<Record<string, Injection>> = {
  'noun: ending dropped behind a number': where(isCounted, singular),
  'noun: ending dropped behind all, some': where(({ by }) => OF_SEVERAL.test(by(-1)?.lower ?? ''), singular),
  'noun: ending dropped behind one of': where(
    ({ by }) =>
      [by(-2), by(-3)].some((token) => token?.lower === 'of') && [by(-3), by(-4)].some((one) => one?.lower === 'one'),
    singular,
  ),
  'noun: plural of what is not counted': ({ sentence, token, at, by }) =>
    token.tag === 'noun' && NEVER_PLURAL.has(token.lower) && !isA(by(1), 'noun')
      ? changeWord(sentence, at, `${token.lower}s`, RULE)
      : undefined,
  'verb: third for base': verbAs('base', 'third', behind('pron', 'noun')),
  'verb: -s behind a modal': verbAs('base', 'third', behind('modal')),
  'verb: -ing behind a modal': verbAs('base', 'ing', behind('modal')),
  'verb: past behind to': verbAs('base', 'past', behind('to')),
  'verb: -ing behind to': verbAs('base', 'ing', behind('to')),
  'verb: past for participle': ({ sentence, token, at, by }) =>
    token.tag === 'verb' &&
    token.form === 'participle' &&
    isA(by(-1), 'have', 'be') &&
    inForm(token, 'past') !== token.lower
      ? changeWord(sentence, at, inForm(token, 'past'), RULE)
      : undefined,
  'verb: base behind a preposition': ({ sentence, token, at, by }) =>
    token.form === 'ing' && isA(token, 'verb') && isA(by(-1), 'prep')
      ? changeWord(sentence, at, baseOf(token, 'ing'), RULE)
      : undefined,
  'verb: base behind have': ({ sentence, token, at }) => {
    const base = baseOf(token, 'participle')
    return token.tag === 'verb' &&
      token.form === 'participle' &&
      base !== token.lower &&
      isA(sentence.tokens[at - 1], 'have')
      ? changeWord(sentence, at, base, RULE)
      : undefined
  },
  'form: noun for adjective': another(NOUN_BEHIND, 'adj'),
  'form: adjective for noun': another(ADJECTIVE_OF, 'noun'),
  'form: verb for noun': another(VERB_OF_NOUN, 'noun'),
  'form: -ing for -ed, -ed for -ing': where(
    ({ by }) => isA(by(-1), 'be', 'adv'),
    swap({ bored: 'boring', interested: 'interesting', excited: 'exciting', tired: 'tiring', confused: 'confusing' }),
  ),
  'comparison: the dropped': where(
    ({ token, by }) => token.lower === 'the' && (by(1)?.readings.degree?.degree === 'most' || by(1)?.lower === 'most'),
    drop,
  ),
  'comparison: from for than': where(({ by }) => by(1) !== undefined, swap({ than: 'from' })),
  'pair: say, tell': where(
    ({ by }) => isA(by(1), 'obj', 'pron', 'poss', 'sub'),
    swap({ said: 'told', told: 'said', tell: 'say', say: 'tell', tells: 'says', says: 'tells' }),
  ),
  'pair: make, do': where(
    ({ token }) => token.tag === 'verb' || token.tag === 'do',
    swap({ made: 'did', make: 'do', makes: 'does' }),
  ),
  'pair: other, another': where(({ by }) => isA(by(1), 'noun'), swap({ other: 'another', another: 'other' })),
  'pair: since, for': swap({ since: 'for' }),
}
