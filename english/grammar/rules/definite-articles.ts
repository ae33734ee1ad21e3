import type { Token } from '../../sentences/tokens.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** There is one of these where we are: it takes 'the' behind a preposition of place. */
const HERE =
  words(`car kitchen bathroom bedroom living-room garage garden fridge refrigerator freezer table floor wall door window drawer
  shelf cupboard wardrobe sofa couch roof gate corner counter board whiteboard blackboard yard backyard balcony elevator lift lobby terrace
  toilet basement parking-lot garbage-bin dustbin trash-bin microwave oven stove sink desk ceiling stairs ground sky beach
  forest jungle desert river lake sea village countryside city office cinema mall supermarket airport station market bank library
  park zoo gym hotel restaurant post-office hospital pharmacy stadium canteen cafeteria warehouse factory embassy mosque
  museum pool border harbour harbor pharmacy clinic salon terminal playground meeting-room classroom hallway entrance`)
const OFTEN_BARE = words(
  'hospital office city sea ground market park village table board floor beach library sky desert bank station restaurant hotel factory',
)
const PLACE_PREPOSITIONS =
  /^(?:in|on|at|under|behind|near|from|into|inside|onto|to|outside|beside|across|through|around)$/
const CLOSES =
  /^(?:again|yesterday|today|now|tomorrow|tonight|and|because|when|with|every|last|before|after|but|so|to|for|this|by|at|on|in|is|was|near|until|since|already|while|if|together|alone|first|right)$/

/** 'I left my keys in car', 'She is in kitchen'. */
export const definitePlaces: Rule = {
  id: 'article-place',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const isBefore = token.lower === 'of' && lowerAt(sentence, at - 1) === 'front'
      if ((!isBefore && !PLACE_PREPOSITIONS.test(token.lower)) || !isBarePlace(sentence, at)) return []
      return [insertBefore(sentence, at + 1, 'the', 'article-the')]
    }),
}

function isBarePlace(sentence: Sentence, at: number): boolean {
  const noun = sentence.tokens[at + 1] as Token | undefined
  const next = sentence.tokens[at + 2]
  if (!noun || !HERE.has(noun.lower) || noun.readings.singular !== undefined || noun.text !== noun.lower) return false
  if (next && next.tag !== 'punct' && !CLOSES.test(next.lower) && !isMeasure(sentence, at + 2)) return false
  if (next?.text === '-' || next?.lower === 'to') return false
  if (WORKPLACES.test(noun.lower) && /^work(?:s|ed|ing)?$/.test(lowerAt(sentence, at - 1))) return false
  return takesThe(lowerAt(sentence, at), noun.lower, lowerAt(sentence, at - 1))
}

/** 'works in factory': one of many, not the one we know. */
const WORKPLACES =
  /^(?:factory|hotel|restaurant|bank|hospital|pharmacy|clinic|salon|museum|warehouse|supermarket|mall|library|embassy|cafeteria)$/
/** 'at airport two hours before'; not 'gate five'. */
const isMeasure = (sentence: Sentence, at: number) =>
  sentence.tokens[at]?.tag === 'num' && /^(?:hours?|minutes?|days?|weeks?|times?)$/.test(lowerAt(sentence, at + 1))

const GOES =
  /^(?:go|goes|went|going|come|came|comes|back|walk|walked|way|return|returned|moved|get|got|drive|drove|run|ran|close|next|take|took|brought)$/
const VERB_TOO = /^(?:park|bank|corner|floor|market|table|board|desert|wall|sink|ground)$/

function takesThe(link: string, noun: string, before: string): boolean {
  if (link === 'to')
    return GOES.test(before) && !(VERB_TOO.test(noun) && /^(?:way|close|take|took|got|get)$/.test(before))
  if (link === 'at')
    return !OFTEN_BARE.has(noun) || /^(?:office|library|hotel|restaurant|market|beach|park|station)$/.test(noun)
  if (/^(?:from|across|around|on|through|under)$/.test(link) && OFTEN_BARE.has(noun)) return false
  return !(link === 'in' && /^(?:hospital|city|ground)$/.test(noun))
}

const DOOR = '(door|window|gate|fridge|curtain|curtains|front door|garage|drawer|back door|car door|bathroom door)'
const DEVICE =
  '(light|lights|lamp|tv|television|ac|air conditioner|fan|radio|computer|stove|engine|heater|washing machine|internet|camera|microphone|projector|printer|rice cooker|water pump|tap|alarm)'
const END =
  '(?=[.,!?]|$| (?:because|and|before|when|please|after|so|first|if|at|now|for|to|while|but|slowly|carefully|again|every)\\b)'

