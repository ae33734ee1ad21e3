import type { Token } from '../../sentences/tokens.ts'
import { UNCOUNTABLE } from '../../words/word-lists.ts'
import { baseOf } from '../verb-words.ts'
import type { ArticleSlot } from './article-slots.ts'
import { ARTICLE_FEATURES } from './article-weights.ts'

/** What tells which article a noun phrase takes, as places in the table of weights. The article itself is not read. */
export function articleFeatures(tokens: readonly Token[], slot: ArticleSlot): number[] {
  return namesOf(tokens, slot).map(placeOf)
}

function namesOf(tokens: readonly Token[], { from, head, article }: ArticleSlot): string[] {
  const at = article ?? from
  const noun = tokens[head] as Token
  const before = tokens[at - 1]
  const earlier = tokens[at - 2]
  const behind = tokens[head + 1]
  const later = tokens[head + 2]
  const number = noun.readings.singular === undefined ? '1' : '2'
  const lemma = noun.readings.singular ?? noun.lower
  const kind = kindOf(noun)
  const first = from === head ? '-' : wordOf(tokens[from])
  const last = from === head ? '-' : wordOf(tokens[head - 1])
  const shape = tokens
    .slice(from, head)
    .map((token) => token.tag)
    .join(' ')
  const described = from === head ? '0' : '1'
  const link = wordOf(before)
  const linkTag = tagOf(before)
  const governor = governorOf(tokens, at)
  const next = wordOf(behind)
  const nextTag = tagOf(behind)
  const degree = tokens[from]?.readings.degree?.degree ?? '-'
  const isMentioned = tokens.some((token, index) => index < at && token.lower === noun.lower)
  const own = `${noun.lower}`
  return [
    `h ${own}`,
    `l ${lemma}`,
    `k ${kind}`,
    `s3 ${noun.lower.slice(-3)} ${number}`,
    `s4 ${noun.lower.slice(-4)} ${number}`,
    `hd ${own} ${described}`,
    `kd ${kind} ${described} ${degree}`,
    `b1 ${link}`,
    `b2 ${wordOf(earlier)} ${link}`,
    `bt ${tagOf(earlier)} ${linkTag}`,
    `bk ${link} ${kind}`,
    `bkd ${link} ${kind} ${described}`,
    `bh ${link} ${own}`,
    `bth ${linkTag} ${own}`,
    `bl ${link} ${first} ${own}`,
    `g ${governor}`,
    `gk ${governor} ${kind}`,
    `gh ${governor} ${own}`,
    `gl ${governor} ${link}`,
    `glk ${governor} ${link} ${kind}`,
    `n1 ${next}`,
    `n2 ${next} ${wordOf(later)}`,
    `nt ${nextTag} ${tagOf(later)}`,
    `nk ${next} ${kind}`,
    `ntk ${nextTag} ${kind} ${described}`,
    `nh ${next} ${own}`,
    `bn ${link} ${next}`,
    `bnk ${linkTag} ${nextTag} ${kind} ${described}`,
    `bnh ${link} ${own} ${next}`,
    `f ${first}`,
    `fk ${first} ${kind}`,
    `fh ${first} ${own}`,
    `e ${last}`,
    `eh ${last} ${own}`,
    `sh ${shape} ${kind}`,
    `fb ${first} ${link}`,
    `m ${isMentioned} ${kind}`,
    `p ${at === 0} ${nextTag} ${kind}`,
    `v ${verbBehind(tokens, head)} ${kind} ${at === 0}`,
    `c ${noun.text !== noun.lower} ${number}`,
  ]
}

function kindOf({ lower, readings }: Token): string {
  const number = readings.singular === undefined ? '1' : '2'
  const flags = `${readings.counted ? 'c' : ''}${readings.person ? 'p' : ''}${readings.bare ? 'b' : ''}`
  return `${number}${flags}${UNCOUNTABLE.has(lower) ? 'u' : ''}`
}

const wordOf = (token: Token | undefined): string =>
  token === undefined ? '^' : token.tag === 'num' ? '0' : token.tag === 'name' ? 'N' : token.lower

const tagOf = (token: Token | undefined): string =>
  token === undefined ? '^' : token.tag === 'punct' ? token.text : `${token.tag}${token.form ?? ''}`

const BEFORE_LINK: ReadonlySet<string> = new Set(['prep', 'to', 'sub', 'adv', 'and'])

/** The verb or noun that the phrase hangs on: 'work' in 'works as courier', 'go' in 'went to hotel'. */
function governorOf(tokens: readonly Token[], at: number): string {
  let place = at - 1
  if (tokens[place]?.tag === 'verb' || tokens[place]?.tag === 'be') return lemmaOf(tokens[place])
  while (place > at - 4 && BEFORE_LINK.has(tokens[place]?.tag ?? '')) place -= 1
  const found = tokens[place]
  if (!found || place === at - 1) return '-'
  return found.tag === 'verb' || found.tag === 'be' || found.tag === 'have' ? lemmaOf(found) : wordOf(found)
}

const lemmaOf = (token: Token | undefined): string =>
  token === undefined ? '-' : token.tag === 'verb' ? baseOf(token, token.form) : token.tag

/** What the noun is the subject of, if a verb follows: 'is', 'are', 'third'. */
function verbBehind(tokens: readonly Token[], head: number): string {
  const next = tokens[head + 1]
  if (!next) return '-'
  if (next.tag === 'be' || next.tag === 'have' || next.tag === 'do') return next.lower
  return next.tag === 'verb' ? (next.form ?? 'verb') : next.tag === 'modal' ? 'modal' : '-'
}

/** FNV-1a */
function placeOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return (hash >>> 0) & (ARTICLE_FEATURES - 1)
}
