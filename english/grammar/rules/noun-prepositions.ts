import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const OBJECT =
  '(?=(?:the|a|an|my|your|his|her|our|their|this|that|these|those|me|you|him|us|them|it|being|english|\\w+ing|sales|prices|crime|people|some|all|any|food|money|tourists|pollution|students|children|health|music|art|technology|history|science|sports?|learning|success|happiness)\\b)'

/** The noun, its preposition, and those that learners put there. */
const NOUNS: [string, string, string][] = [
  ['reason|reasons', 'of', 'for'],
  [
    'solution|solutions|answer|answers|key|damage|invitation|reaction|reply|introduction|alternative|threat|addiction|attention|access',
    'of|for|about|with',
    'to',
  ],
  [
    'increase|rise|decrease|fall|drop|change|improvement|growth|interest|belief|success|difficulty|experience',
    'of|on|about',
    'in',
  ],
  ['relationship|connection|problem|contact|conversation|appointment|interview|agreement|argument', 'to|for', 'with'],
  ['effect|effects|impact|influence|focus|discount|tax|attack', 'to|for|in|at', 'on'],
  ['demand|need|respect|love|passion|request|responsibility|preference|talent|search|desire', 'of|to|on|at', 'for'],
  [
    'cause|advantage|advantages|disadvantage|lack|knowledge|fear|example|examples|member|members|part|result|benefit|benefits|picture|photo|list|map|price|type|kind|total|possibility|way',
    'from|for|on|about',
    'of',
  ],
  ['information|opinion|question|questions|complaint|complaints|article', 'of|for|to', 'about'],
  ['difference|differences|relationship', 'from|of', 'between'],
]

const SKIP: Record<string, RegExp> = {
  in: /\b(?:experience|success|change|interest|belief|growth|drop|fall|rise|increase|improvement|decrease) (?:of (?:the|a|an|my|his|her|our|their|this|that|\w+ing|being|it|these|those|some|all|any|success|happiness|technology|history|science|art|music|learning|english|food|money|you|him|us|them|me|people|students|children|health|sports?)|about|on)\b/i,
  to: /\b(?:answer|answers|key|solution|solutions|reply|alternative|reaction|damage|introduction|invitation|access|attention|threat) (?:for (?:you|me|him|us|them|the next|a|an)|with|about)\b|\bkey of the (?:door|house|car|room)|attention (?:for|with)|\b(?:introduction|reaction|damage|invitation|threat) of\b/i,
  with: /\b(?:conversation|interview|appointment|agreement|argument|problem|contact) (?:for|to)\b/i,
  on: /\b(?:effect|effects|impact|influence|focus|discount|tax|attack) (?:in|at|for)\b|(?:side|special|sound) effects to/i,
  for: /\b(?:request|demand|need|desire|search|love|respect|preference|responsibility|talent|passion) (?:to|at|on)\b|love of|\b(?:request|desire|search|passion|preference|responsibility|demands?) of\b/i,
  of: /\b(?:part|picture|photo|list|example|examples|result|way|price|kind|type|map|total|cause|member|members|benefit|benefits) (?:for|from|on|about)\b/i,
  about:
    /\b(?:information|question|questions|article|complaint|complaints) (?:for|to)\b|opinion (?:to|of)|\bquestions? of\b|article of/i,
  between: /./,
}

