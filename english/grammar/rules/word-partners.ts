import { inflectVerb, ingForm } from '../../words/verbs.ts'
import { UNCOUNTABLE } from '../../words/word-lists.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { verbFormOf } from '../verb-words.ts'

const ILLNESS = '(headache|toothache|stomachache|cough|cold|flu|migraine|stomach ache)'

/** Words with other partners than in Indonesian: a bad headache, give birth, thankful for. */
export const wordPartners = phraseRule('word-partners', [
  phrase(
    'past-time',
    '(sorry|oh no|unfortunately),? (but |because )?i forget (?=(?:to|my|your|the|about|his|her|it|that|our)\\b)',
    (m) => m[0].replace(/forget $/i, 'forgot '),
    /\b(?:always|often|sometimes|usually|never|if|when)\b/i,
  ),
  phrase(
    'past-time',
    `(i|he|she|we|they|my \\w+) (work|works|live|lives|study|studies|teach|teaches|stay|stays|serve|serves|learn|learns) ((?:[\\w-]+ ){1,7}?)from ((?:19|20)\\d\\d) (to|until|till|-) ((?:19\\d\\d|200\\d|201\\d|202[0-4]))\\b`,
    (m) => {
      const base = (m[2] ?? '').toLowerCase().replace(/ies$/, 'y').replace(/ches$/, 'ch').replace(/s$/, '')
      return `${m[1]} ${inflectVerb(base, 'past')} ${m[3]}from ${m[4]} ${m[5]} ${m[6]}`
    },
  ),
  phrase(
    'say-tell',
    `(${formsOf('say')}) (you|me|him|us|them) (?=(?:a|an|the|something|anything|everything|about|that|how|what|why|where|when|if|my|his)\\b)`,
    (m) => `${inflectVerb('tell', verbFormOf(m[1] ?? '', 'say'))} ${m[2]} `,
  ),
  phrase('collocation', `(${formsOf('give')}) (?:born|a birth) (?=to\\b)`, '$1 birth '),
  phrase('collocation', `(?:strong|heavy|big|hard|high) ${ILLNESS}\\b`, 'bad $1'),
  phrase('collocation', '(?:hot|big|strong|heavy|hard) fever\\b', 'high fever'),
  phrase(
    'collocation',
    '(car|motorbike|motorcycle|bus|truck|train|scooter|bike) (?:is|was|got|gets) broken (?=(?:on|in) (?:the|my) (?:\\w+ )?(?:road|way|street|highway|middle)\\b)',
    '$1 broke down ',
  ),
  phrase(
    'word-class',
    "(am|is|are|was|were|'m|'re)( very| so| really)? thanks (?=(?:for|to|that)\\b)",
    '$1$2 thankful ',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('search')}) (?=the (?:solution|answer|information|meaning|way|best|right|reason|truth|address|owner|data)\\b)`,
    '$1 for ',
  ),
  phrase(
    'word-class',
    '(is|am|are|was|were|become|became|be|as) (a |an |the )?((?:\\w+ )?)cooker\\b(?! (?:hood|set))',
    (m, s) =>
      /\b(?:rice|pressure|slow|gas|electric) $/i.test(m[3] ?? '') ||
      /\b(?:it|this|that|rice|machine)\b/i.test(s.text.slice(0, m.index))
        ? undefined
        : `${m[1]} ${m[2] ?? ''}${m[3] ?? ''}cook`,
  ),
  phrase(
    'adverb-form',
    '(is|are|was|were|am|be|looks?|seems?|sounds?|feels?) (very|so|too|really|quite|not very) (\\w{4,}ly)(?=[.,!?]|$| (?:and|but|because|for|to|when|so)\\b)',
    (m, s) => {
      const adverb = m[3]?.toLowerCase() ?? ''
      const adjective = [
        adverb.replace(/ily$/, 'y'),
        adverb.replace(/ly$/, ''),
        adverb.replace(/ly$/, 'le'),
        adverb.replace(/ally$/, ''),
      ].find((one) => one !== adverb && s.lexicon.kinds(one).adj > 2)
      return adjective && s.lexicon.kinds(adverb).adj === 0 ? `${m[1]} ${m[2]} ${adjective}` : undefined
    },
  ),
  phrase(
    'word-class',
    '(give|gives|gave|do|did) (?:a |an |some )?complain (?=(?:to|about)\\b)',
    (m) => `${/^(?:gave|did)$/i.test(m[1] ?? '') ? 'complained' : /s$/i.test(m[1] ?? '') ? 'complains' : 'complain'} `,
  ),
  phrase(
    'word-class',
    '(make|makes|made|making|a|any|many|the|have|received|get|got) (a )?complain(s?)(?=[.,!?]|$| (?:to|about|from|letter|because)\\b)',
    (m) => `${m[1]} ${m[2] ?? ''}complaint${m[3]}`,
    /\bdon't complain|to complain\b/i,
  ),
  phrase('calque', '(i|we) hope (?:for )?your (success|happiness|health|all the best)\\b', '$1 wish you $2'),
  phrase(
    'negation',
    '(i|we|they|you|he|she|it|my \\w+) (seem|seems|look|looks) (?:doesn.t|don.t|does not|do not|not) (?:to )?(like|want|know|understand|have|care|work|love|need|remember|believe|agree|mind|be|enjoy)\\b',
    (m) => `${m[1]} ${/s$/i.test(m[2] ?? '') ? "doesn't" : "don't"} seem to ${m[3]}`,
  ),
  phrase(
    'preposition-gerund',
    'by (cook|walk|drink|eat|read|use|watch|sleep|practice|study|learn|listen|play|talk|exercise|join|do|make|take|speak|ask) (?=(?:at home|in|with|more|less|every|together|a lot|hard|regularly|early|the|my|your|to|english|a|less)\\b)',
    (m, s) =>
      /\b(?:written|made|done|caused|followed|\w+ed) $/i.test(s.text.slice(0, m.index))
        ? undefined
        : `by ${ingForm(m[1]?.toLowerCase() ?? '')} `,
  ),
  phrase(
    'preposition-place',
    '(am|is|are|was|were|sit|sits|sat|sitting|stand|standing|met|meet|slept|sleep|read|fell asleep|still|already|left \\w+ \\w+|seat|people) in (the|a|my) (bus|train|plane|ferry|subway|mrt|krl)(?=[.,!?]|$| (?:now|to|when|yesterday|and|because|from|every|on)\\b)',
    '$1 on $2 $3',
  ),
  phrase(
    'preposition-place',
    '(beside|near|behind|under|around) of (?=(?:the|my|me|you|him|her|us|them|our|your|his|their|a)\\b)',
    '$1 ',
  ),
  phrase(
    'uncountable',
    '(a lot of|lots of|some|good|enough|no|any|much|many|great|years of|more|my|working|work|teaching) experiences (?=(?:in|as|with|at) (?:\\w+ing|a|an|the|sales|marketing|customer|hotels?|accounting|design|teaching|banking|this)\\b)',
    (m) => `${/^many$/i.test(m[1] ?? '') ? 'a lot of' : m[1]} experience `,
  ),
  phrase('there-is', '(are|were) there (any|much|some|enough|more) (\\w+)\\b', (m) =>
    UNCOUNTABLE.has(m[3]?.toLowerCase() ?? '')
      ? `${/^were$/i.test(m[1] ?? '') ? 'was' : 'is'} there ${m[2]} ${m[3]}`
      : undefined,
  ),
  phrase(
    'confusion',
    '(i|we|they|you) (?:like|love|enjoy|saw|see|enjoyed) the scene (?=(?:from|of the (?:mountain|sea|city|sunset|sunrise|rice))\\b)',
    (m) => m[0].replace(/scene $/i, 'view '),
  ),
  phrase(
    'confusion',
    '(is|am|are|very|so|too|really|a) sensible(?=[;,.] (?:she|he|they|i) (?:cry|cries|cried|gets?|always))',
    '$1 sensitive',
  ),
  phrase(
    'joining',
    'so ((?:\\w+ly |much |many )?\\w+(?: \\w+)?) until (?=(?:i|he|she|we|they|it|you|my|the|her|his|nobody|everyone)\\b)',
    (m, s) =>
      s.lexicon.kinds(m[1]?.split(' ')[0]?.toLowerCase() ?? '').adj +
        s.lexicon.kinds(m[1]?.split(' ')[0]?.toLowerCase() ?? '').adv >
        2 || /^(?:much|many)/i.test(m[1] ?? '')
        ? `so ${m[1]} that `
        : undefined,
  ),
  phrase(
    'since-for',
    '(i|we|he|she|they|my \\w+|you) (live|lives|work|works|know|knows|study|studies|learn|learns|teach|teaches|play|plays|love|like)((?: \\w+){0,5}?) from ((?:19|20)\\d\\d|last (?:year|month|week)|childhood|(?:elementary|junior high|senior high|high) school)(?=[.,!?]|$)',
    '$1 $2$3 since $4',
  ),
  phrase(
    'ing-be',
    "(am|is|are|was|were|'m|'s|'re) (still|now|currently) (study|work|learn|sleep|wait|cook|eat|live|play|watch|read|write|look|search|think|do|prepare|try|talk|drive|rain)(?=[.,!?]|$| (?:at|in|for|on|to|my|the|a|about|with|english|here|now|there|and|because)\\b)",
    (m) => `${m[1]} ${m[2]} ${ingForm(m[3]?.toLowerCase() ?? '')}`,
  ),
])
