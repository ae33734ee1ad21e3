import type { Sentence } from '../../english/grammar/sentence.ts'
import type { Token } from '../../english/sentences/tokens.ts'
import type { Tag } from '../../english/words/closed-words.ts'

/** Between a helper and its verb: 'did he not always …' */
const BETWEEN: ReadonlySet<Tag> = new Set<Tag>([
  'pron',
  'obj',
  'not',
  'adv',
  'det',
  'poss',
  'adj',
  'noun',
  'name',
  'num',
  'there',
  'sub',
])
const VERBAL: ReadonlySet<Tag> = new Set<Tag>(['verb', 'be', 'have', 'do'])
const OPENS: ReadonlySet<Tag> = new Set<Tag>(['verb', 'prep'])

/** Whether a part has no reading: a helper without a verb ('Did he late?'), a person without an article ('studies nurse'). */
export const isUnread = ({ tokens }: Sentence): boolean =>
  tokens.some((token, at) => lacksVerb(tokens, at) || isBarePerson(token, tokens[at - 1], tokens[at + 1]))

function lacksVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !(token.tag === 'modal' || (ASKS.has(token.lower) && isFirst(tokens, at)))) return false
  const rest = tokens.slice(at + 1)
  const end = rest.findIndex(({ tag }) => !BETWEEN.has(tag))
  const between = end < 0 ? rest : rest.slice(0, end)
  const isTold = between.some(({ tag }) => tag === 'adj' || tag === 'noun')
  return isTold && !VERBAL.has(rest[end]?.tag ?? 'punct')
}

const ASKS: ReadonlySet<string> = new Set(['did', 'does'])
const isFirst = (tokens: readonly Token[], at: number): boolean => at === 0 || tokens[at - 1]?.tag === 'wh'

const isBarePerson = ({ tag, readings }: Token, before: Token | undefined, behind: Token | undefined): boolean =>
  tag === 'noun' &&
  readings.person &&
  readings.counted &&
  !readings.bare &&
  readings.singular === undefined &&
  before !== undefined &&
  OPENS.has(before.tag) &&
  behind?.tag !== 'noun' &&
  behind?.tag !== 'name'