export const nounPrepositions = phraseRule('noun-prepositions', [
  ...NOUNS.flatMap(([nouns, wrong, right]) =>
    right === 'between'
      ? []
      : [
          phrase('preposition-noun', `(${nouns}) (?:${wrong}) ${OBJECT}`, (m, s) =>
            SKIP[right]?.test(s.text.slice(m.index, m.index + m[0].length + 14)) || BARE.test(s.text)
              ? undefined
              : `${m[1]} ${right} `,
          ),
        ],
  ),
  phrase(
    'preposition-noun',
    '(?<!\\bto )(cause|causes|advantage|advantages|disadvantage|disadvantages|benefit|benefits|member|members|meaning|owner|capital|result) from (?=[a-z])',
    '$1 of ',
    /(?:benefit|benefits|result|results|resulted|benefited) from/i,
  ),
  phrase(
    'preposition-noun',
    '(relationship|problem|good relationship|contact) (?:to|for) (?=(?:my|his|her|our|their|your) (?:\\w+)(?:[.,!?]|$))',
    (m) => (/problem/i.test(m[1] ?? '') ? undefined : `${m[1]} with `),
  ),
  phrase(
    'preposition-noun',
    '(effects?|impact|influence) (?:to|for) (?=(?:teenagers|young|adults|workers|employees|society|nature|everyone|everybody|the|my|your|his|her|our|their|people|children|us|me|him|them|health|society|students)\\b)',
    '$1 on ',
  ),
  phrase(
    'preposition-noun',
    '(need|demand|respect) of (?=(?:the|a|an|more|better|food|water|money|help) ?\\w*\\b)',
    (m, s) =>
      /\b(?:in|the) $/i.test(s.text.slice(0, m.index)) || /^(?:need|demand) of (?:the|a)/i.test(m[0])
        ? undefined
        : `${m[1]} for `,
  ),
  phrase(
    'preposition-noun',
    '(have|has|had|having|with|get|got|need|gain) (?:an |a )?((?:a lot of |some |much |enough |no |little |good |great |\\w+ years of )?experience) (?:on|about|of|at|for) (\\w+ing)\\b',
    '$1 $2 in $3',
    /experience of (?:being|having|living|losing)/i,
  ),
  phrase('preposition-noun', '(have|has|had) an experience (?=(?:in|as|with) \\w)', '$1 experience '),
  phrase(
    'preposition-noun',
    'the difference(s?) (?:of|from) (.{3,30}?) (?:and|with|from) ',
    'the difference$1 between $2 and ',
  ),
  phrase('preposition-noun', '(difference|differences) between (.{3,30}?) (?:with|to|from|or) (?=\\w)', (m) =>
    / and /i.test(m[2] ?? '') ? undefined : `${m[1]} between ${m[2]} and `,
  ),
  phrase('preposition-noun', 'between ((?:[\\w-]+ ){0,3}?[\\w-]+) (with|or|to|until) (?=\\w)', (m) => {
    const isNumber = /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i.test(m[1] ?? '')
    if (/\band\b/i.test(m[1] ?? '') || (/^(?:to|until)$/i.test(m[2] ?? '') && !isNumber)) return undefined
    return /^(?:us|them|you|each|two|the two|both)$/i.test(m[1] ?? '') ? undefined : `between ${m[1]} and `
  }),
  phrase(
    'preposition-noun',
    '((?:no|any|an?|much|great|little|my|his|her|their|your|lost|lose|show|shows|showed|more|big|some|special) interest) (?:of|on|to|with|for|about|at) (?=[a-z])',
    (m, s) => {
      const next = /^\w+/.exec(s.text.slice(m.index + m[0].length))?.[0]?.toLowerCase() ?? ''
      const { noun, verb } = s.lexicon.kinds(next)
      return /^(?:the|my|his|her|this|that|our|these)$/.test(next) || /ing$/.test(next) || noun > verb
        ? `${m[1]} in `
        : undefined
    },
    /interest (?:rate|on (?:the|my|a|his) (?:loan|savings|debt|money))|interest of \d/i,
  ),
  phrase(
    'preposition-noun',
    `(${formsOf('have')}) (difficulty|difficulties|trouble|problems?) (?:to|for) (\\w+ing)\\b`,
    '$1 $2 $3',
  ),
  phrase(
    'word-class',
    '(many|some|several|a lot of|lots of|no|any|big|few|a|an|huge|main|other) different between\\b',
    (m) =>
      `${m[1]} ${/^(?:many|some|several|a lot of|lots of|few|other)$/i.test(m[1] ?? '') ? 'differences' : 'difference'} between`,
  ),
  phrase('preposition-noun', '(an? (?:\\w+ )?expert) (?:of|about) (?=[a-z])', '$1 in '),
  phrase('preposition-noun', '(?:by|with) purpose\\b', 'on purpose'),
  phrase('preposition-noun', '(?:in|by) accident(?=[.,!?]|$)', 'by accident'),
  phrase(
    'preposition-noun',
    '(?:in|at) (sale|fire|vacation|holiday|duty|business)(?=[.,!?]|$| (?:now|today|this|last|next|and|because|with|until)\\b)',
    (m) => `on ${m[1]}`,
    /in business|at sale|in sale price/i,
  ),
  phrase('preposition-noun', '(?:with|by|in) (?:a |the )?(?=cash(?:[.,!?]|$)) ?', (m, s) =>
    /\b(?:pay|paid|pays|paying) (?:\w+ ){0,3}$/i.test(s.text.slice(0, m.index)) ? 'in ' : undefined,
  ),
  phrase('preposition-noun', '(pay|paid|pays|paying) (\\w+ )?with (credit card|debit card|card)\\b', (m) =>
    m[0].replace(/with /i, 'by '),
  ),
  phrase('preposition-noun', '(?:from|in|by) my opinion\\b', 'in my opinion'),
  phrase('preposition-noun', '(?:on|in|at) the other words?\\b', 'in other words'),
  phrase('preposition-noun', '(?:by|in) the phone(?=[.,!?]|$)', 'on the phone', /by the phone company/i),
])

const BARE = /\b(?:in|the) (?:need|demand) of\b/i
