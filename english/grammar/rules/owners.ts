import type { Token } from '../../sentences/tokens.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { changeWord, type Edit, type Rule, type Sentence } from '../sentence.ts'

const PERIOD = '(day|week|month|year|hour|minute|night)'
const BODY = '(tail|ears|eyes|legs|fur|paws?|nose|wings|owner|mouth)'
const LASTS =
  '(holiday|vacation|leave|notice|rest|break|experience|salary|pay|training|delay|work|sleep|walk|drive|journey|warning|rent)'
const WHEN =
  '(today|yesterday|tomorrow|tonight|(?:next|last|this) (?:week|month|year|night|weekend|semester|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon))'
const EVENT =
  '(meeting|class|lesson|budget|exam|test|schedule|event|match|game|party|report|news|homework|election|target|plan|profit|training|concert|presentation|menu|agenda|weather|newspaper|episode|task|topic|quiz|assignment|discussion|interview|flight|workshop|webinar|conference|festival|exhibition|sales|results|figures|production|orders)'
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
    `((?:my|our|his|her|the|your|their) ${KIN}) (?:his|her|their) ${THING} (?=(?:is|was|are|were)\\b)`,
    (m, s) =>
      m.index === 0 || /(?:, |\b(?:because|and|that|so|but) )$/i.test(s.text.slice(0, m.index))
        ? `${m[1]}'s ${m[2]} `
        : undefined,
  ),
  phrase('pronoun-possessive', '^(mine|ours|theirs|yours|hers) (?=[a-z]+ (?:is|are|was|were|has|have)\\b)', (m, s) => {
    const noun = /^\w+ (\w+)/.exec(s.text)?.[1]?.toLowerCase() ?? ''
    return s.lexicon.kinds(noun).noun > 4 ? (/^mine$/i.test(m[1] ?? '') ? 'my ' : `${m[1]?.slice(0, -1)} `) : undefined
  }),
  phrase(
    'pronoun-possessive',
    '(my|your|his|our|their) (\\w+), (and |but )?not her(?=[.!?]|$)',
    (m) => `${m[1]} ${m[2]}, ${m[3] ?? ''}not hers`,
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
    'possessive-s',
    `(the|my|our|his|her|your|a) (dog|cat|bird|cow|horse|rabbit|elephant|monkey|goat) ${BODY}\\b`,
    "$1 $2's $3",
  ),
  phrase(
    'pronoun-repeat',
    '^((?:my|our|his|her|the) [\\w ]+, (?:mr|mrs|ms|pak|bu|miss|dr)?\\.? ?[A-Z]\\w+), (?:he|she) (?=(?:is|was|has|had|can|will|works|lives|likes|always|often|wants|teaches|\\w+ed)\\b)',
    (m) => (/[A-Z]\w+$/.test(m[1] ?? '') ? `${m[1]}, ` : undefined),
  ),
  phrase(
    'pronoun-case',
    '^her (?=(?:is|was|has|can|will|does|lives|wants|goes|comes|speaks|teaches|studies|(?:likes|loves) (?!and)|works (?:as|at|in|for|with|hard|every))\\b)',
    'she ',
  ),
  phrase(
    'pronoun-possessive',
    '(lick|licking|wag|wagging|wags|changed|change|lost|losing|of|with|for|about|like|love|likes|know|by|eating|moves|raised|in) it (tail|paws?|food|owner|ears|eyes|wings|nest|logo|price|quality|taste|location|culture|beauty|history|people|name|own|design|color|colour|shape)(?=[.,!?]|$| (?:and|is|was|in|to|because|from|very|again)\\b)',
    '$1 its $2',
  ),
  phrase(
    'pronoun-possessive',
    '(friends?|cousin|colleague|classmate|neighbou?r|student) of (my|your|our|their|her)(?=[.,!?]|$| (?:from|who|in|and)\\b)',
    (m) => `${m[1]} of ${standing(m[2])}`,
  ),
  phrase('pronoun-self', '^(?:please )?(take care of) you(?=[.,!?]|$| (?:and|there|in|during)\\b)', (m) =>
    m[0].replace(/you$/i, 'yourself'),
  ),
  phrase(
    'pronoun-possessive',
    '(for|with|about|of|to) you (help|support|attention|time|answer|explanation|information|advice|kindness|reply|patience|lesson|feedback|understanding|cooperation|invitation)(?=[.,!?]|$| (?:and|about|to|in|miss|sir|with)\\b)',
    '$1 your $2',
  ),
  phrase(
    'pronoun-case',
    '(than|like) (my|our|their|your)(?=[.,!?]|$)',
    (m, s) => `${m[1]} ${isOfThing(s) ? standing(m[2]) : OBJECTS[m[2]?.toLowerCase() ?? '']}`,
  ),
  phrase(
    'possessive-s',
    '(Indonesia|Japan|Malaysia|Singapore|Jakarta|Bali|Australia|Korea|China|America|England) (population|economy|capital|culture|government|president|weather|beaches|tourism)(?= (?:is|are|was|has|will|have|in)\\b)',
    (m) =>
      /^[A-Z]/.test(m[1] ?? '') && !/^Bali tourism|^Jakarta government/i.test(m[0]) ? `${m[1]}'s ${m[2]}` : undefined,
  ),
  phrase(
    'pronoun-repeat',
    '^((?:my|our|his|her|your) [\\w ]{3,20}), (?:he|she|they|it) (?=(?:always|often|usually|never|is|was|are|were|has|have|had|can|will|works?|lives?|likes?|wants?|wakes|goes|teaches)\\b)',
    '$1 ',
    /^(?:my|our|his|her|your) (?:god|goodness|dear|friend)\b|opinion/i,
  ),
  phrase(
    'pronoun-self',
    '(?:herselves|herselfs|himselfs|himselves|yourselfs|ourselfs|themselfs|myselfs|itselfs)\\b',
    (m) =>
      (
        ({
          her: 'herself',
          him: 'himself',
          you: 'yourselves',
          our: 'ourselves',
          the: 'themselves',
          mys: 'myself',
          its: 'itself',
        }) as Record<string, string>
      )[m[0].toLowerCase().slice(0, 3)],
  ),
  phrase(
    'pronoun-possessive',
    '(like|love|see|about|of|for|with|in|use|check|send|enjoy|congratulations on|is) you (new|own|first|last|full|latest) (\\w+)',
    '$1 your $2 $3',
  ),
  phrase(
    'pronoun-possessive',
    '^you (english|pronunciation|grammar|speaking|boss|office|company|mom|dad|answer|question|idea|son|daughter|wife|husband|house|mother|father|accent|voice|handwriting|sentence) (?=(?:is|are|was|were|has|looks|sounds)\\b)',
    'your $1 ',
  ),
  phrase('pronoun-case', 'except (you|him|her|them|[A-Z]\\w+) and i\\b', 'except $1 and me'),
  phrase(
    'possessive-s',
    'the (boy|girl|man|woman|child|baby|student|king|old man|old woman) (mother|father|parents|wife|husband|name|face|hair|eyes|voice|brother|sister)(?= (?:is|was|are|were|has|had|told|came|said)\\b)',
    "the $1's $2",
  ),
  phrase(
    'pronoun-case',
    '(invited|invite|told|asked|helped|saw|met|gave|called|taught|showed|visited|picked up) ((?:my|his|her) \\w+|[A-Z]\\w+) and i(?=[.,!?]|$| (?:to|for|at|about|in|how|a|the)\\b)',
    '$1 $2 and me',
  ),
  phrase(
    'pronoun-possessive',
    '(is|was|for|in|of|about|at|from) they (first|last|own|new|second)(?= \\w)',
    '$1 their $2',
  ),
  phrase('pronoun-self', '(your|you|her|him|his|it|their|them|our) self\\b', (m) => SELVES[m[1]?.toLowerCase() ?? '']),
  phrase(
    'pronoun-possessive',
    '(forgot|forget|remember|know|knows|told me|tell me|what is|what are|where is|who is|how is|ask|see|check|open|bring|change) you (name|phone|number|phone number|address|email|birthday|house|favou?rite \\w+|hobby|hobbies|job|opinion|family|boss|password|idea|plan|problem|result)(?=[.,!?]|$| (?:is|and|again|please|in)\\b)',
    '$1 your $2',
  ),
])

