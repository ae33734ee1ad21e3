import { isUnchanged, plural } from '../../words/nouns.ts'
import { isPersonWord } from '../../words/people.ts'
import { UNCOUNTABLE } from '../../words/word-lists.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import type { Sentence } from '../sentence.ts'

const NUMBER = '(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\\d+)'
const MEASURE =
  '(day|night|week|month|year|hour|minute|star|page|room|bedroom|floor|story|storey|person|meter|metre|kilometer|kilometre|litre|liter|kilo|part|door|seat|step|wheel|mile|level)'
const PLACE_OF_THINGS =
  '(shop|store|factory|seller|stall|stand|shelf|rack|juice|soup|salad|sauce|pie|sandwich|collection|collector|repairman|lover|farm|plantation|counter|basket|vendor|maker)'
/** 'clothes shop', 'sports stand': these have no other form, or belong to somebody. */
const ALWAYS_MANY =
  /^(?:clothes|sports|goods|arms|sales|savings|glasses|jeans|games|parents|teachers|students|girls|boys|ladies|visitors|employees|electronics|spices|antiques|materials|souvenirs|accessories|this|his|its|bus|gas|glass|class|business|swiss)$/i

/** Is it a noun that ends at this character? */
const isNounAt = ({ tokens }: Sentence, end: number) => tokens.find((one) => one.end === end)?.tag === 'noun'

/** A plural that is nothing else. */
function isMany({ lexicon }: Sentence, word = ''): boolean {
  const { singular, kinds, verbs } = lexicon.read(word.toLowerCase())
  if (word.toLowerCase() === 'people') return true
  return (
    singular !== undefined &&
    kinds.adj < 3 &&
    kinds.adv < 3 &&
    Math.max(0, ...verbs.map(({ weight }) => weight)) <= kinds.noun
  )
}

/** A noun that comes in one piece: 'a three-day workshop'. */
function isThing({ lexicon }: Sentence, word = ''): boolean {
  const { kinds, singular } = lexicon.read(word.toLowerCase())
  return word.length > 2 && singular === undefined && kinds.noun > 1 && kinds.adv < 4 && kinds.adj < 5
}

