import { ordinalOf } from '../../words/ordinals.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { verbFormOf } from '../verb-words.ts'

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|(?:twenty|thirty|forty|fifty|sixty)[- ]\\w+|\\d+)'
const SUBJECT =
  '(i|we|they|he|she|you|(?:my|our|his|her|their|the) (?:\\w+ )?\\w+|(?:Mr|Mrs|Ms|Pak|Bu)\\.? [A-Z]\\w+|[A-Z][a-z]+)'
/** Where 'ever' means 'at any time'. */
const NOT_ONCE =
  /\b(?:\w+est|best|worst|most|only|first|last|if|whether|hardly|than|all|everything|anything|nothing|nobody|never|not|no|have|has|had|did|did|when|what|where|who|as|few|every|one|little|thing|wonder|doubt|happily|before|that)\b|n't\b/i
const LACKS: Record<string, string> = { am: 'lack', is: 'lacks', are: 'lack', was: 'lacked', were: 'lacked' }
const HELPERS: Record<string, string> = { isn: 'is', aren: 'are', don: '', doesn: '', can: 'can' }

/** Indonesian turns of phrase, put into English word by word. */
export const translatedPhrases = phraseRule('translated-phrases', [
  phrase(
    'calque',
    '(?:by|with) (?:walk|walking foot)(?=[.,!?]|$| (?:if|because|every|when|and|from|to|so|but|for|since|or|in)\\b)',
    'on foot',
  ),
  phrase(
    'calque',
    "(am|is|are|was|were|'m|'s|'re) lack of (?=\\w)",
    (m) => LACKS[m[1]?.toLowerCase() ?? ''] && `${LACKS[m[1]?.toLowerCase() ?? '']} `,
  ),
  phrase('calque', '(will|can|may|would|could|might|must) be lack of (?=\\w)', '$1 lack '),
  phrase(
    'calque',
    "(is|was|are|were|'s) (?:very |so |just |only |really )?(?:waste|wasting) (?:of |the )?time(?=[.,!?]|$| (?:to|for|because|and|if)\\b)",
    '$1 a waste of time',
  ),
  phrase('calque', 'the way how (?=(?:we|people|they|i|you|he|she|to|it)\\b)', 'the way '),
  phrase(
    'preposition-adjective',
    "((?:i|he|she|we|they|you)(?: am| is| are|'m|'s|'re| was| were| get| got)(?: not|n't)?(?: very| already| still| really)?) used (?:with|by|on) (?=\\w)",
    '$1 used to ',
  ),
  phrase('preposition-noun', 'in (?=(?:my|his|her|our|their|your) way (?:to|home|back|here|there)\\b)', 'on '),
  phrase('preposition-noun', '(?<=\\w )in the first time\\b', 'for the first time'),
  phrase(
    'do-make',
    `(${formsOf('make')}) (?=(?:my|your|his|her|our|their) best(?:[.,!?]|$| (?:in|to|for|at|and|on)\\b))`,
    (m) => `${inflectVerb('do', verbFormOf(m[1] ?? '', 'make'))} `,
    /best (?:friend|to date)/i,
  ),
  phrase(
    'preposition-adjective',
    '(different (?:opinions?|views?|ideas?|cultures?|taste|tastes|hobby|hobbies|character|personality|religion|size|style|way of thinking)) (?:with|to) (?=(?:me|you|him|her|us|them|mine|yours|my|your|his|our|their)\\b)',
    '$1 from ',
  ),
  phrase('word-class', 'independent day\\b', 'independence day'),
  phrase('calque', 'hand ?phone(s?)\\b', 'mobile phone$1'),
  phrase(
    'word-class',
    `(${formsOf('make')}) (?:a |so |too |very |any )?noisy(?=[.,!?]|$| (?:in|at|when|while|because|please|here|again|and)\\b)`,
    '$1 noise',
  ),
  phrase(
    'word-class',
    "(my|your|his|her|our|their|'s) cook (?=(?:is|was|tastes|tasted) (?:always |the |so |very |really )?(?:delicious|tasty|yummy|best|good|amazing|great)\\b)",
    '$1 cooking ',
  ),
  phrase(
    'confusion',
    '(my|his|her|your|our|their|good|better|future|successful|new|professional|teaching|a|in) carrier(?=[.,!?]|$| (?:in|as|and|is|was|because|path|at|by|with|will|after|for)\\b)',
    '$1 career',
    /\b(?:phone|network|data|airline|virus|disease|aircraft|baby|mail|bag)\b/i,
  ),
  phrase('calque', 'as long as (i|we) (know|remember|can see)\\b', 'as far as $1 $2'),
  phrase(
    'calque',
    "((?:is|are|was|were|'s)(?: currently| still)?(?: not|n't)(?: currently| yet)?) (?:in|at|on) (?:the )?place(?=[.,;!?]|$| (?:now|right now|at the moment|today|yet|this)\\b)",
    '$1 in the office',
  ),
  phrase(
    'calque',
    "(my|his|her|our|their|your|the|'s) married(?=[.,!?]|$| (?:in|on|last|next|party|is|was|will|with|this|at|because|and|ceremony|day)\\b)",
    (m, s) => (/\b(?:got|get|getting|gets)\b[^,]*$/i.test(s.text.slice(0, m.index)) ? undefined : `${m[1]} wedding`),
  ),
  phrase(
    'calque',
    '(my|our) body (?:is|feels?|was|felt) (?:not (?:very |so )?(?:delicious|good|well|fit|healthy|comfortable|nice)|un(?:well|comfortable|healthy))(?=[.,!?]|$| (?:today|now|since|because|so|and|this|yesterday|after)\\b)',
    (m) => `${/^my/i.test(m[1] ?? '') ? 'I' : 'we'} ${/ (?:was|felt)/i.test(m[0]) ? "didn't" : "don't"} feel well`,
  ),
  phrase(
    'calque',
    '(?<=^|[,.;] |and |but )for example is (?=(?:my|the|a|an|when|in|our|his|her|[A-Z])\\b)',
    'one example is ',
  ),
  phrase('calque', 'how if (?=(?:we|i|you|he|she|they|the|my|it|there|our)\\b)', 'what if '),
  phrase(
    'calque',
    'how (do|does|did|can|should) (you|we|people|they|i) call (?=(?:this|that|it|these|those|a|an|the|someone|people|your)\\b[^?]*(?:\\bin [A-Z]|\\?))',
    (m, s) =>
      /\bcall (?:you|me|him|her|them|the (?:doctor|police|manager))\b/i.test(s.text)
        ? undefined
        : `what ${m[1]} ${m[2]} call `,
  ),
  phrase(
    'calque-age',
    `(my|his|her|your) age is (?:already |about |now )?(${NUMBER}) years(?: old)?\\b`,
    (m) =>
      `${({ my: 'I am', his: 'he is', her: 'she is', your: 'you are' } as Record<string, string>)[m[1]?.toLowerCase() ?? '']} ${m[2]} years old`,
  ),
  phrase(
    'calque',
    `${SUBJECT} already (don't|doesn't|do not|does not|not|isn't|is not|aren't|can't|cannot) (\\w+)`,
    (m, s) => {
      const verb = s.lexicon.read(m[3]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')
      const [helper = ''] = /^\w+?(?=n't|n?not| not|'t|$)/.exec(m[2]?.toLowerCase() ?? '') ?? []
      if (/^(?:is|are|can)/.test(helper)) return `${m[1]} ${HELPERS[helper] ?? helper} no longer ${m[3]}`
      if (!verb) return undefined
      return `${m[1]} no longer ${/^does/i.test(m[2] ?? '') ? inflectVerb(verb.base, 'third') : verb.base}`
    },
  ),
  phrase('word-class', `(my|his|her|our|their|your|the) (${NUMBER}) (birthday|anniversary)\\b`, (m) => {
    const number = m[2]?.toLowerCase() ?? ''
    return /(?:th|st|nd|rd)$/.test(number) ? undefined : `${m[1]} ${ordinalOf(number)} ${m[3]}`
  }),
  phrase(
    'preposition-noun',
    `(a little bit|a bit) (?=(?:english|japanese|korean|mandarin|french|german|arabic|chinese|javanese|sundanese|spanish|dutch|italian|thai|sugar|salt|money|water|time|milk|rice|help|luck|oil|advice|information)\\b(?! (?:food|culture|people)))`,
    '$1 of ',
  ),
  phrase(
    'calque',
    `${SUBJECT} ever (\\w+)`,
    (m, s) => {
      const readings = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs
      const isPast = readings.some(({ form }) => form === 'past') || /^(?:was|were|had)$/i.test(m[2] ?? '')
      return !isPast || NOT_ONCE.test(s.text.slice(s.text.lastIndexOf(',', m.index) + 1, m.index + (m[1]?.length ?? 0)))
        ? undefined
        : `${m[1]} once ${m[2]}`
    },
    /\?/,
  ),
])
