import { phrase, phraseRule } from '../phrase-rule.ts'

const END =
  '(?=[.,!?]|$| (?:and|but|because|in|at|on|for|to|when|so|today|now|here|with|that|as|during|after|before|until|since|tonight)\\b)'

/** Adjectives, adverbs and small words that look alike. */
export const wordChoice = phraseRule('word-choice', [
  phrase(
    'confusion',
    `(so|very|too|really|always|be|is|are|was|were|am|keep|stay|please|it's|more|kept|stayed) quite${END}`,
    (m, s) => {
      const rest = s.text.slice(m.index + m[0].length)
      return /^ (?:to|that|as|for|with)\b/.test(rest) && /^(?:is|are|was|were|am|it's)$/i.test(m[1] ?? '')
        ? undefined
        : `${m[1]} quiet`
    },
  ),
  phrase(
    'confusion',
    '(a|the|this|that|my|very|such a) quite (place|room|street|village|town|person|girl|boy|man|woman|library|area|neighbou?rhood|night|evening|cafe|house|life|child|beach)\\b',
    '$1 quiet $2',
  ),
  phrase(
    'confusion',
    'quiet (?=(?:a (?:lot|few|bit|while)|often|well|soon|enough|sure|similar|interesting|difficult|expensive|good|different|big|easy|hard|nice|far|important|popular|long|cheap|clear|hot|cold|tired|busy|fast|strong|spicy|useful|old|young|crowded|close|common|famous|happy|high|large|late|small|tall|boring|delicious|friendly|heavy)\\b)',
    (m, s) =>
      /^(?:enough|well|often)/.test(s.text.slice(m.index + 6)) &&
      /\b(?:is|are|was|be|not) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : 'quite ',
  ),
  phrase(
    'confusion',
    `(a|the|very|so|such a|more|most|really|is|was|are) (?:funny)(?= (?:day|weekend|holiday|trip|party|vacation|activity|game|hobby) (?:with|at|in|to|for))`,
    (m) => `${m[1]} fun`,
  ),
  phrase(
    'confusion',
    '(we|i|they|you|she|he|everyone) (had|have|has|having) (?:a lot of |so much )?funny\\b(?! (?:story|stories|face|joke|jokes|ideas?|name|voice|way|feeling|video|videos|moments?|friends?|teachers?|hair))',
    '$1 $2 fun',
  ),
  phrase(
    'confusion',
    '(joke|jokes|comedian|clown|cartoon|comedy) (is|are|was|were) (?:so |very |really )?fun(?=[.,!?]|$| and)',
    (m) => m[0].replace(/fun$/i, 'funny'),
  ),
  phrase(
    'confusion',
    '(an|most|this|the|our|very|so|more|is|was) economic (?=(?:car|cars|motorbike|way|choice|option|engine|stove|to use|to run)\\b)',
    '$1 economical ',
  ),
  phrase(
    'confusion',
    '(very|more|so|quite|really|too) economic(?=[.,!?]|$| (?:than|because|and|to|so|for|if)\\b)',
    '$1 economical',
  ),
  phrase(
    'confusion',
    '(an|the|our|global|world|local|serious|country.s|national) economical (?=(?:crisis|growth|problem|problems|development|system|policy|condition|situation|sector|recovery|reasons)\\b)',
    '$1 economic ',
  ),
  phrase(
    'confusion',
    'historic (?=(?:film|novel|drama|movie|book|fiction|event of|research|facts|data|figure|figures|records|documents)\\b)',
    'historical ',
  ),
  phrase(
    'confusion',
    "(very|too|so|more|is|are|am|was|i'm|she's|he's|a|really) sensible (?=(?:to|about) (?:criticism|cold|light|noise|pain|heat|smell|dust|the|what|other|people|food|his|her|my)\\b|skin\\b|teeth\\b|topic\\b|issue\\b)",
    '$1 sensitive ',
  ),
  phrase(
    'confusion',
    '(skin|teeth|eyes|nose|stomach|topic|issue) (is|are|was) ((?:very|so|too|really|quite) )?sensible\\b',
    '$1 $2 $3sensitive',
  ),
  phrase(
    'confusion',
    '(make|give|gave|made|was|be) (a|the)? ?sensitive (?=(?:decision|choice|advice|solution)\\b)',
    (m) => `${m[1]} ${m[2] ? `${m[2]} ` : ''}sensible `,
  ),
  phrase(
    'confusion',
    '(arrive|arrives|arrived|come|comes|came|wake up|woke up|get up|got up|went to bed|go to bed|slept|sleep|work|works|worked|stay|stayed|get home|got home|go home|went home|always|is|are|was|were|am|too|very|so|be|not) lately(?=[.,!?]|$| (?:because|for|to|again|every|yesterday|last|and|so|this|today|at|in)\\b)',
    (m, s) =>
      /^(?:always|is|are|was|were|am|be|not|work|works|worked|stay|stayed|slept|sleep)$/i.test(m[1] ?? '') &&
      !/ (?:for|to|again)\b/.test(s.text.slice(m.index + m[0].length, m.index + m[0].length + 7)) &&
      !/^(?:is|are|was|were|am)$/i.test(m[1] ?? '')
        ? undefined
        : `${m[1]} late`,
    /\b(?:have|has|been|haven't|hasn't)\b/i,
  ),
  phrase(
    'confusion',
    '(?<!\\b(?:can|could|can’t|would|will|have|has|had|do|does|did|it|is|are|was|i|we|you|he|she|they) )(work|works|worked|working|study|studies|studied|studying|train|trains|trained|training|practice|practise|try|tries|tried|rain|rains|rained|raining|push|pushed|hit|think|fight|fought|exercise) (?:so |very |really |too )?hardly\\b',
    (m) => m[0].replace(/hardly/i, 'hard'),
  ),
  phrase(
    'confusion',
    'beside(?= (?:that|this|being|working|teaching|english|studying|playing)\\b(?! (?:house|building|shop|man|woman|girl|boy|table|tree|car|chair|road|door|window|one|school|mosque|bank|river)))',
    'besides',
  ),
  phrase(
    'confusion',
    '(sit|sits|sat|sitting|stand|stands|stood|standing|is|are|was|live|lives|located|right|next to and|sleep|walk|walking) besides (?=(?:me|you|him|her|us|them|my|your|his|our|their|the|a)\\b)',
    '$1 beside ',
  ),
  phrase(
    'confusion',
    '(gave|give|gives|giving|need|needs|needed|want|some|any|good|bad|great|best|my|your|his|her|their|the|of|for|an|useful|professional|no|follow|followed|ask for|asked for|that|this) advise(?=[.,!?]|$| (?:to|about|for|from|on|is|was|because|and|that|of|when|before)\\b)',
    '$1 advice',
    /\b(?:like|want|need) to advise\b/i,
  ),
  phrase(
    'confusion',
    "(to|can|will|would|could|should|i|please|must|not|don't|always|doctor|teacher|he|she|they|we|also) (advice|adviced|advices) (?=(?:me|you|him|her|them|us|my|people|students|everyone|that|against)\\b)",
    (m) =>
      `${m[1]} ${m[2]?.toLowerCase() === 'adviced' ? 'advised' : m[2]?.toLowerCase() === 'advices' ? 'advises' : 'advise'} `,
    /good advice that|(?:some|the|of|my|his|her|your) advice (?:that|my|you|me)/i,
  ),
  phrase('confusion', 'adviced\\b', 'advised'),
  phrase(
    'confusion',
    "(have|has|had|there are|there were|there is|are|is|was|were|with|eat|eats|ate|drink|drinks|drank|spend|spent|spends|buy|bought|got|make|made|ask|asked|use|take|took|know|so|not|it's|'s|cost|costs|worked|work|works|need|needs|eating|drinking|brought|far|way) to (much|many)\\b(?! (?:people|countries|places|cities|of) (?!in\\b|here\\b|there\\b|and\\b|on\\b|at\\b|who\\b|to\\b)\\w+)",
    '$1 too $2',
    /(?:listen|listening|talk|talked|been|went|go|travel|according|thanks|important|useful|helpful|similar|happens?|belong) to m/i,
  ),
  phrase(
    'confusion',
    "(is|are|was|were|am|it's|'m|'s|'re|feel|feels|felt|get|got|become|became|look|looks|not|much|little|bit|far|be|seem|seems) to (expensive|late|hot|cold|big|small|difficult|hard|easy|far|tired|busy|young|old|loud|heavy|spicy|sweet|early|tight|noisy|crowded|dangerous|cheap|dark|high|sleepy|lazy|shy|weak|strong|tall|hungry|nervous|boring|dirty|sick|poor|complicated|salty|rich|wet|narrow|thick|thin|deep)\\b",
    '$1 too $2',
  ),
  phrase(
    'confusion',
    "(don't|do not|not|never|doesn't|didn't) (\\w+ )?to (much|many|fast|loud|hard|long|late)(?=[.,!?]|$| (?:because|in|at|on|for|coffee|sugar|rice|time|money|things|food|water|noise|salt|sweets|questions)\\b)",
    '$1 $2too $3',
  ),
  phrase(
    'confusion',
    '^(i|we|they|he|she|you) (like|love|want|need|enjoy|agree|miss|hope|think|know|live|work|can) (.{0,25}?)to[.!]?$',
    (m) =>
      /\b(?:want|like|love|need|have|hope|listen|going|used|talk|about|it)\b/i.test(m[3] ?? '') || (m[3] ?? '') === ''
        ? undefined
        : `${m[1]} ${m[2]} ${m[3]}too${/[.!]$/.exec(m[0])?.[0] ?? ''}`,
  ),
  phrase(
    'confusion',
    "(don't|not|to|will|can|i|you|we|they|might|may|could|would|never|always|sometimes|didn't|please|won't) loose\\b(?! (?:fit|clothes|ends|shirt|change|trousers))",
    '$1 lose',
  ),
  phrase(
    'confusion',
    '(too|very|so|is|are|was|feel|feels|a bit|my|this) lose(?=[.,!?]|$| (?:for|now|on|shirt|tooth|trousers|pants)\\b)',
    '$1 loose',
  ),
  phrase(
    'confusion',
    '(accept) (?=(?:for (?:my|the|him|her|me|you|one|monday|sunday)|on (?:monday|sunday|friday))\\b)',
    (m, s) =>
      /\b(?:everyone|everybody|all|every \w+|open|nothing|nobody|anything|everything|\w+s) $/i.test(
        s.text.slice(0, m.index),
      )
        ? 'except '
        : undefined,
  ),
  phrase(
    'confusion',
    "(to|will|can|cannot|can't|please|i|we|they|not|happy to|gladly|you) except (?=(?:my|your|his|her|the|our|their|this|that|it|a|an|cash|credit)\\b)",
    '$1 accept ',
    /\b(?:nothing|everyone|all|everything|nobody|anything)\b/i,
  ),
  phrase(
    'confusion',
    '(to|will|can|please|i|we|must|should|they|you|not) (?:insure|assure) (?=that (?:everyone|everything|all|the|it|you))',
    '$1 ensure ',
  ),
  phrase(
    'confusion',
    '(a|the|this|my|your|his|her|good|main|school|new) principle (?=(?:of (?:the|my|our|this) school|is (?:very )?(?:kind|strict|angry|nice)|called|came|said)\\b)',
    '$1 principal ',
  ),
  phrase(
    'confusion',
    '(write|wrote|letter|paper|pencil|office|school|sell|sells|bought|buy|some) stationary\\b',
    '$1 stationery',
  ),
  phrase('confusion', '(?<=\\b(?:the|a|this|next|last|our|my) )brake(?= (?:time|room)\\b)', 'break'),
  phrase(
    'confusion',
    '(take|took|have|had|need|needs|want|lunch|coffee|short|a|at) brake(?=[.,!?]|$| (?:time|at|from|for|and|because|after)\\b)',
    (m, s) =>
      /\b(?:car|bike|motorbike|motorcycle|pedal|hand|foot|wheel)\b/i.test(s.text) ? undefined : `${m[1]} break`,
  ),
  phrase(
    'confusion',
    '(peace) of (?=(?:cake|paper|advice|bread|pizza|chocolate|information|furniture|meat|wood|music|news|cheese|fruit)\\b)',
    'piece of ',
  ),
  phrase(
    'confusion',
    '(the|my|his|her|their|our|this|a) hole (?=(?:day|week|family|night|class|world|time|year|month|house|city|country|life|team|story|morning)\\b)',
    '$1 whole ',
  ),
  phrase(
    'confusion',
    "(i|we|you|they|he|she|don't|didn't|to|can|know|will|should|not|please) (?:wander) (?=(?:if|why|how|what|where|whether|who|when)\\b)",
    '$1 wonder ',
  ),
  phrase(
    'confusion',
    '(is|are|was|were|am|very|so|really|not|be|been|felt|feel) (exited)\\b',
    '$1 excited',
    /exited (?:the|from|through)/i,
  ),
  phrase(
    'confusion',
    '(the|nice|bad|good|hot|cold|rainy|sunny|beautiful|today.s|cloudy|dry) (?:whether|wheather)\\b',
    '$1 weather',
  ),
  phrase(
    'confusion',
    '(know|decide|sure|ask|asked|wonder|see|check|matter) weather (?=(?:i|he|she|it|we|they|you|or|the|to|my|this)\\b)',
    '$1 whether ',
  ),
  phrase(
    'confusion',
    "(who's) (?=(?:book|car|phone|bag|house|pen|idea|turn|name|motorbike|motorcycle|shoes|laptop|umbrella|jacket|money|keys?|fault|mother|father|wife|husband|children) (?:is|are|was|were|this|that|it|did|broke|died|works?|lives?)\\b)",
    'whose ',
  ),
  phrase(
    'confusion',
    'whose (?=(?:coming|going|there|calling|next|ready|that|this man|your|the|speaking|knocking|at)\\b)(?!the \\w+ (?:is|are))',
    "who's ",
  ),
  phrase(
    'confusion',
    '(i|he|she|we|they|you|time|days|years?|car|bus|who|has|have|just|already|never) past (?=(?:the|my|his|her|our|their|by|away|out|an?) ?(?:exam|exams|test|tests|interview|house|me|grade|class|selection|away|out|by|quickly)?\\b)(?!the (?:age|time))',
    (m, s) =>
      /\b(?:half|quarter|drive|drove|walk|walked|ran|run|go|went|is|was|are|in the) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} passed `,
    /half past|quarter past|(?:car|bus|he|she|we|they|i) (?:drove|went|walked|ran) past|just past (?:the|my)/i,
  ),
  phrase(
    'confusion',
    '(every day|everyday) (?=(?:life|activity|activities|english|routine|clothes|conversation|conversations|problems|use|language|situations|tasks|needs|vocabulary)\\b)',
    'everyday ',
  ),
  phrase('confusion', '(some|few|five|ten|two|three|long) times ago\\b', (m) =>
    /^some|^long/i.test(m[0]) ? `${m[1]} time ago` : undefined,
  ),
  phrase(
    'confusion',
    '(i am|i.m|he is|she is|we are|they are|was|is|are|am|so|very) (?:bias|monotone|prestise|effectif|optimis|pesimis|emosi|kreatif)\\b',
    (m) => m[0].replace(/(\w+)$/, (word) => COGNATES[word.toLowerCase()] ?? word),
  ),
  phrase(
    'confusion',
    "(i'm|am|is|are|was|were|be|feel|so|very) (?:emotion|emotional) (?=(?:with|to) (?:me|him|her|my|you|us|them)\\b)",
    '$1 angry ',
  ),
  phrase(
    'confusion',
    '(price|prices|cost|costs|fare|fares|rent|rents|fee|fees|rate|rates|salary|salaries|tuition) (is|are|was|were|here is|here are|there is|there are|became|becomes|become|seems|of the \\w+ is|of this \\w+ is|of \\w+ is|of \\w+ are|in \\w+ is|in \\w+ are|in this \\w+ (?:is|are|was|were)|at this \\w+ (?:is|are)) (?:also )?((?:not |too |very |so |really |quite |a bit |more |much more |the most |most )*)(expensive|cheap|cheaper)\\b',
    (m) => `${m[1]} ${m[2]} ${priced(m[3] ?? '', m[4] ?? '')}`,
  ),
])

const COGNATES: Record<string, string> = {
  bias: 'biased',
  monotone: 'monotonous',
  prestise: 'prestigious',
  effectif: 'effective',
  optimis: 'optimistic',
  pesimis: 'pessimistic',
  emosi: 'angry',
  kreatif: 'creative',
}

/** A thing is expensive, its price is high. */
function priced(degree: string, word: string): string {
  const [base, more, most] =
    word.toLowerCase() === 'expensive' ? ['high', 'higher', 'highest'] : ['low', 'lower', 'lowest']
  if (/more $/i.test(degree)) return `${degree.replace(/more $/i, '')}${more}`
  if (/most $/i.test(degree)) return `${degree.replace(/(?:the )?most $/i, '')}the ${most}`
  return `${degree}${word.toLowerCase() === 'cheaper' ? more : base}`
}
