import type { Lexicon } from '../../words/lexicon.ts'
import { isPersonWord } from '../../words/people.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

/** 'I was invited to her wedding.' */
const isDoneToSubject = (before: string) =>
  /\b(?:am|is|are|was|were|be|been|being|got|get|'s|'re|'m)(?: \w+ly| not| also| already)? $/i.test(before)

/** 'invited to her wedding', not 'told to her friend'. */
function isOwnedThing(behind: string, lexicon: Lexicon): boolean {
  const [, noun = ''] = /^(?:my|her) (\w+)/i.exec(behind) ?? []
  return noun !== '' && lexicon.kinds(noun.toLowerCase()).noun > 0 && !isPersonWord(noun.toLowerCase())
}

const OBJECT =
  '(?=me\\b|you\\b|him\\b|her\\b|us\\b|them\\b|my\\b|your\\b|his\\b|our\\b|their\\b|the\\b|this\\b|that\\b|these\\b|those\\b|a\\b|an\\b|it\\b|music\\b|english\\b|\\w+ing\\b|songs?\\b|someone\\b|everyone\\b|people\\b|other\\b)'

const adjectives: [string, string, string][] = [
  ['interested|interesting', '(?:with|on|at|to|about|for)', 'in'],
  ['good|bad|great|clever|excellent|terrible|skilled|brilliant|weak', 'in', 'at'],
  [
    'afraid|scared|frightened|proud|tired|capable|aware|full|fond|jealous|ashamed|sick',
    '(?:with|from|to|at|about)',
    'of',
  ],
  ['married', 'with', 'to'],
  ['similar', '(?:with|like|as)', 'to'],
  ['different', '(?:with|of)', 'from'],
  ['responsible', '(?:of|to|about|with)', 'for'],
  ['famous', '(?:with|of|by|because)', 'for'],
  ['angry|disappointed|satisfied|bored|pleased', '(?:to|on)', 'with'],
  ['worried|excited|curious|nervous|happy|sad|confused', '(?:with|of|on)', 'about'],
  ['addicted|allergic|used to be addicted', '(?:with|of|on|by)', 'to'],
  ['surprised|shocked|amazed', '(?:with|of|on)', 'at'],
  ['involved', '(?:on|at|to|with)', 'in'],
  ['suitable|ready|late|qualified', '(?:to|with)', 'for'],
  ['kind|polite|rude|nice', '(?:with)', 'to'],
  ['based', '(?:in|from)', 'on'],
  ['covered|filled|busy', '(?:by|of)', 'with'],
]

const ADJ_UNLESS: Record<string, RegExp> = {
  'good|bad|great|clever|excellent|terrible|skilled|brilliant|weak':
    /(?:good|bad|great|excellent|terrible|weak) in (?:the|a|my|your|bed|this|that|it|every|some|all|summer|winter|many|any|his|her|our|their|general|theory|person|small|large|two|japan|indonesia|bali|jakarta|\d+)\b/i,
  'afraid|scared|frightened|proud|tired|capable|aware|full|fond|jealous|ashamed|sick':
    /(?:afraid|scared|proud|ashamed|tired|sick|frightened) to (?!the\b|my\b|you\b|him\b|her\b|me\b|them\b|it\b|dogs?\b|cats?\b|snakes?\b|ghosts?\b|spiders?\b)|tired (?:from|at)|scared at|full (?:at|to)|sick (?:at|with|from|to)|aware from|full from|jealous about|frightened at/i,
  'married': /got married with|married with (?:\w+ )?(?:kids|children|child|two|three)/i,
  'responsible': /responsible to (?:the|my|his|a) (?:board|boss|manager|director|ceo)/i,
  'angry|disappointed|satisfied|bored|pleased':
    /(?:pleased|disappointed|satisfied|angry|bored) to (?!me|you|him|her|us|them|my|your|the)/i,
  'worried|excited|curious|nervous|happy|sad|confused':
    /happy with|sad with|confused with|happy on|excited on (?:the|my|christmas)|happy of|nervous on|sad on|worried on|confused of|excited with/i,
  'suitable|ready|late|qualified':
    /too late|late to|(?:ready|qualified) to\b|(?:late|ready) with|suitable to \w+ (?:in|on)|late to (?:the|school|work|class|bed|be|do|start|go|call|learn|change)/i,
  'kind|polite|rude|nice':
    /nice with (?:a|some|the|ice)|kind with (?!me|him|her|us|them|everyone|people|children|my|other)/i,
  'based':
    /based in (?!the (?:fact|data|result|results|research|story|book|opinion|survey)|my opinion|this|that|a true|data|research|my experience)/i,
  'covered|filled|busy': /covered by (?:the )?(?:insurance|law|warranty|guarantee|policy)|busy by/i,
  'surprised|shocked|amazed': /surprised with|shocked of/i,
  'famous': /famous by (?:the )?(?:time|age)|famous because (?:of|he|she|it|they)/i,
  'involved': /involved with/i,
}

/** The preposition that an adjective wants. */
const afterAdjectives = adjectives.map(([words, wrong, right]) =>
  phrase('preposition-adjective', `(${words})(?: (very much|so much))? ${wrong} (?=\\w)`, (m, sentence) => {
    if (ADJ_UNLESS[words]?.test(sentence.text)) return undefined
    if (
      !/\b(?:be|am|is|are|was|were|been|being|'m|'s|'re|feel|feels|felt|get|gets|got|become|became|becomes|very|so|not|really|always|too|isn't|aren't|more|me|him|her|them|us|keep|made|(?:is|are|was|were|am) (?:she|he|you|they|i|we))\s+$/i.test(
        sentence.text.slice(0, m.index),
      ) &&
      !/^(?:interest|similar|different|based|famous|capable)/i.test(m[0])
    )
      return undefined
    const word = m[1]?.toLowerCase() === 'interesting' ? undefined : m[1]
    return word ? `${word} ${right} ` : undefined
  }),
)

/** The preposition that a verb wants, a wrong one or none. */
const afterVerbs = [
  phrase(
    'preposition-verb',
    `(depend|depends|depended|depending|rely|relies|relied) (?:of|from|to|with|in|at|by)\\b`,
    '$1 on',
  ),
  phrase(
    'preposition-verb',
    `(depend|depends|depended) (?=the |your |my |his |her |our |their |him\\b|me\\b|you\\b|what\\b|how\\b)`,
    '$1 on ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('listen')}) (?:at |with |of )?(?!to\\b|in\\b|for\\b|up\\b|carefully\\b|and\\b|more\\b|very\\b|well\\b|when\\b|again\\b|closely\\b|or\\b|if\\b|because\\b|while\\b|before\\b|every\\b|as\\b|but\\b)${OBJECT}`,
    '$1 to ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('wait')}) (?=me\\b|you\\b|him\\b|her\\b|us\\b|them\\b|my\\b|your\\b|the (?!whole|entire|longest)\\w+)(?!you to\\b|(?:your|my|his|her) turn)`,
    '$1 for ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('look')}) (?=me\\b|him\\b|her\\b|us\\b|them\\b|the (?:picture|board|photo|map|screen|sky|stars|moon|view|book|clock|window)|this (?:picture|photo|map))`,
    '$1 at ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('arrive')}) to (?=the|my|school|work|his|her|our|airport|station|office|a)`,
    '$1 at ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('arrive')}) (?:to|at) (?=(?:Makassar|Semarang|Solo|Malang|Lombok|Padang|Palembang|Denpasar|Manado|Pontianak|Balikpapan|Banjarmasin|Batam|Jakarta|Bali|Bandung|Surabaya|Indonesia|Singapore|London|Tokyo|Japan|Malaysia|Yogyakarta|Medan|America|Australia|England)\\b)`,
    '$1 in ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('arrive')}) (?=the |my )(?!the (?:next|same|following|day|night|week|month|morning|evening|moment|minute|year))`,
    '$1 at ',
  ),
  phrase(
    'preposition-none',
    `(${formsOf('discuss', 'mention', 'describe', 'emphasize', 'explore', 'consider')}) (?:about|of|on|for|to) (?=the|my|your|this|that|it|our|how|what|a|an|his|her|their|some|many|him|them|new|more|\\w+ing|money|politics|problems?|plans?)`,
    (m, sentence) =>
      /^(?:request|demand|describ|explor|consider|mention)/i.test(m[0]) &&
      /(?:request|demand)s?(?:ed|ing)? (?:for|of)/i.test(m[0]) &&
      /\b(?:a|the|my|your|his|this|that|any|no|on|upon) (?:request|demand)/i.test(sentence.text)
        ? undefined
        : `${m[1]} `,
  ),
  phrase('preposition-none', `(${formsOf('marry')}) with (?=me|you|him|her|my|a|an|the|someone|his)`, '$1 '),
  phrase(
    'preposition-none',
    `(${formsOf('contact', 'reach', 'meet', 'visit', 'attend', 'approach', 'avoid', 'lack', 'obey', 'resemble', 'face')}) (?:to|with|at|of) (?=me|you|him|her|us|them|my|your|the|our|a|an|his|this|that|their)`,
    (m, sentence) => {
      if (
        /^(?:contact|visit|face|approach|lack|reach)/i.test(m[0]) &&
        /\b(?:the|my|a|an|in|his|her|your|first|our|keep|no|this|lose|lost|made|eye) (?:contact|visit|visits|face|approach|lack|reach)\b/i.test(
          sentence.text,
        )
      )
        return undefined
      if (/^(?:meet|met|meets|meeting) (?:at|with|to)/i.test(m[0])) return undefined
      return `${m[1]} `
    },
  ),
  phrase(
    'preposition-none',
    `(${formsOf('ask', 'answer', 'tell', 'help', 'invite', 'advise', 'teach', 'thank', 'remind', 'inform', 'phone', 'order')}) to (?=me\\b|him\\b|us\\b|them\\b|my \\w+|you\\b|her\\b)`,
    (m, sentence) =>
      /\b(?:the|an?|my|your|his) (?:order|answer|help)\b/i.test(sentence.text.slice(0, m.index + m[0].length)) ||
      /(?:answer|help|order)(?:s|ed|ing)? to my/i.test(m[0]) ||
      /\bin order to\b|\bthanks to\b/i.test(sentence.text) ||
      isDoneToSubject(sentence.text.slice(0, m.index)) ||
      isOwnedThing(sentence.text.slice(m.index + m[0].length), sentence.lexicon)
        ? undefined
        : `${m[1]} `,
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('arrive')}) in (?=(?:the|my|our|his|her) (?:airport|station|office|hotel|school|party|restaurant|bus stop|terminal|house|meeting|shop|mall|gate))`,
    '$1 at ',
  ),
  phrase(
    'preposition-none',
    '(must|should|to|we|i|they|you|always|can|will|not|have to|never) (respect|obey|support|love|greet|trust) to (?=me|you|him|her|us|them|my|your|the|our|their|his|others|other|each)',
    '$1 $2 ',
    /(?:show|with|in|pay|their|his|her|my) respect to/i,
  ),
  phrase(
    'preposition-place',
    '(study|studies|studied|student|lecturer|work|works|worked) (?:in|at) (?=University of )',
    '$1 at the ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('belong', 'happen')}) (?:with|for|of) (?=me|you|him|her|us|them|my|the)`,
    '$1 to ',
  ),
  phrase('preposition-verb', `(${formsOf('belong')}) (?=me\\b|him\\b|her\\b|us\\b|them\\b|my\\b)`, '$1 to '),
  phrase('preposition-verb', `(${formsOf('consist')}) (?:from|in|by|with)\\b`, '$1 of'),
  phrase(
    'preposition-verb',
    `(${formsOf('participate', 'succeed', 'believe')}) (?:on|at|to|with) (?=the|my|a|an|this|that|your|me|you|him|her|it|ghosts?|god|\\w+ing|magic|many)`,
    '$1 in ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('suffer')}) (?:of|by|with|because)\\b`,
    '$1 from',
    /(?:the|their|his|her|of|this) suffering/i,
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('laugh', 'smile', 'stare', 'shout')}) (?:to|with) (?=me|him|her|us|them)`,
    '$1 at ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('spend')} (?:a lot of |much |my |his |her |all my |so much |too much |some |their |our )?(?:money|time)) (?:for|to) (?=\\w+)`,
    (m, sentence) => {
      const rest = sentence.text.slice(m.index + m[0].length)
      if (/^\w+ing\b/.test(rest)) return `${m[1]} `
      if (/time/i.test(m[1] ?? '')) return undefined
      return / for $/i.test(m[0]) ? `${m[1]} on ` : undefined
    },
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('agree')}) (?:to|for|about) (?=me\\b|you\\b|him\\b|her\\b|us\\b|them\\b|(?:your|his|her|my|their|this|that) (?:opinion|idea|statement|argument))`,
    '$1 with ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('agree')}) (?=you\\b(?! to)|him\\b|(?:your|his|her|their|this) (?:opinion|idea|statement))`,
    '$1 with ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('apologize', 'apologise')}) (?:with|for) (?=me\\b|you\\b|him\\b|her\\b|us\\b|them\\b)`,
    '$1 to ',
  ),
  phrase('preposition-verb', `(${formsOf('prevent', 'protect')}) (\\w+ )?(?:of|to) (?=\\w+ing\\b)`, '$1 $2from '),
  phrase(
    'preposition-verb',
    `(${formsOf('care')}) (?:with|to) (?=me|you|him|her|us|them|my|your|the|people|other)`,
    '$1 about ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('talk', 'speak')}) (?=me\\b|him\\b|her\\b|us\\b|them\\b)(?!\\w+ (?:into|out|through))`,
    '$1 to ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('search', 'apply', 'pay')}) (?=a job|job\\b|the job|a new job|information|the bill|this course|the food|the ticket)(?!the bill\\b)`,
    '$1 for ',
    /pay(?:s|ing)? the (?:bill|rent)|paid the (?:bill|rent)/i,
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('graduate')}) (?:in|of|on) (?=the |my )?(?=(?:[A-Z]\\w+ )?university|university|college|high school|UI|UGM|ITB|senior high)`,
    '$1 from ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('graduate')}) (?=university|college|high school|senior high|the university)`,
    '$1 from ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('divide')}) (?:to|in|by) (?=two|three|four|five|several|some|\\d)`,
    '$1 into ',
    /divided? by \w+ (?:is|equals)/i,
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('translate')})((?: \\w+){0,3}) (?:in|to) (?=english|indonesian|bahasa)`,
    '$1$2 into ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('focus', 'concentrate')}) (?:to|in|at|for|with) (?!(?:home|work|school|night|all|first|least|university|college|class|silence|general|long|hours|an? hour)\\b)(?=\\w)`,
    '$1 on ',
  ),
  phrase('preposition-verb', `congratulations? (?:for|of) (?=your|his|her|the)`, 'congratulations on '),
  phrase(
    'preposition-verb',
    `(${formsOf('provide')} (?:you|us|me|him|her|them|students|customers)) (?=the |a |an |some |good |new )`,
    '$1 with ',
  ),
  phrase('preposition-verb', `(${formsOf('accuse')} \\w+) (?:for|about|to) (?=\\w+ing)`, '$1 of '),
  phrase('preposition-verb', `(${formsOf('insist')}) (?:to|for|in) (?=\\w+ing|pay)`, '$1 on '),
  phrase('preposition-verb', `(${formsOf('look')} for)ward (?:for|on|with) `, (m) =>
    m[0].replace(/(?:for|on|with) $/, 'to '),
  ),
  phrase('preposition-verb', 'in accordance to\\b', 'in accordance with'),
  phrase('preposition-verb', `(${formsOf('apologize', 'apologise')}) (?:of|about|on|because of) (?=\\w)`, '$1 for '),
  phrase(
    'preposition-verb',
    `(${formsOf('run')} out) (?:from|off|with) (?=\\w)`,
    '$1 of ',
    /ran out (?:from|with) (?:the|his|her|my)/i,
  ),
  phrase('preposition-verb', 'according (?:with|by|from)\\b', 'according to'),
  phrase(
    'preposition-verb',
    '(because) (?=the (?:rain|traffic|weather|flood|virus|pandemic|noise|accident)(?:[.,!?]|$| jam))',
    '$1 of ',
  ),
  phrase('preposition-verb', 'because of (?=(?:i|he|she|we|they) )', 'because '),
  phrase('preposition-verb', 'because (?=(?:my|his|her|the|your|their|our) \\w+(?:[.!?]|$))', 'because of '),
]

export const prepositions = phraseRule('prepositions', [...afterAdjectives, ...afterVerbs])
