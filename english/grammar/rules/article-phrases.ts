import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { startsWithVowelSound } from './articles.ts'

const PLACE =
  '(?:Jakarta|Bali|Bandung|Surabaya|Indonesia|Singapore|London|Tokyo|Japan|Malaysia|Yogyakarta|Medan|Australia|England|Semarang|Malang|Java|Sumatra|Lombok)'

const SPORT_VERBS = formsOf(
  'play',
  'like',
  'love',
  'enjoy',
  'watch',
  'prefer',
  'hate',
  'practise',
  'practice',
  'learn',
  'teach',
)

/** Articles that whole phrases need or refuse. */
export const articlePhrases = phraseRule('article-phrases', [
  phrase(
    'article-the',
    '(top|end|middle|beginning|edge|bottom|side|front|center|centre|back) of (?=(?:mountain|street|road|year|month|week|class|room|page|city|table|building|house|bridge|river|hill|movie|film|story|day|sea|lake)\\b(?! (?:\\d|one\\b|two|three|four|five|six|seven|eight|nine|ten|hall\\b)))',
    '$1 of the ',
    /year-end|end of year/i,
  ),
  phrase(
    'article-superlative',
    "(is|are|was|were|be|become|became|'s) an? (best|worst|biggest|smallest|tallest|oldest|youngest|richest|smartest|cheapest|fastest|easiest|hardest|most \\w+) (?=\\w+)",
    '$1 the $2 ',
    /most (?:interesting|unusual|welcome|enjoyable) (?:\w+)[.!]/i,
  ),
  phrase(
    'article-none',
    `(in|to|from|of|visit|at) the (${PLACE})(?=[.,!?]|$| is| are| and| for| with| last| next| to| every| by| in| on| because)`,
    '$1 $2',
    /the Java (?:Sea|island|developer)|the (?:Jakarta|Bali|Bandung|Indonesia|Singapore|Japan) (?:Post|Open)/i,
  ),
  phrase('article-none', '(?:a|an|the) (my|your|his|her|our|their) (?=\\w)', '$1 '),
  phrase('article-none', '(my|your|our|their) (?:a|an|the) (?=\\w)', '$1 '),
  phrase('article-none', '(these|those|some|every|each) (?:the|a) (?=\\w+)', '$1 '),
  phrase(
    'article-none',
    '(?<!\\b(?:pay|paid|pays) )(have|had|has|having|eat|ate|for|after|before|at|cook|make|skip|skipped) (?:a|the) (breakfast|lunch|dinner)(?=[.,!?]|$| with| at| together| in| every| yesterday| before| after| because| and)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(speak|speaks|spoke|learn|learns|study|studies|studied|teach|teaches|understand|practice|learning|speaking|studying) the (English|Indonesian|Japanese|Korean|Mandarin|French|German|Spanish|Arabic)(?=[.,!?]|$| very| well| every| in| at| with| for| because| and)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(play|plays|played|playing) the (football|basketball|tennis|badminton|volleyball|soccer|chess|futsal|games?|golf|baseball)\\b',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(?:an?|the) (badminton|tennis|chess|futsal|golf|baseball|volleyball|basketball|football|soccer)(?=[.,!?]|$| (?:and|but|because|with|every|after|before|in|at|on|together|when|for|very|as|on|since|very|well|yesterday|last)\\b)',
    (m, s) =>
      new RegExp(`\\b(?:${SPORT_VERBS}|in|about|of) $`, 'i').test(s.text.slice(0, m.index)) ? m[1] : undefined,
  ),
  phrase(
    'article-none',
    '(?<!\\b(?:such|quite) )an? (breakfast|lunch|dinner)(?=[.,!?]|$| (?:and|but|because|at|in|on|when|before|after|until|every|together|yesterday|today|tonight|tomorrow|now|first)\\b)',
    '$1',
  ),
  phrase(
    'article-none',
    'an? (English|Indonesian|Japanese|Korean|Mandarin|French|German|Spanish|Arabic|Javanese)(?=[.,!?]|$| (?:and|but|because|at|in|on|when|before|after|every|together|well|very|fluently|is|was|with|for|to|from|since|by|as)\\b)',
    (m, s) => (/\b(?:is|was|am|be|become|became|married|not) $/i.test(s.text.slice(0, m.index)) ? undefined : m[1]),
  ),
  phrase(
    'article-none',
    '(finish|finishes|finished|start|starts|started|for|at|after|to|from|before|find|found|looking for|gives|without|have|has|had|do) a (work)(?=[.,!?]|$| (?:and|but|because|at|in|on|when|to|every|yesterday|today|tomorrow|now|early|late|by|with)\\b)',
    '$1 $2',
  ),
  phrase(
    'article-none',
    '(drink|drinks|drank|drinking|need|needs|boil|boiled|pour|poured|of|eat|eats|ate|eating|cook|cooked|like|likes|love|loves|with|without|listen to|add|want|wants|use|uses) an? (water|milk|rice|bread|sugar|salt|food|music|meat|butter|oil|flour|electricity)(?=[.,!?]|$| (?:and|but|because|at|in|on|when|to|every|yesterday|today|tomorrow|now|with|for|from|before|after)\\b)',
    '$1 $2',
    /of a food (?:that|is)|with a (?:salt|oil) (?:that|content)/i,
  ),
  phrase('article-none', '(go|goes|went|going|come|comes|came) to the (bed)\\b', '$1 to $2'),
  phrase('article-none', '(go|goes|went|going) (?:to )?the (home)\\b', '$1 $2'),
  phrase(
    'article-the',
    '(in|at|to|from) (?=(?:morning|afternoon|evening|future|past|cinema|beach|mall|supermarket|airport|station|bank|post office|market|office|bathroom|kitchen|living room|library|park|zoo|gym|toilet|hotel|village|restaurant|shop|store|party|train station|bus station|dentist|doctor|museum|canteen|swimming pool|airport|traditional market|main office)(?:[.,!?]|$| (?:to|with|yesterday|every|by|because|and|at|near|last|tomorrow|today|now|on|in|for|after|before|when|this|tonight|is|was|this)\\b))',
    (m, s) =>
      /^(?:to|from) (?:future|past)/i.test(s.text.slice(m.index)) ||
      /\bfrom (?:morning|past|village|office|station|shop|store|hotel) (?:to|until)\b/i.test(s.text) ||
      /^(?:from) morning/i.test(s.text.slice(m.index)) ||
      (/^to (?:park|market|shop|store|bank|party|toilet|station)/i.test(s.text.slice(m.index)) &&
        !/\b(?:go|goes|went|going|come|came|walk|walked|drive|drove|way|back|run|ran|get|got)\s(?:\w+ )?$/i.test(
          s.text.slice(0, m.index),
        ))
        ? undefined
        : `${m[1]} the `,
  ),
  phrase(
    'article-the',
    '(at|in) (?=same time\\b|end of\\b|beginning of\\b|middle of\\b|first time\\b|other hand\\b|world(?:[.,!?]|$))',
    '$1 the ',
  ),
  phrase('article-the', '(in|of|around|over) (?=world(?:[.,!?]|$| is| today))', '$1 the '),
  phrase('article-the', 'on other hand\\b', 'on the other hand'),
  phrase('article-the', '(is|was|are|were|for) first (?=time|day|person|step)', '$1 the first '),
  phrase(
    'article-a',
    "(have|has|had|having|'ve|got|get|gets|caught) ((?:terrible |bad |high |severe |slight |big |serious |small |sudden )?(?:headache|fever|cold|stomachache|toothache|sore throat|cough|dream|chance|problem|question|meeting|good time|great time|nice day|good day|bad day|holiday|party|look|rest|flu|test|exam|baby|shower))(?=[.,!?]|$| with| about| for| yesterday| today| in| at| on| because| last| and| now| this| tomorrow| to| that)",
    (m, s) =>
      /^(?:get|gets|got) cold$/i.test(m[0]) &&
      !/\b(?:i|he|she|we|they|my \w+|often|always) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} a${startsWithVowelSound(m[2] ?? '') ? 'n' : ''} ${m[2]}`,
  ),
  phrase('article-a', '(once|twice|three times|four times|two times|one time) (week|day|month|year)\\b', '$1 a $2'),
  phrase(
    'article-a',
    '(take|takes|took|taking|have|had) (shower|bath|nap|rest|break|walk|look|seat|photo|picture|taxi|bus|train|shower|test|deep breath)(?=[.,!?]|$| in| with| at| before| after| every| and| to| because| on| for| of| from| now)',
    (m) =>
      /^(?:have|had)/i.test(m[0]) && /taxi|bus|train|photo|picture|test|seat/i.test(m[0])
        ? undefined
        : `${m[1]} a ${m[2]}`,
  ),
  phrase(
    'article-a',
    '(what|such) (beautiful|nice|good|great|lovely|bad|big|small|wonderful|terrible|amazing|interesting|difficult|kind|pretty|handsome|delicious|strange|long|smart|cute) (day|place|girl|boy|man|woman|idea|view|house|city|story|movie|film|book|question|person|car|song|picture|surprise|name|baby|cat|dog|meal|cake|trip|experience|job|problem|mistake|time|teacher|friend|student)\\b',
    (m) => `${m[1]} a${startsWithVowelSound(m[2] ?? '') ? 'n' : ''} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'article-a',
    "(is|was|it's|that's|be) very (good|nice|beautiful|big|interesting|important|difficult|bad|great|small|easy|kind|long|smart|expensive|busy|famous) (idea|day|place|girl|boy|man|woman|city|book|movie|story|person|house|teacher|student|friend|song|job|thing|problem|question|school|company|country|car|way|experience|restaurant)\\b",
    '$1 a very $2 $3',
  ),
  phrase('article-a', 'lot of (?=\\w)', (m, s) =>
    /\b(?:a|whole|an awful|that|this) $/i.test(s.text.slice(0, m.index)) ? undefined : 'a lot of ',
  ),
  phrase('article-a', 'alot\\b', 'a lot'),
  phrase(
    'article-a',
    "(is|was|were|are|'s|live|lives|lived|stay|stayed|work|works|worked|sat|sit|sits|waited|wait) (in|at|near|next to|on) (big|small|beautiful|little|nice|new|old|large|quiet|cheap|expensive|good|private|public|famous|modern|foreign|traditional|international|different|busy) (house|city|village|town|room|hotel|company|school|bank|restaurant|university|office|apartment|place|island|country|hospital|factory|cafe|shop|chair|building|area)\\b",
    (m) => `${m[1]} ${m[2]} a${startsWithVowelSound(m[3] ?? '') ? 'n' : ''} ${m[3]} ${m[4]}`,
  ),
  phrase(
    'article-a',
    '(work|works|worked|working) (in|at|for) (bank|hospital|hotel|factory|restaurant|company|shop|school|supermarket|cafe|university|startup|store|pharmacy|clinic|salon|museum|warehouse|mall|library|bakery|law firm|travel agency|call center|bookstore)(?=[.,!?]|$| in| near| as| and| since| for| now| because)',
    '$1 $2 a $3',
  ),
  phrase(
    'article-a',
    '(live|lives|lived|living|stay|stayed|staying) (in|at) (village|house|apartment|hotel|dormitory|city|flat|boarding house)(?=[.,!?]|$| in| near| with| and| for| now| because| for)',
    (m) => `${m[1]} ${m[2]} a${startsWithVowelSound(m[3] ?? '') ? 'n' : ''} ${m[3]}`,
  ),
  phrase(
    'article-a',
    '(with|by|using|use|without) (knife|pen|pencil|spoon|fork|umbrella|friend|computer|laptop|camera|dictionary|calculator)(?=[.,!?]|$| and)',
    (m) => `${m[1]} a${startsWithVowelSound(m[2] ?? '') ? 'n' : ''} ${m[2]}`,
  ),
])