/** Quantity words and the nouns that go with them. */
export const nounQuantities = phraseRule('noun-phrases', [
  phrase(
    'plural',
    '(\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|several|few|fifty|twenty|thirty) (hundreds|thousands|millions|billions)(?= (?!of\\b)\\w)',
    (m) => `${m[1]} ${m[2]?.slice(0, -1)}`,
  ),
  phrase(
    'plural',
    '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[- ](year|month|week|day)s[- ]old (?=(?:girl|boy|child|son|daughter|man|woman|brother|sister|baby|student|kid|nephew|niece|house|car|building|cat|dog)\\b)',
    '$1-$2-old ',
  ),
  phrase('plural', `(a|the|my|our|his|her|this|that) ${NUMBER}(?: |-)${MEASURE}s (\\w+)\\b`, (m, s) =>
    isThing(s, m[4]) ? `${m[1]} ${m[2]}-${m[3]} ${m[4]}` : undefined,
  ),
  phrase('plural', `${NUMBER}-${MEASURE}s (\\w+)\\b`, (m, s) =>
    isThing(s, m[3]) ? `${m[1]}-${m[2]} ${m[3]}` : undefined,
  ),
  phrase(
    'compound',
    `(a|an|the|this|that|my|our|his|her|your|their|every|new|good|big|small|nice|of) (\\w+s) ${PLACE_OF_THINGS}\\b`,
    (m, s) => {
      const one = s.lexicon.read(m[2]?.toLowerCase() ?? '').singular
      return one && !ALWAYS_MANY.test(m[2] ?? '') && isNounAt(s, m.index + m[0].length)
        ? `${m[1]} ${one} ${m[3]}`
        : undefined
    },
  ),
  phrase('plural', '(to some|to a certain|to what|to that|to this) (extent|degree)s\\b', '$1 $2'),
  phrase(
    'plural',
    '(many|various|several|different|all|two|three|four|five|these|those) (kind|type|sort) of (?=\\w)',
    '$1 $2s of ',
  ),
  phrase(
    'plural',
    '(have|has|had|with|having) ((?:very |such )?(?:beautiful|big|blue|brown|black|green|small|round|long|short|strong|nice|pretty|large|sharp)) (eye|ear|leg|finger|hand|lip|arm|nail)(?=[.,!?]|$| (?:and|but|like|because)\\b)',
    '$1 $2 $3s',
  ),
  phrase('quantifier', 'amount of (?=(\\w+)\\b)', (m, s) => (isMany(s, m[1]) ? 'number of ' : undefined)),
  phrase(
    'there-is',
    '^here (is|was) (?=(?:the|my|your|our|his|her|some|a few|two|three) ((?:\\w+ )?\\w+s)\\b)',
    (m, s) => {
      const noun = m[2]?.split(' ').find((word) => s.lexicon.read(word.toLowerCase()).singular !== undefined)
      return noun &&
        !/^(?:news|address|boss|bus|class|glass|business|address)$/i.test(noun) &&
        !/'s/.test(s.text.slice(m.index, m.index + 40))
        ? `here ${/was/i.test(m[1] ?? '') ? 'were' : 'are'} `
        : undefined
    },
  ),
  phrase(
    'plural',
    '(many|several|some|two|three|four|five) (\\w+s) and (brother|sister|son|daughter|friend|teacher|student|boy|girl|uncle|aunt|cousin|cat|dog|book|car|shop|hotel|table|chair|cup|plate|fork|spoon|question|cake|mosque|church|restaurant|street|house|school)(?=[.,!?]|$| (?:do|does|are|were|have|in|at|on|from|who|that|there|here|can|did)\\b)',
    (m) => `${m[1]} ${m[2]} and ${plural(m[3]?.toLowerCase() ?? '')}`,
  ),
  phrase(
    'plural',
    '(pair|pairs) of (shoe|sock|sandal|glove|boot|earring|sneaker|slipper|jean|trouser|eye|chopstick|shoelace)\\b',
    '$1 of $2s',
  ),
  phrase(
    'agreement-be',
    '(rupiah|dollars?|euros|kilometres|kilometers|metres|meters|hours|minutes|years|months|weeks|days|kilos|miles) (are|were)(n.t| not)? (?=(?:enough|too (?:much|far|long|short|little)|a (?:lot|long|short|large|small|big)|quite a|not enough|very (?:far|long))\\b)',
    (m) => `${m[1]} ${/^were$/i.test(m[2] ?? '') ? 'was' : 'is'}${m[3] ?? ''} `,
    /\b(?:these|those|the last|the first) /i,
  ),
  phrase('agreement-be', '(this|that) (kind|type|sort) of (\\w+s) (are|were|have)\\b', (m, s) => {
    const one = s.lexicon.read(m[3]?.toLowerCase() ?? '').singular
    const verb = /^are$/i.test(m[4] ?? '') ? 'is' : /^were$/i.test(m[4] ?? '') ? 'was' : 'has'
    return one ? `${m[1]} ${m[2]} of ${one} ${verb}` : undefined
  }),
  phrase(
    'plural',
    '^((?:my|his|her|their|our|your)(?: favou?rite| main| biggest)?) (hobby|reason|problem|weakness|strength|goal|skill|subject|food|colou?r|book|movie|song|singer|plan|responsibility|job) are (?=[^.]*\\band\\b)',
    (m) => `${m[1]} ${plural(m[2]?.toLowerCase() ?? '')} are `,
  ),
  phrase(
    'third-person',
    '((?:my|his|her|our|their|your|the) (?:\\w+ )?(?:family|team|group|staff|class|committee)) consist of\\b',
    '$1 consists of',
  ),
  phrase(
    'quantifier',
    '(all|most|some|many|both) of (student|teacher|friend|child|person|participant|employee|customer|country|city|book|car|company|member|worker)\\b',
    (m) => `${m[1]} of the ${plural(m[2]?.toLowerCase() ?? '')}`,
  ),
  phrase(
    'quantifier',
    '(?:a )?(long|short|black|brown|blonde|curly|straight|my|her|his|beautiful|white|grey|gray|nice) hairs\\b',
    '$1 hair',
  ),
  phrase(
    'irregular-plural',
    '(brush|brushes|brushed|brushing|clean|cleans|wash) (my|your|his|her|our|their) tooth\\b',
    '$1 $2 teeth',
  ),
  phrase(
    'quantifier',
    '(?:a )?lot of (book|car|friend|student|thing|problem|place|country|people|person|house|shop|word|language|question|tourist|tree|flower|job|mistake|city|game|movie|song|animal|child|toy|photo|picture|restaurant|company|reason|idea|benefit|advantage|activity|program|course)(?=[.,!?]|$| in| on| at| that| who| and| to| about| from| here| there| with| for| because)',
    (m) => (m[1] === 'people' ? undefined : `a lot of ${plural(m[1] ?? '')}`),
  ),
  phrase(
    'quantifier',
    '(some|all|many|most|several|all of|some of|most of|all the|some of the|most of the|many of the|all of the|my|their|our) (student|friend|book|car|thing|problem|child|person|tourist|customer|employee|participant|teacher|country|city|animal|people)(?=[.,!?]| are| were| have| like| go| want| come| do| live| think| can| in| who)',
    (m, s) =>
      /^(?:my|their|our|some|most|all the)$/i.test(m[1] ?? '') ||
      m[2] === 'people' ||
      (/ the$/i.test(m[1] ?? '') &&
        /^(?:book|car|problem|city|country|thing)$/i.test(m[2] ?? '') &&
        !/^ (?:are|were|have)\b/.test(s.text.slice(m.index + m[0].length)))
        ? undefined
        : `${m[1]} ${plural(m[2] ?? '')}`,
  ),
  phrase(
    'quantifier',
    '(most|many|several|some) of ((?:(?:indonesian|young|old|big|small|rich|poor|local|foreign|modern|new|other) )?(\\w+))\\b',
    (m, s) => (isMany(s, m[3]) ? `${m[1]} ${m[2]}` : undefined),
  ),
  phrase('quantifier', '(all) of (people|students|children|teachers|women|men)\\b', '$1 $2'),
  phrase(
    'quantifier',
    '(?:almost|mostly) ((?:(?:indonesian|young|old|big|small|rich|poor|local|modern|new) )?(\\w+))\\b',
    (m, s) => (isMany(s, m[2]) ? `most ${m[1]}` : undefined),
  ),
  phrase('quantifier', 'almost (my|our|his|her|their|your|the|these|those) (?=(\\w+)(?: (\\w+))?)', (m, s) =>
    isMany(s, m[2]) || (s.lexicon.kinds(m[2] ?? '').adj > 3 && isMany(s, m[3])) ? `almost all ${m[1]} ` : undefined,
  ),
  phrase(
    'quantifier',
    '(speak|speaks|spoke|understand|understands|know|knows|learn|learned|studied|and) a (little bit|bit|little bit about) (English|Indonesian|Japanese|Korean|Mandarin|French|German|Spanish|Arabic|Javanese|Chinese|Dutch|Sundanese|Thai|Balinese)\\b',
    '$1 a $2 of $3',
  ),
  phrase('quantifier', '(?:every|each) (my|our|his|her|their|your) (\\w+)\\b', (m, s) =>
    s.lexicon.read(m[2]?.toLowerCase() ?? '').counted ? `all ${m[1]} ${plural(m[2]?.toLowerCase() ?? '')}` : undefined,
  ),
  phrase('quantifier', '(my|our|his|her|their|your|the) both (?=(\\w+)\\b)', (m, s) =>
    s.lexicon.read(m[2]?.toLowerCase() ?? '').singular
      ? `both ${/^the$/i.test(m[1] ?? '') ? '' : `${m[1]?.toLowerCase()} `}`
      : undefined,
  ),
  phrase(
    'plural',
    '(?:have|has|had|are|were|got) any (question|sister|brother|child|friend|pet|hobby|suggestion|photo|picture|ticket|cousin|student|customer|guest|son|daughter|book)(?=[.,!?]|$| (?:in|at|from|about|for|to|who|that|with|here)\\b)',
    (m) => m[0].replace(/\w+$/, plural(m[1]?.toLowerCase() ?? '')),
  ),
  phrase(
    'plural',
    'all (the|my|our|his|her|their|your|these|those) (\\w+)(?= (are|were|have|do|can|must|in|from)\\b|[.,!?]|$)',
    (m, s) => {
      const noun = m[2]?.toLowerCase() ?? ''
      const { singular, person, counted } = s.lexicon.read(noun)
      const isOne = singular === undefined && counted && !isUnchanged(noun) && !UNCOUNTABLE.has(noun)
      return isOne && (isPersonWord(noun) || (person && /^(?:are|were|have|do)$/.test(m[3] ?? '')))
        ? `all ${m[1]} ${plural(noun)}`
        : undefined
    },
  ),
  phrase('quantifier', '(?<!\\bmake )the most of (?=(?:my|our|his|her|their|your|these|those) \\w+s\\b)', 'most of '),
  phrase('quantifier', '(?:the|an?) one of (?=(?:the|my|our|his|her|their|your)\\b)', 'one of '),
  phrase('quantifier', 'a lots of\\b', 'a lot of'),
  phrase('quantifier', '(my|our|his|her|their|your|the) another (?=\\w)', '$1 other '),
  phrase(
    'uncountable',
    '(some|much|any|a lot of) (bread|milk|rice|butter|sugar|salt|meat|water)s(?: and (bread|milk|rice|butter|sugar|salt|meat|water)s)?\\b',
    (m) => (m[3] ? `${m[1]} ${m[2]} and ${m[3]}` : `${m[1]} ${m[2]}`),
  ),
  phrase('quantifier', '^the most (?=(\\w+)\\b)', (m, s) =>
    isMany(s, m[1]) && !/\b(?:ever|in one|at once)\b/i.test(s.text) ? 'most ' : undefined,
  ),
  phrase(
    'quantifier',
    'a (little bit|bit) (money|time|sugar|salt|water|milk|rice|help|rest|food|bread|butter|oil|fun|luck|work|information|patience|space)(?=[.,!?]|$| (?:to|for|in|on|and|because|with|from|at|before|after|left)\\b)',
    'a $1 of $2',
  ),

  phrase('quantifier', 'almost (?:of )?(?:all )?(?:the )?(people|students|children|time)\\b', (m) =>
    /all/i.test(m[0]) ? undefined : `almost all ${m[1]}`,
  ),
  phrase('quantifier', '(a|another|each|every) others? (?=\\w)', 'another ', /each other|every other/i),
  phrase(
    'quantifier',
    'others (people|person|students|student|things|thing|countries|country|friends|friend|way|ways|places|place|day|days|time|times|schools|cities|books|city|languages)\\b',
    'other $1',
  ),
  phrase(
    'quantifier',
    'another (people|students|things|countries|friends|places|ways|books|languages|cities|children|men|women|problems|questions|schools|teachers|companies|shops|restaurants|hobbies|activities)\\b',
    'other $1',
  ),
  phrase(
    'quantifier',
    '(so|very|too) much (people|friends|students|books|cars|things|problems|children|mistakes|words|places|times|questions|tourists)\\b',
    (m) => (/^very$/i.test(m[1] ?? '') ? `many ${m[2]}` : `${m[1]} many ${m[2]}`),
  ),
  phrase(
    'quantifier',
    'a few (money|water|milk|sugar|salt|rice|bread|coffee|tea|time|information|help)\\b',
    'a little $1',
  ),
  phrase(
    'quantifier',
    'a little (people|friends|students|books|cars|things|problems|mistakes|words|places|questions|minutes|days)\\b',
    'a few $1',
    /a little (?:people|children|books)' /i,
  ),
  phrase('quantifier', 'the number of (?:the )?(\\w+s|people) are\\b', 'the number of $1 is'),
  phrase('quantifier', "every (?:days|day's)\\b", 'every day'),
  phrase(
    'plural',
    '(wear|wears|wearing|wore) (glass|pant|trouser|jean|shoe|sock|pajama)(?=[.,!?]|$| to| because| and| every| when| at| in)',
    '$1 $2s',
  ),
  phrase(
    'plural',
    '(buy|bought|need|new|my|his|her|your) (pant|trouser|jean|scissor|pajama)(?=[.,!?]|$| to| because| and| every| when| at| in)',
    '$1 $2s',
  ),
])
