import type { Token } from '../../sentences/tokens.ts'
import { governorOf, kindOf, tagOf, wordOf } from '../choices/words-around.ts'
import type { ArticleSlot } from './article-slots.ts'

/** What tells which article a noun phrase takes. The article itself is not read. */
export function articleFeatures(tokens: readonly Token[], { from, head, article }: ArticleSlot): string[] {
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

/** What the noun is the subject of, if a verb follows: 'is', 'are', 'third'. */
function verbBehind(tokens: readonly Token[], head: number): string {
  const next = tokens[head + 1]
  if (!next) return '-'
  if (next.tag === 'be' || next.tag === 'have' || next.tag === 'do') return next.lower
  return next.tag === 'verb' ? (next.form ?? 'verb') : next.tag === 'modal' ? 'modal' : '-'
}
