import { plural } from '../../english/nouns.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'

/** Quantity words and the nouns that go with them. */
export const nounQuantities = phraseRule('noun-phrases', [
  phrase(
    'plural-number',
    '(\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|several|few|fifty|twenty|thirty) (hundreds|thousands|millions|billions)(?= (?!of\\b)\\w)',
    (m) => `${m[1]} ${m[2]?.slice(0, -1)}`,
  ),
  phrase(
    'plural-s',
    '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[- ]years[- ]old (?=(?:girl|boy|child|son|daughter|man|woman|brother|sister|baby|student|kid|nephew|niece|house|car|building|cat|dog)\\b)',
    '$1-year-old ',
  ),
  phrase(
    'plural-s',
    '(a|the|my|our|his|her|this) (two|three|four|five|six|seven|ten|\\d+) (days|weeks|months|years|hours|minutes|stars) (holiday|vacation|trip|course|training|break|contract|hotel|journey|flight|drive|meeting|class|walk|program|workshop|internship|project|plan|visa|stay|experience)\\b',
    (m) => `${m[1]} ${m[2]}-${m[3]?.slice(0, -1)} ${m[4]}`,
  ),
  phrase('plural-s', '(to some|to a certain|to what|to that|to this) (extent|degree)s\\b', '$1 $2'),
  phrase('plural-s', '(these|those) (kind|type|sort) of (?=\\w)', '$1 $2s of '),
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
    'plural-number',
    '(many|several|some|two|three|four|five) (\\w+s) and (brother|sister|son|daughter|friend|teacher|student|boy|girl|uncle|aunt|cousin|cat|dog|book|car|shop|hotel|table|chair|cup|plate|fork|spoon|question|cake|mosque|church|restaurant|street|house|school)(?=[.,!?]|$| (?:do|does|are|were|have|in|at|on|from|who|that|there|here|can|did)\\b)',
    (m) => `${m[1]} ${m[2]} and ${plural(m[3]?.toLowerCase() ?? '')}`,
  ),
  phrase(
    'plural-number',
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
    'plural-s',
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
    '(most) of (people|students|children|teachers|women|men|indonesians|customers|tourists|companies|schools|countries|cities|users|employees|workers|teenagers|young people)\\b',
    '$1 $2',
  ),
  phrase('quantifier', '(all) of (people|students|children|teachers|women|men)\\b', '$1 $2'),
  phrase(
    'quantifier',
    '(?:almost|mostly) (people|students|children|teachers|women|men|teenagers|indonesians)\\b',
    'most $1',
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
    'plural-s',
    '(wear|wears|wearing|wore) (glass|pant|trouser|jean|shoe|sock|pajama)(?=[.,!?]|$| to| because| and| every| when| at| in)',
    '$1 $2s',
  ),
  phrase(
    'plural-s',
    '(buy|bought|need|new|my|his|her|your) (pant|trouser|jean|scissor|pajama)(?=[.,!?]|$| to| because| and| every| when| at| in)',
    '$1 $2s',
  ),
])
