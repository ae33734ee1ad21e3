import { isPersonNoun } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

const PERIOD = '(day|week|month|year|hour|minute|night)'
const LASTS =
  '(holiday|vacation|leave|notice|rest|break|experience|salary|pay|training|delay|work|sleep|walk|drive|journey|warning|rent)'
const WHEN =
  '(today|yesterday|tomorrow|tonight|(?:next|last|this) (?:week|month|year|night|weekend|semester|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon))'
const EVENT =
  '(meeting|class|lesson|budget|exam|test|schedule|event|match|game|party|report|news|homework|election|target|plan|profit|training|concert|presentation|menu|agenda|weather|newspaper|episode|task|topic|quiz|assignment|discussion|interview|flight|workshop|webinar|conference|festival|exhibition)'
const KIN =
  '(?:father|mother|mom|mum|dad|brother|sister|uncle|aunt|wife|husband|son|daughter|cousin|grandmother|grandfather|friend|best friend|teacher|boss|manager|neighbor|neighbour|colleague|boyfriend|girlfriend|roommate|classmate)'
const THING =
  '(name|house|car|job|hobby|birthday|phone|phone number|room|bag|motorcycle|motorbike|laptop|shop|office|dog|cat|hair|book|address|wedding|restaurant|shoes|computer|bike|bicycle|wallet|email|dress|shirt)'
const ACTOR =
  '(teacher|lecturer|doctor|manager|boss|director|driver|owner|author|president|trainer|principal|leader|customer|guest|king|queen|student)'
const OWN_ACT =
  '(explanation|advice|voice|opinion|answer|instructions?|wife|husband|face|speech|decision|attitude|signature|approval|permission|request|house|name|car|email|message|question)'

/** Whose time, thing or word it is. */
export const ownerPhrases = phraseRule('owner-phrases', [
  phrase(
    'possessive-s',
    `((?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|\\d+)) ${PERIOD}s ${LASTS}(?=[.,!?]|$| (?:in|at|to|for|because|before|and|from|with|as|every|after|this|next)\\b)`,
    (m, s) => (/\ban? $/i.test(s.text.slice(0, m.index)) || m[1] === '1' ? undefined : `${m[1]} ${m[2]}s' ${m[3]}`),
  ),
  phrase(
    'possessive-s',
    `(a|one) ${PERIOD} ${LASTS}(?=[.,!?]|$| (?:in|at|to|for|because|before|and|from|with|as|after)\\b)`,
    "$1 $2's $3",
    /one day (?:rest|work|walk|drive)s?|a (?:night|day) (?:drive|walk|work|leave)/i,
  ),
  phrase('possessive-s', `${WHEN} ${EVENT}\\b`, (m, s) =>
    isSpokenOf(s.text.slice(0, m.index)) ? `${m[1]}'s ${m[2]}` : undefined,
  ),
  phrase(
    'possessive-s',
    `the ${THING} of ((?:my|his|her|your|our|their) ${KIN})(?=[.,!?]|$| (?:is|was|are|were|in|and|last|yesterday)\\b)`,
    "$2's $1",
  ),
  phrase(
    'possessive-s',
    `the ${ACTOR} ${OWN_ACT}(?=[.,!?]|$| (?:is|was|are|were|about|to|in|and|because|when|carefully|made)\\b)`,
    "the $1's $2",
  ),
  phrase(
    'pronoun-possessive',
    '(is|are|was|were) ((?:this|that|these|those) \\w+) (your|her|our|their)(?=\\?|, )',
    (m) => `${m[1]} ${m[2]} ${m[3]}s`,
  ),
  phrase('pronoun-possessive', '(not|is|are) (my|your|her|our|their)(?=[.,!?]|$| (?:but|and it|because)\\b)', (m, s) =>
    /^her$/i.test(m[2] ?? '') && /\b(?:it|this|that|he|she|who)$/i.test(s.text.slice(0, m.index).trim())
      ? undefined
      : m[1]?.toLowerCase() === 'not' && m[2]?.toLowerCase() === 'her'
        ? undefined
        : `${m[1]} ${m[2]?.toLowerCase() === 'my' ? 'mine' : `${m[2]}s`}`,
  ),
  phrase(
    'pronoun-case',
    '(between|to|for|with|from|about|of|by|like|at) ((?:my|his|her|your|our|the) \\w+|you|him|her|them|[A-Z]\\w+) and i(?=[.,!?]|$| (?:yesterday|last|because|about|to|in|at|for|every|again)\\b)',
    '$1 $2 and me',
  ),
  phrase(
    'pronoun-case',
    '(than|like|as) (my|our|their)(?=[.,!?]|$)',
    (m) => `${m[1]} ${({ my: 'me', our: 'us', their: 'them' } as Record<string, string>)[m[2]?.toLowerCase() ?? '']}`,
  ),
])

