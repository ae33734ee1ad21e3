import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { governs } from './governors.ts'

/** The adjective, its preposition, and those that learners put there. */
const ADJECTIVES = governs(`
  interested in with on at to about for
  fluent|experienced|involved|skilled|successful|active in at with about to of
  afraid|scared|frightened|proud|aware|jealous|ashamed|capable|fond|envious|guilty|tired|full of with from at about to for
  angry|annoyed|disappointed|satisfied|bored|familiar|popular|crowded|equipped|patient|furious|fed with to on at of for
  worried|excited|curious|nervous|anxious|enthusiastic|optimistic|serious|concerned about with of on to for
  kind|nice to with
  crazy about with of on for
  good|bad|great|excellent|terrible|clever|brilliant at on of
  similar|addicted|allergic|married|engaged|related|loyal|identical|accustomed|sensitive|harmful|equal|polite|rude|opposed to with of on by from for
  responsible|famous|ready|suitable|grateful|sorry|eligible|qualified|thankful|well-known|useful for of with about to on
  different|absent|far|separate|tired-out from with of to
  dependent|keen|focused|reliant on of with to at from in for`)
/** Right with another preposition in another sense. */
const ALSO: Record<string, RegExp> = {
  good: /^of$/,
  bad: /^of$/,
  great: /^(?:of|on)$/,
  excellent: /^of$/,
  terrible: /^of$/,
  clever: /^of$/,
  brilliant: /^of$/,
  afraid: /^for$/,
  scared: /^for$/,
  frightened: /^(?:for|at)$/,
  aware: /^at$/,
  ashamed: /^for$/,
  guilty: /^(?:about|for)$/,
  capable: /^at$/,
  tired: /^(?:from|at|about|for)$/,
  full: /^(?:at|from|to|for|about)$/,
  jealous: /^(?:about|for)$/,
  angry: /^(?:at|for)$/,
  annoyed: /^(?:at|on|for)$/,
  disappointed: /^(?:at|of|on|for)$/,
  popular: /^(?:at|on|for|of)$/,
  familiar: /^to$/,
  bored: /^(?:at|of|on|for)$/,
  satisfied: /^(?:at|on|for)$/,
  patient: /^(?:at|on|for|of)$/,
  furious: /^(?:at|for|of)$/,
  crowded: /^(?:at|on|for)$/,
  fed: /./,
  equipped: /^(?:for|at|on)$/,
  worried: /^(?:for|on)$/,
  concerned: /^(?:with|for|to|of|on)$/,
  excited: /^(?:for|on)$/,
  nervous: /^(?:for|on)$/,
  anxious: /^(?:for|on)$/,
  curious: /^(?:on|for)$/,
  serious: /^(?:for|of|on)$/,
  married: /^(?:for|from|by|of|on)$/,
  engaged: /^(?:in|for|from|by|on)$/,
  related: /^(?:by|for|on)$/,
  equal: /^(?:of|by|for|on)$/,
  polite: /^(?:of|for|on|by)$/,
  rude: /^(?:of|for|on|by)$/,
  similar: /^(?:from|by|for|on|of)$/,
  identical: /^(?:for|by|on)$/,
  sensitive: /^(?:for|by|on)$/,
  loyal: /^(?:for|from|by|on)$/,
  harmful: /^(?:by|on|from)$/,
  ready: /^(?:with|on|about|of)$/,
  sorry: /^(?:to|about)$/,
  famous: /^(?:on|about)$/,
  suitable: /^(?:on|about)$/,
  grateful: /^(?:to|on|about)$/,
  thankful: /^(?:to|on|about)$/,
  useful: /^(?:to|on|about|of|with)$/,
  qualified: /^(?:on|about|with)$/,
  eligible: /^(?:on|about)$/,
  different: /^to$/,
  absent: /^with$/,
  far: /^(?:to|with)$/,
  keen: /^(?:at|for)$/,
  focused: /^(?:for|with)$/,
  dependent: /^(?:at|for|with)$/,
  active: /^(?:at|with|about|of)$/,
  successful: /^(?:with|of|about)$/,
  skilled: /^(?:at|with)$/,
  experienced: /^about$/,
  involved: /^with$/,
  optimistic: /^(?:for|on)$/,
  enthusiastic: /^(?:for|on)$/,
}