/** Articles of things that both speakers know. */
export const definitePhrases = phraseRule('definite-phrases', [
  phrase(
    'article-the',
    `(open|opens|opened|close|closes|closed|lock|locked|shut|knock on|slam|slammed|behind|answer) ${DOOR}${END}`,
    '$1 the $2',
    /next door|door to door|behind closed/i,
  ),
  phrase(
    'article-the',
    `(turn on|turn off|turned on|turned off|switch on|switch off|switched on|switched off|turning off|turning on) ${DEVICE}${END}`,
    '$1 the $2',
    /turn on computer games/i,
  ),
  phrase(
    'article-the',
    `(wash|washes|washed|do|does|did|washing|doing) (dishes|laundry|ironing)(?=[.,!?]|$| (?:after|every|and|before|because|for|in|at|on|yesterday|now|with)\\b)`,
    '$1 the $2',
  ),
  phrase(
    'article-the',
    '(sorry for|apologize for|apologise for|forgive me for|thank you for|thanks for) (?=(?:late|slow|quick|fast|prompt|short|long|sudden|delayed) (?:reply|response|notice|answer|payment|delivery|update)\\b)',
    '$1 the ',
  ),
  phrase(
    'article-the',
    '(sorry for|thank you for|thanks for) (?=(?:inconvenience|invitation|information|explanation|gift|opportunity|help you|mistake|delay|trouble|mess|confusion)(?:[.,!?]|$| (?:that|and|to|yesterday|miss|sir|you)\\b))',
    '$1 the ',
    /for information\b|for help you/i,
  ),
  phrase(
    'article-the',
    '(in|into) (?=(?:wild|dark|rain|sun|distance|background|middle|meantime|end|beginning|future|past|countryside|suburbs|shade)(?:[.,!?]|$| (?:because|and|with|when|yesterday|for|at|last|of)\\b))',
    (m, s) =>
      /^(?:in|into) (?:past|future|end)/i.test(s.text.slice(m.index)) &&
      /\bin (?:past|future|end) (?:of|with|for)/i.test(s.text)
        ? undefined
        : `${m[1]} the `,
  ),
  phrase(
    'article-the',
    '(on) (?=(?:left|right|way|internet|phone|radio|wall|floor|roof|ground|beach|table|weekend)(?:[.,!?]|$| (?:side|because|and|with|when|yesterday|to|home|of|at|last|for|there|is)\\b))',
    (m, s) =>
      /^on (?:right|left|beach|table|radio|ground|floor) (?:to|with|at|is|and|for|of)\b/i.test(s.text.slice(m.index))
        ? undefined
        : '$1 the '.replace('$1', m[1] ?? 'on'),
    /on phone calls/i,
  ),
  phrase(
    'article-the',
    '(go|goes|went|going|come|came|been) to (?=(?:dentist|doctor|beach|cinema|bank|toilet|bathroom|post office|hairdresser|barber|supermarket|airport|gym|zoo|mall|office|library|swimming pool|salon|market|police station|mosque|restaurant|museum|hotel|station|clinic|pharmacy|embassy|village|mountain|river|waterfall)\\b(?! (?:visits|trips|in [A-Z]\\w+ and|to)))',
    '$1 to the ',
  ),
  phrase(
    'article-the',
    '(?<!the )(?:same) (?=(?:class|school|office|age|time|day|room|bus|house|problem|city|place|shirt|hobby|birthday|company|team|year|colour|color|size|name) (?:as|with|like)\\b)',
    (m, s) =>
      /\b(?:this|that|these|those|very|exact|much|exactly the|the|my|our) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : 'the same ',
  ),
  phrase(
    'article-none',
    '^the (life) (?=(?:in|is|here|without|can|as)\\b)',
    'life ',
    /^the life (?:of|in) (?:the|my|his|this)|^the life is (?:his|hers)/i,
  ),
  phrase(
    'article-none',
    '^the (love|happiness|friendship|honesty|health|poverty|unemployment|patience|education|traffic in [A-Z]\\w+|inflation|pollution|corruption|technology|nature|society|time) (is|can|makes|brings|are|has become|causes) (?=(?:important|more important|very important|the most|not|beautiful|a|us|people|make|everything|money|our|happy|bad|worse|terrible|expensive)\\b)',
    (m) =>
      /^(?:love|happiness|friendship|honesty|health|poverty|unemployment|patience|inflation|corruption|time|education)$/i.test(
        m[1] ?? '',
      )
        ? `${m[1]} ${m[2]} `
        : undefined,
    /^the time is (?:not|a)/i,
  ),
  phrase(
    'article-none',
    '(go|goes|went|going|walk|walks|walked) to the (school|work|bed) (?=(?:by|on foot|every|with (?:bus|car|motorbike|motorcycle|bike|bicycle))\\b)',
    '$1 to $2 ',
  ),
  phrase(
    'article-none',
    '(at|in|from) the (home|night)(?=[.,!?]|$| (?:on|every|because|and|but|today|during|when|since|this|after|before|so)\\b)',
    (m) => {
      if (/night/i.test(m[2] ?? '')) return /^at/i.test(m[1] ?? '') ? 'at night' : undefined
      return `${/^from/i.test(m[1] ?? '') ? 'from' : 'at'} home`
    },
  ),
  phrase(
    'article-none',
    '(love|like|likes|loves|hate|hates|enjoy|enjoys|prefer|prefers) the (football|music|coffee|nature|cooking|swimming|reading|shopping|travelling|traveling|chocolate|spicy food|animals|cats|dogs|children)(?=[.!?]|$| (?:very much|so much|since|because)\\b)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(by) (?:a|the) (bus|train|taxi|plane|bicycle|motorbike|motorcycle|ferry|ship|bike)(?=[.,!?]|$| (?:to|every|from|because|and|with)\\b)',
    (m, s) =>
      /\b(?:hit|killed|struck|near|stood|waited|run over|knocked down|passed|stopped|caused|was|were|is|are|been) (?:\w+ )?$/i.test(
        s.text.slice(0, m.index),
      ) ||
      !/\b(?:go|goes|went|going|come|came|travel|travels|travelled|traveled|get|got|gets|arrive|arrived|return|returned|work|school|home|campus|office|there|here|[A-Z]\w+) (?:\w+ ){0,2}$/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : `by ${m[2]}`,
  ),
])