const SELVES: Record<string, string> = {
  your: 'yourself',
  you: 'yourself',
  her: 'herself',
  him: 'himself',
  his: 'himself',
  it: 'itself',
  their: 'themselves',
  them: 'themselves',
  our: 'ourselves',
}
const OBJECTS: Record<string, string> = { my: 'me', our: 'us', their: 'them', your: 'you' }

/** 'mine', 'yours', 'hers'. */
const standing = (owner = '') => (owner.toLowerCase() === 'my' ? 'mine' : `${owner}s`)

/** 'Their house is bigger than ours', 'He is taller than me'. */
const isOfThing = ({ tokens, clauses }: Sentence) => !isSomebody(tokens[clauses[0]?.subject.head ?? 0])

/** 'I will join tomorrow meeting', 'about next year budget'; 'We had a meeting last week, tests …' stays. */
const isSpokenOf = (before: string) =>
  /(?:^|\b(?:about|for|in|at|of|from|to|on|with|during|after|before|attend|attended|join|joined|miss|missed|check|postpone|cancel|watch|watched|read|discuss|finish|finished|remember|forget|forgot|prepare|send|sent|give|tell|you|me|us|them|do|did|is|was|like|enjoy|enjoyed|how is|how was|what is) )$/i.test(
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
  if (!right || !noun || !before || !OWNED.test(noun.lower) || isReceiver(token, before)) return undefined
  if (before.lower === 'do' && sentence.tokens[at - 2]?.tag === 'wh') return undefined
  const isBehind =
    ['verb', 'to'].includes(before.tag) ||
    (before.tag === 'prep' && !isPersonNoun(noun)) ||
    (before.tag === 'do' && at > 1)
  return isBehind && endsOwned(sentence.tokens[at + 2])
    ? changeWord(sentence, at, right, 'pronoun-possessive')
    : undefined
}

/** 'gave him money'; but 'sold they house' gives nobody anything. */
const isReceiver = (token: Token, { lower }: Token) =>
  GIVES_OR_NAMES.test(lower) &&
  !(token.tag === 'pron' && /^(?:sell|sold|bring|brought|buy|bought|keep|pay|paid)$/.test(lower))

const endsOwned = (next: Token | undefined) =>
  next === undefined ||
  (next.tag === 'punct' && /^[.,!?]$/.test(next.text)) ||
  ['prep', 'and', 'sub'].includes(next.tag) ||
  /^(?:very|every|yesterday|today|last|so|by|is|are|was)$/.test(next.lower)