/** 'angry to his brother', 'full with dust', 'sorry of the delay'. */
export const governedAdjectives: Rule = {
  id: 'governed-adjective',
  find: (sentence) => sentence.tokens.flatMap((token, at) => wrongLink(sentence, token, at) ?? []),
}

const OPENS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron', 'name', 'noun', 'adj', 'verb'])

function wrongLink(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const governor = ADJECTIVES.get(token.lower)
  const linkAt = /^(?:very|so) much$/.test(`${lowerAt(sentence, at + 1)} ${lowerAt(sentence, at + 2)}`)
    ? at + 3
    : at + 1
  const link = sentence.tokens[linkAt]
  if (!governor || !link || !governor.wrong.has(link.lower) || !isSaid(sentence, token, at)) return undefined
  const next = sentence.tokens[linkAt + 1]
  if (link.lower === 'to' && !/^(?:det|poss|obj|name)$/.test(next?.tag ?? '')) return undefined
  if (
    !next ||
    !OPENS.has(next.tag) ||
    isTime(sentence, linkAt + 1) ||
    hasOtherSense(token, link, next, sentence.tokens[linkAt + 2])
  )
    return undefined
  return changeWord(sentence, linkAt, governor.right, 'preposition-adjective')
}

function hasOtherSense(token: Token, link: Token, next: Token, after: Token | undefined): boolean {
  if (next.tag === 'verb' && next.form !== 'ing') return true
  if (/^(?:good|bad|great|excellent|terrible|clever|brilliant)$/.test(token.lower)) return next.form !== 'ing'
  const isPerson = next.tag === 'obj' || (next.tag === 'poss' && next.lower !== "'s")
  if (token.lower === 'responsible' && link.lower === 'to') return next.lower !== 'the' || isSomebody(after)
  if (token.lower === 'familiar') return isPerson || next.tag === 'name' || next.tag === 'pron'
  if (ALSO[token.lower]?.test(link.lower)) return true
  if (token.lower === 'married') return next.tag === 'num' || /^(?:children|kids|no)$/.test(next.lower)
  const isKind = /^(?:kind|nice)$/.test(token.lower)
  return isKind && !isPerson && !/^(?:everybody|everyone|people|you)$/.test(next.lower)
}

const TIMES = oneOf(`
  first last least all home work school night times now example general once time year years day days week weeks
  month months hour hours moment morning beginning end start age monday tuesday wednesday thursday friday saturday
  sunday january february march april may june july august september october november december`)

const isTime = (sentence: Sentence, at: number) =>
  TIMES.test(
    ['det', 'poss', 'adj'].includes(sentence.tokens[at]?.tag ?? '') ? lowerAt(sentence, at + 1) : lowerAt(sentence, at),
  )

const LINKS = oneOf(`
  feel feels felt get gets got getting become becomes became look looks looked seem seems seemed keep made me
  him her us them you stay very so too`)

function isSaid(sentence: Sentence, token: Token, at: number): boolean {
  let back = at - 1
  while (
    ['adv', 'not'].includes(sentence.tokens[back]?.tag ?? '') ||
    /^(?:so|more|most|really|very|too)$/.test(lowerAt(sentence, back))
  )
    back -= 1
  if (back < at - 1 || /^(?:sorry|similar|different)$/.test(token.lower)) return true
  const before = sentence.tokens[back]
  return (
    before !== undefined &&
    (before.tag === 'be' ||
      LINKS.test(before.lower) ||
      (before.tag === 'pron' && sentence.tokens[back - 1]?.tag === 'be'))
  )
}
