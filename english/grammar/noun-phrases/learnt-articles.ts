import { isCalled } from '../../sentences/addresses.ts'
import { isCapitalised, type Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { isOneDescribed, isOneOfMany } from '../../words/countable.ts'
import { isUnchanged } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { A_OR_AN } from '../../words/word-sets.ts'
import { isHeadline } from '../headline.ts'
import { type Edit, type Evidence, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { type ArticleChances, articleChances } from './article-chances.ts'
import type { ArticleChoice, ArticleSlot } from './article-slots.ts'
import { isOrdinal, isSuperlative } from './degrees.ts'
import { BEFORE_ANY, standsBare } from './noun-lists.ts'

/** Below it, what is written is seldom right; before nouns that stand bare elsewhere it has to be rarer. */
const SELDOM = 0.07
const HARDLY_EVER = 0.02

/** 'He works as courier': right English seldom has no article there. */
export const learntArticles: Rule = {
  id: 'article-learnt',
  find: (sentence) =>
    (isHeadline(sentence) ? [] : articleChances(sentence))
      .filter(({ slot }) => slot.choice === 'none' && mayLack(sentence, slot) && !isOfOther(sentence, slot))
      .filter(({ slot, chances }) => chances.none < rarityOf(sentence, slot))
      .map(({ slot, chances }) => inserted(sentence, slot, chances)),
}

function rarityOf({ tokens }: Sentence, { from, head }: ArticleSlot): number {
  const isOne = (from === head ? isOneOfMany : isOneDescribed)(inSmallLetters(tokens[head] as Token))
  // 'Salad is cheap'
  if (head === 0) return isOne ? HARDLY_EVER : 0
  const isUsual = isIdiom(tokens, from, head) || tokens[from - 1]?.lower === 'of'
  return isOne && !isUsual ? SELDOM : HARDLY_EVER
}

const inSmallLetters = (token: Token): Token => ({ ...token, text: token.lower })

function inserted(sentence: Sentence, { from }: ArticleSlot, chances: ArticleChances): Edit {
  const isAny = BEFORE_ANY.test(lowerAt(sentence, from - 1)) && chances.a > SELDOM
  if (isAny || chances.a >= chances.the)
    return insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-a')
  const isTopmost = isSuperlative(sentence, from) || isOrdinal(sentence, from)
  return insertBefore(sentence, from, 'the', isTopmost ? 'article-superlative' : 'article-the')
}

/** What begins like this has no article, or not here. */
const BEGINS_BARE = oneOf('same last next second third own other plain else due whole half')
/** 'last night', 'that dog', 'the world's leading', whatever they are read as; 'means person of the forest'. */
const CLOSES = oneOf("last next that which 's mr mrs ms play plays played playing called named means help helps helped")
/** One word for several. */
const SEVERAL = oneOf('people police staff cattle clergy crew lot')

/** One thing, and no name: several may always stand bare, 'Gambir station' is called so. */
function mayLack({ tokens }: Sentence, { from, head }: ArticleSlot): boolean {
  const noun = tokens[head]
  const before = tokens[from - 1]
  if (!noun || noun.readings.singular !== undefined || isUnchanged(noun.lower) || SEVERAL.test(noun.lower)) return false
  if (BEGINS_BARE.test(tokens[from]?.lower ?? '') || CLOSES.test(before?.lower ?? '')) return false
  if (tokens[head + 1]?.lower === "'s" || (before && tokens[from]?.spaced === false)) return false
  if (isRepeated(tokens, from) || isPartOfSeveral(tokens[head + 1]) || isNamed(tokens, from, head)) return false
  if (isAdjective(noun, before) || isParticiple(noun, tokens[head + 1])) return false
  if (from === 0 && isNews(tokens, head)) return false
  return tokens
    .slice(from, head + 1)
    .every(({ text, lower, tag, readings }, at) =>
      tag === 'name' ? readings.kinds.adj > 0 && at < head - from : text === lower || (from === 0 && at === 0),
    )
}

/** Somebody who is spoken to, or the end of a longer name. */
const isOfOther = ({ tokens }: Sentence, { from, head }: ArticleSlot): boolean =>
  isCalled(tokens, head) || isOfCompound(tokens, from, head)

const LINKS: ReadonlySet<string> = new Set(['sub', 'and', 'punct'])
const FINITE: ReadonlySet<string> = new Set(['be', 'have', 'modal', 'do'])

/** 'an indoor back up plan', 'because fuel boat is': read as a verb, but the beginning of the same thing. */
function isOfCompound(tokens: readonly Token[], from: number, head: number): boolean {
  const before = tokens[from - 1]
  const isKind = before?.tag === 'verb' && before.form === 'base' && before.readings.kinds.noun > 0
  if (isKind && LINKS.has(tokens[from - 2]?.tag ?? 'punct') && FINITE.has(tokens[head + 1]?.tag ?? '')) return true
  if (before?.tag !== 'prep' && before?.tag !== 'adv') return false
  const start = tokens.slice(0, from).findLastIndex(({ lower }) => A_OR_AN.test(lower))
  const between = tokens.slice(start + 1, from)
  return start >= 0 && between.length <= WIDEST && between.every(({ tag }) => INSIDE.has(tag))
}

const WIDEST = 4
const INSIDE: ReadonlySet<string> = new Set(['adj', 'verb', 'prep', 'adv'])

/** 'country to country', 'day after day' */
const isRepeated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === tokens[at + 2]?.lower || tokens[at]?.lower === tokens[at - 2]?.lower

/** 'clause 7', 'bin Laden', 'Kennedy', 'in Warsaw, capital of', 'election day' */
const isNamed = (tokens: readonly Token[], from: number, head: number): boolean =>
  tokens[head + 1]?.tag === 'num' ||
  (tokens[head]?.lower === 'day' && tokens[head - 1]?.tag === 'noun') ||
  (tokens[head + 1]?.tag === 'name' && isCapitalised(tokens[head + 1]?.text ?? '')) ||
  (isCapitalised(tokens[head]?.text ?? '') && (tokens[head]?.readings.kinds.noun ?? 0) < 4) ||
  (tokens[from - 1]?.text === ',' && tokens[from - 2]?.tag === 'name')

const SAYS_WHICH: ReadonlySet<string> = new Set(['det', 'poss', 'pron', 'obj'])

/** 'Local man wins lottery' */
const isNews = (tokens: readonly Token[], head: number): boolean =>
  tokens[head + 1]?.form === 'third' && !tokens.some(({ tag }) => SAYS_WHICH.has(tag))

/** 'He got hit by a car' */
const isParticiple = (noun: Token, next: Token | undefined): boolean =>
  next?.lower === 'by' && hasForm(noun, 'participle')

/** 'you are always patient' */
const isAdjective = ({ readings: { kinds } }: Token, before: Token | undefined): boolean =>
  kinds.adj >= kinds.noun || (kinds.adj > 0 && before?.tag === 'adv')

/** 'in check', 'took note', 'eat goat' */
function isIdiom(tokens: readonly Token[], from: number, head: number): boolean {
  if (standsBare('eaten', tokens[head]?.lower ?? '')) return true
  const before = tokens[from - 1]
  const link = before?.tag === 'verb' ? baseOf(before, before.form) : (before?.lower ?? '')
  return from === head && standsBare(link, tokens[head]?.lower ?? '')
}

/** 'University graduates tend to': taken for a verb. */
const isPartOfSeveral = (next: Token | undefined): boolean =>
  next?.tag === 'verb' && next.readings.singular !== undefined && next.readings.kinds.noun > 2

/** How likely what is said instead must be, or how unlikely what is written. */
const SURE = 0.92
const LIKELY = 0.75
const OPEN = 0.4

/** What right English says to an edit that inserts or removes an article. */
export function articleEvidence(sentence: Sentence, edit: Edit): Evidence | undefined {
  if (!/^article-/.test(edit.rule)) return undefined
  const found = articleChances(sentence).find(({ slot }) => isAt(sentence, slot, edit))
  if (!found) return undefined
  const { slot, chances } = found
  const said = chances[slot.choice === 'none' ? articleIn(edit) : 'none']
  if (said >= SURE) return 'sure'
  if (said >= LIKELY) return 'likely'
  return chances[slot.choice] < OPEN ? 'open' : 'against'
}

const articleIn = ({ text }: Edit): ArticleChoice => {
  const [first = ''] = text.trim().toLowerCase().split(' ')
  return first === 'the' ? 'the' : A_OR_AN.test(first) ? 'a' : 'none'
}

function isAt({ tokens }: Sentence, { article: at, from }: ArticleSlot, edit: Edit): boolean {
  if (at === undefined) return articleIn(edit) !== 'none' && tokens[from]?.start === edit.start
  const old = tokens[at]
  return old !== undefined && edit.start <= old.start && edit.end >= old.end
}
