import { ingForm } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const PERSON =
  '(?:father|mother|brother|sister|uncle|aunt|friend|teacher|boss|neighbour|neighbor|cousin|grandmother|grandfather|wife|husband|son|daughter|girlfriend|boyfriend|student|manager|roommate|colleague)'

/** Whole patterns that Indonesian lends its order to. */
export const wholePatterns = phraseRule('whole-patterns', [
  phrase('question', '^how to (\\w+)(?=[^?]*\\?$)', (m, s) =>
    s.lexicon.kinds(m[1]?.toLowerCase() ?? '').verb > 2 || /^(?:be|have|do)$/i.test(m[1] ?? '')
      ? `how do I ${m[1]}`
      : undefined,
  ),
  phrase(
    'infinitive',
    '(want|wants|wanted|need|needs|ask|asked|tell|told|would like) to (you|him|her|me|us|them) to (?=\\w)',
    '$1 $2 to ',
  ),
  phrase('perfect-form', "(i|we|they|you|he|she|my \\w+) (have|has|'ve|'s) ever (\\w+)", (m, s) => {
    if (
      /\?\s*$/.test(s.text) ||
      /\b(?:best|worst|most|\w+est|first|only|nothing|nobody|hardly|if|than|that|everything|all|whatever)\b/i.test(
        s.text.slice(0, m.index),
      )
    )
      return undefined
    return m.index === 0 ? `${m[1]}${m[2]?.startsWith("'") ? '' : ' '}${m[2]} ${m[3]}` : undefined
  }),
  phrase(
    'existential-have',
    '^it (has|have) (many|some|a lot of|several|few|lots of|two|three|four|five|so many) (.+?) (in|at|on|near) (?=(?:my|our|this|the|indonesia|jakarta|bali)\\b)',
    'there are $2 $3 $4 ',
  ),
  phrase('article-none', 'the (?=(?:mount|lake) [A-Z])', (m, s) =>
    /^the (?:Mount|Lake) [A-Z]/i.test(s.text.slice(m.index)) && /[A-Z]/.test(s.text.charAt(m.index + 4))
      ? ''
      : undefined,
  ),
  phrase('article-none', 'the (?=Jalan [A-Z])', ''),
  phrase(
    'article-none',
    '^the (bali|jakarta|indonesia|bandung|surabaya|yogyakarta|lombok|medan|java|sumatra|singapore|malaysia|japan|australia) (?=(?:is|has|was|are|can|will)\\b)',
    '$1 ',
  ),
  phrase('infinitive', '(ask|asks|asked|tell|told|want|wanted) for (me|him|us|them|you|her) to (?=\\w)', '$1 $2 to '),
  phrase('calque-home', `(${formsOf('arrive', 'get', 'come', 'reach')}) (?:at|in) (?:my )?home\\b`, '$1 home'),
  phrase('adverb-form', `(${formsOf('cook')}) (?:very |so |really )?delicious(?=[.,!?]|$| and| every)`, (m) =>
    m[0].replace(/delicious$/i, 'well'),
  ),
  phrase(
    'collocation',
    `(${formsOf('fill')}) (this|the|that|a|your|my) (form|forms|questionnaire|survey|application)\\b`,
    '$1 in $2 $3',
  ),
  phrase(
    'preposition-place',
    '(turn (?:left|right)|stop|stopped|meet|met|wait|turned (?:left|right)|go straight until|accident) in (?=(?:the|a) (?:\\w+ )?(?:traffic lights?|corner|intersection|crossroads|roundabout|bus stop|red light)\\b)',
    '$1 at ',
  ),
  phrase(
    'adverb-order',
    '(can|could) (very well|really well|well|fluently|beautifully|perfectly) (\\w+)( \\w+)?(?=[.!,]|$)',
    (m, s) =>
      s.lexicon.kinds(m[3]?.toLowerCase() ?? '').verb > 3 ? `${m[1]} ${m[3]}${m[4] ?? ''} ${m[2]}` : undefined,
  ),
  phrase('calque', '^how (is|are) the (price|prices|cost|name|address|colou?r|size) (?=of\\b)', 'what $1 the $2 '),
  phrase(
    'negation',
    '(i|we|they|you|he|she) (have|has|had) (?:no|not) enough\\b',
    (m) =>
      `${m[1]} ${/^had/i.test(m[2] ?? '') ? "didn't" : /^has/i.test(m[2] ?? '') ? "doesn't" : "don't"} have enough`,
  ),
  phrase(
    'gerund',
    '((?:my|the|his|her|our) (?:first|second|last) time) (?:to )?(visit|go|come|try|eat|see|travel|fly|cook|drive|ride|speak|watch|play|meet|work|study|do|take|use|climb)\\b(?! (?:was|is))',
    (m) => `${m[1]} ${ingForm(m[2]?.toLowerCase() ?? '')}`,
  ),
  phrase(
    'relative',
    '^((?:the|a) (?:\\w+ )?(?:man|woman|girl|boy|person|lady|guy|student|teacher|doctor|nurse|driver|lecturer|people|children|students)) (stole|lives|live|lived|works|worked|work|sells|sold|called|helped|sits|sat|teaches|taught|owns|drives|drove|won|wears|wore|came|stands|stood|hit|took) ((?:(?!that\\b|and\\b|he\\b|she\\b|they\\b|it\\b|who\\b|when\\b|because\\b|if\\b)[a-z]+ ){1,5}?)(is|was|are|were) (?=\\w)',
    '$1 who $2 $3$4 ',
  ),
  phrase(
    'be-verb',
    '(i|he|she|we|they|you) (?:was|were|am|is|are) (lost|forgot|bought|sold|broke|ate|drank|saw|met|brought|found|won|wrote|read|took|got|left|missed|finished|watched|visited|received|dropped|ordered|paid|cooked|washed|cleaned|opened|closed|cancelled|booked|decided|borrowed|used|made|spent|heard|learned|studied|passed|failed|called|invited) (?=(?:my|his|her|our|their|your|the|a|an|some|two|three|it)\\b)',
    (m) => (/^(?:left|paid|called|made|got|read|used|found)$/i.test(m[2] ?? '') ? undefined : `${m[1]} ${m[2]} `),
  ),
  phrase(
    'gerund',
    "(?<!\\b(?:too|so) )(am|is|are|was|were|feel|feels|felt|get|got|'m|'re|'s) (tired|sick|afraid|bored) to (wait|listen|hear|do|work|eat|cook|study|see|read|explain|talk|live|watch|be|have|clean)\\b",
    (m) =>
      /^(?:afraid|sick)$/i.test(m[2] ?? '')
        ? undefined
        : `${m[1]} ${m[2]} ${/^bored$/i.test(m[2] ?? '') ? 'with' : 'of'} ${ingForm(m[3]?.toLowerCase() ?? '')}`,
  ),
  phrase('preposition-verb', `(${formsOf('congratulate')} (?:\\w+|my \\w+)) (?:for|about|with|of) (?=\\w)`, '$1 on '),
  phrase(
    'preposition-verb',
    `(${formsOf('introduce')} (?:me|him|her|us|them|you|my \\w+)) with (?=(?:my|his|her|your|a|the|some)\\b)`,
    '$1 to ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('invite')} (?:me|him|her|us|them|you|my \\w+)) (?:in|at|for) (?=(?:the|my|his|her|your|a|their|our) (?:\\w+ )?(?:party|wedding|house|meeting|event|ceremony|dinner)\\b)`,
    '$1 to ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('help')} (?:me|him|her|us|them|you)) (?:for|about|of|in) (?=(?:my|the|this|that|your|his|her) (?:homework|problem|work|project|report|english|task|bags|luggage|assignment|computer)\\b)`,
    '$1 with ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('thank')} (?:me|him|her|us|them|you)) (?:because|about|of) (?=(?:your|the|his|her|their|all)\\b)`,
    '$1 for ',
  ),
  phrase('preposition-verb', `(${formsOf('compare')}d? (?:\\w+ ){0,4}?)(?:than|from) (?=\\w)`, '$1with '),
  phrase(
    'preposition-verb',
    '(?:compare) (?=(?:to|with) )',
    'compared ',
    /\b(?:to|can|will|we|i|you|they|let.s|not|don.t|always|often|should|must|could|please|and|never|them|it) compare|^compare/i,
  ),
  phrase(
    'relative',
    '(place|city|town|village|house|country|hospital|school|company|office|shop|restaurant|hotel|building|room|island|street) (?:which|that) (i|we|he|she|they|you|my \\w+) (was born|were born|live|lives|lived|grew up|work|works|worked|study|studies|studied|stay|stays|stayed|met|meet|was raised)(?=[.,!?]|$| (?:is|was|are|were|has|when|for|last|now|as|with|before|every)\\b)',
    '$1 where $2 $3',
  ),
  phrase(
    'passive-be',
    '(wallet|phone|bag|motorbike|motorcycle|bike|bicycle|car|purse|laptop|money|watch|helmet|passport|camera) (?:stole|stolen)(?=[.,!?]|$| (?:on|in|at|from|yesterday|last|by|while|when)\\b)',
    (m, s) =>
      /\b(?:was|were|been|is|are|be|get|got|had|have|has|his|a|the \w+ who) (?:\w+ )?$/i.test(
        s.text.slice(0, m.index),
      ) && !/\b(?:my|his|her|our|your|their|the) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} was stolen`,
    /\b(?:found|find|recover\w*|sell|sold|buy|bought|had|have|has|get|got) (?:my|his|her|our|your|their|the|a) \w+ stolen/i,
  ),
  phrase(
    'preposition-place',
    '(is|are|was|were|stand|stood|standing|wait|waiting|parked|sit|live|lives) in the front of (?=(?:the|my|our|your|his|her) (?:house|mosque|school|building|office|shop|church|station|mall|bank|hospital|market|hotel|campus)\\b)',
    '$1 in front of ',
  ),
  phrase(
    'adjective-order',
    '(an?|the|my|his|her|some) (jacket|bag|shoes|table|chair|ring|house|bottle|shirt|belt|necklace|wallet|spoon|box|door|fence|plate) (leather|wooden|gold|silver|cotton|plastic|glass|wool|metal|stone|steel|silk)(?=[.,!?]|$| (?:and|for|from|in|yesterday|last|because)\\b)',
    (m) => `${/^an?$/i.test(m[1] ?? '') ? 'a' : m[1]} ${m[3]} ${m[2]}`,
  ),
  phrase(
    'comparison-as',
    '(?:the )?same (tall|big|old|smart|good|long|high|fast|heavy|expensive|beautiful|strong|rich|young|clever|hard|small|important|busy) (?:as|with|like) (?=\\w)',
    'as $1 as ',
  ),
  phrase(
    'preposition-verb',
    '(made|written|cooked|built|painted|designed|created|sung|directed|produced|baked|repaired|drawn|sent|stolen|taken|eaten|bought|chosen|taught) (?:from|with) (?=(?:my|his|her|our|their|a|the) (?:\\w+ )?(?:mother|father|brother|sister|uncle|aunt|friend|teacher|boss|neighbour|neighbor|cousin|grandmother|grandfather|wife|husband|son|daughter|student|students|manager|company|famous \\w+|chef|artist|writer|engineer|thief|government|police|man|woman)\\b)',
    (m, s) =>
      /\b(?:is|are|was|were|been|be) (?:\w+ly )?$/i.test(s.text.slice(0, m.index)) &&
      !/^(?:sent|stolen|taken|bought|chosen) from/i.test(m[0])
        ? `${m[1]} by `
        : undefined,
  ),
  phrase(
    'passive-be',
    '((?:the|my|his|her|our|their|this|that) (?:\\w+ )?\\w+) (broke|wrote|stole|took|ate|sang|chose|drew|bit|shook|hid|threw|wore|spoke) by (?=(?:the|a|an|my|his|her|our|their|someone|somebody|people|[A-Z]\\w+)\\b)',
    (m, s) => {
      const participle = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs[0]?.base
      return participle && !/\b(?:is|was|are|were|be|been|has|have|had)$/i.test(m[1] ?? '')
        ? `${m[1]} was ${PARTICIPLES[m[2]?.toLowerCase() ?? ''] ?? m[2]} by `
        : undefined
    },
    /(?:by (?:the (?:way|time|river|sea|door|window|road)|himself|herself|myself))/i,
  ),
  phrase(
    'bare-infinitive',
    `(${formsOf('make', 'let')}) (me|you|him|her|us|them|it|everyone|everybody|people|all of us|all of them|my \\w+|the \\w+|our \\w+) (cried|laughed|smiled|felt|thought|went|waited|came|worked|realized|realised|wanted|learned|studied|slept|forgot|remembered|looked|ran|did|became|lost|knew|understood|got|had|was|were|is|are)\\b`,
    (m, s) => {
      const word = m[3]?.toLowerCase() ?? ''
      const base = /^(?:was|were|is|are)$/.test(word)
        ? 'be'
        : word === 'had'
          ? 'have'
          : word === 'did'
            ? 'do'
            : s.lexicon.read(word).verbs.find(({ form }) => form === 'past')?.base
      return base && !/^(?:is|are|was|were)$/.test(word) ? `${m[1]} ${m[2]} ${base}` : undefined
    },
    /\b(?:what|that|which|who|everything) .{0,20}(?:made|makes|let) (?:me|you|him|her|us|them|it|everyone|people) (?:was|is)/i,
  ),
  phrase(
    'possessive-s',
    `the (house|car|phone|bag|motorbike|motorcycle|room|book|books|shoes|laptop|wallet|bike|bicycle|shop|dog|cat|hair|clothes|dress|job|birthday|hobby|camera|jacket|salary) of ((?:my|your|his|her|our|their) ${PERSON})\\b(?! (?:and|who|in|from)\\b)`,
    "$2's $1",
  ),
])

const PARTICIPLES: Record<string, string> = {
  broke: 'broken',
  wrote: 'written',
  stole: 'stolen',
  took: 'taken',
  ate: 'eaten',
  sang: 'sung',
  chose: 'chosen',
  drew: 'drawn',
  bit: 'bitten',
  shook: 'shaken',
  hid: 'hidden',
  threw: 'thrown',
  wore: 'worn',
  spoke: 'spoken',
}