/** 'I will join tomorrow meeting', 'about next year budget'; 'We had a meeting last week, tests …' stays. */
const isSpokenOf = (before: string) =>
  /(?:^|\b(?:about|for|in|at|of|from|to|on|with|during|after|before|attend|attended|join|joined|miss|missed|check|postpone|cancel|watch|watched|read|discuss|finish|finished|remember|forget|forgot|prepare|do|did|is|was|like|enjoy|enjoyed|how is|how was|what is) )$/i.test(
    before,
  )

const OWNED =
  /^(?:homework|job|bag|phone|room|car|house|books?|family|mother|father|brother|sister|country|wallet|duty|assignment|money|hair|hands?|teeth|clothes|shoes|motorcycle|motorbike|laptop|friends?|parents|wife|husband|birthday|life|dreams?|students|children|office|teacher|boss|keys?|umbrella|jacket|passport|health|culture|skills?|english|experience|time|baby|lunch|breakfast|face|boyfriend|girlfriend|name|email|password|account|ticket)$/
const POSSESSIVE: Record<string, string> = {
  i: 'my',
  he: 'his',
  she: 'her',
  we: 'our',
  they: 'their',
  him: 'his',
  them: 'their',
}
const GIVES_OR_NAMES =
  /^(?:give|gives|gave|given|giving|send|sends|sent|show|shows|showed|teach|teaches|taught|tell|tells|told|offer|offered|lend|lent|bring|brought|buy|bought|buys|ask|asked|make|makes|made|cook|cooked|write|wrote|get|got|call|called|cost|pay|paid|sell|sold|wish|owe|save|find|found|help|helped|let|keep|pass|serve|name|consider|bringing|think|thinks|thought|know|knows|knew|say|says|said|hope|believe|see|saw|hear|heard|feel|that|guess|steal|lent|earn)$/

/** 'She forgot she bag', 'We love we country', 'He does him homework'. */
export const ownerPronouns: Rule = {
  id: 'owner-pronouns',
  find: (sentence) => sentence.tokens.flatMap((token, at) => ownerAt(sentence, token, at) ?? []),
}

function ownerAt(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const right = Object.hasOwn(POSSESSIVE, token.lower) ? POSSESSIVE[token.lower] : undefined
  const before = sentence.tokens[at - 1]
  const noun = sentence.tokens[at + 1]
  if (!right || !noun || !before || !OWNED.test(noun.lower) || GIVES_OR_NAMES.test(before.lower)) return undefined
  const isBehind =
    before.tag === 'verb' || (before.tag === 'prep' && !isPersonNoun(noun)) || (before.tag === 'do' && at > 1)
  const next = sentence.tokens[at + 2]
  const ends =
    next === undefined ||
    (next.tag === 'punct' && /^[.,!?]$/.test(next.text)) ||
    ['prep', 'and', 'sub'].includes(next.tag) ||
    /^(?:very|every|yesterday|today|last|so|by|is|are|was)$/.test(next.lower)
  if (!isBehind || !ends || (before.tag === 'prep' && !['obj', 'pron'].includes(token.tag))) return undefined
  if (lowerAt(sentence, at - 1) === 'do' && sentence.tokens[at - 2]?.tag === 'wh') return undefined
  return changeWord(sentence, at, right, 'pronoun-possessive')
}
