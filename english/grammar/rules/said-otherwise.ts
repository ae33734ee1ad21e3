import { inflectVerb, ingForm } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import type { Sentence } from '../sentence.ts'
import { verbFormOf } from '../verb-words.ts'

const swap = (word: string | undefined, from: string, to: string) => inflectVerb(to, verbFormOf(word ?? '', from))
const baseOfSaying = (word: string) =>
  /^sa/i.test(word) ? 'say' : /^t[ea]l|^told/i.test(word) ? (/^talk/i.test(word) ? 'talk' : 'tell') : 'speak'
const isVerb = (sentence: Sentence, word: string | undefined) =>
  sentence.lexicon.kinds(word?.toLowerCase() ?? '').verb > 2
const END = '(?=[.,!?]|$)'

/** What Indonesians say with the neighbour of the English word. */
export const saidOtherwise = phraseRule('said-otherwise', [
  phrase(
    'say-tell',
    `(${formsOf('speak', 'talk')}) (you|me|him|her|us|them) (?=(?:something|anything|everything|nothing|a secret|the truth|that|what|how|why|where)\\b)`,
    (m) => `${swap(m[1], baseOfSaying(m[1] ?? ''), 'tell')} ${m[2]} `,
  ),
  phrase(
    'say-tell',
    `(${formsOf('tell', 'say', 'talk')}) (?=(?:louder|loudly|slowly|more slowly|clearly|fluently|english|indonesian|japanese|mandarin|korean|arabic|javanese|in english)\\b)`,
    (m, s) =>
      /\b(?:to|can|could|please|not|don't|must|should|will|i|we|they|he|she|you|always) $/i.test(
        s.text.slice(0, m.index),
      ) || m.index === 0
        ? `${swap(m[1], baseOfSaying(m[1] ?? ''), 'speak')} `
        : undefined,
    /talk (?:slowly|in english)/i,
  ),
  phrase(
    'say-tell',
    "(?<!\\b(?:was|were|been|be|being|am|is|are|got|get|not|'re|'s|'m|I'm) (?:also |all |never |often |already )?)(tell|tells|told) ((?:a lot |much |so much )?)about\\b",
    (m) => `${swap(m[1], 'tell', 'talk')} ${m[2] ?? ''}about`,
  ),
  phrase(
    'say-tell',
    `(${formsOf('say')}) to (me|him|her|us|them|you|my \\w+) (?=(?:the truth|a lie|a story|about|everything|his|her|your|their|the (?:story|reason|problem|price|result))\\b)`,
    (m) => `${swap(m[1], 'say', 'tell')} ${m[2]} `,
  ),
  phrase(
    'say-tell',
    `(${formsOf('speak', 'talk')}) that (?=(?:i|he|she|we|they|it|you|the|my|his|her|there|our)\\b)`,
    (m) => `${swap(m[1], baseOfSaying(m[1] ?? ''), 'say')} that `,
  ),
  phrase(
    'confusion',
    `(${formsOf('bring')}) (me|him|her|us|them|my \\w+|the \\w+) (?=to (?:the |a )?(?:airport|station|hospital|doctor|dentist|clinic|police|vet)\\b)`,
    (m) => `${swap(m[1], 'bring', 'take')} ${m[2]} `,
  ),
  phrase('confusion', `(${formsOf('learn')}) (me|us|him)\\b`, (m) => `${swap(m[1], 'learn', 'teach')} ${m[2]}`),
  phrase(
    'collocation',
    `(${formsOf('see')}) (?=(?:(?:a|an|the|this|that|some|my favou?rite) )?(?:\\w+ ){0,2}?(?:match|movie|film|drama|game|video|videos|news|series|show|episode|cartoon|movies|football|badminton) on (?:tv|television|youtube|netflix|my phone|tiktok)\\b)`,
    (m) => `${swap(m[1], 'see', 'watch')} `,
  ),
  phrase(
    'quantifier',
    '(?<!\\b(?:create|creates|created|lose|lost|provide|provides|offer|offers|are|had had|apply for|applied for|were|of|open|opens) )(?:so |too |very )?many (?:works|jobs)(?=[.,!?]|$| (?:today|now|this|at|in the office|to|because|and|from)\\b)',
    (m) => (/^so/i.test(m[0]) ? 'so much work' : /^too/i.test(m[0]) ? 'too much work' : 'a lot of work'),
    /works of art/i,
  ),
  phrase(
    'confusion',
    "^what(?: is|'s) (your|his|her) (?:father.s |mother.s |husband.s )?work\\b(?! (?:schedule|experience|place|like|address))",
    (m) => m[0].replace(/work$/i, 'job'),
  ),
  phrase('word-class', `(feel|feels|felt|am|is|was|were|so|very) shame${END}`, '$1 ashamed'),
  phrase(
    'preposition-none',
    `(${formsOf('pass')}) (?:from|in|at|of) (?=(?:the|my|his|her|an?|our|this|that) (?:\\w+ )?(?:test|exam|interview|examination|selection|ielts|toefl)\\b)`,
    '$1 ',
  ),
  phrase(
    'preposition-none',
    `(${formsOf('miss')}) (?:of|from|to) (?=(?:the|my|his|her|an?|our|this|that|you|him|them|me)\\b)`,
    '$1 ',
    /\b(?:missing|missed) (?:from|to)\b|hit or miss|a miss/i,
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('ask')})( (?:me|him|her|us|them|you|my \\w+|the \\w+)) (?:a |an |the )?(permission|forgiveness)\\b`,
    '$1$2 for $3',
  ),
  phrase('article-none', '(have|has|had|having) (a) (time|fun) (?=(?:to|for) \\w)', '$1 $3 '),
  phrase('calque', '(my|his|her) head (?:is|feels|was|felt)( very| so| really| a bit)? dizzy\\b', (m) => {
    const [who, third] = /^my/i.test(m[1] ?? '') ? ['I', false] : [/^his/i.test(m[1] ?? '') ? 'he' : 'she', true]
    return `${who} ${/ (?:was|felt)/i.test(m[0]) ? 'felt' : third ? 'feels' : 'feel'}${m[1] ? (m[2] ?? '') : ''} dizzy`
  }),
  phrase(
    'collocation',
    '(rain|rains|rained|raining) (?:very |so |really )?(?:strong|strongly|big|heavy|bigly|deras)\\b',
    (m) => m[0].replace(/(?:strong|strongly|big|heavy|bigly|deras)$/i, 'heavily'),
  ),
  phrase(
    'word-class',
    '(a|an|the|very|so|really) kindly (?=(?:person|man|woman|teacher|people|girl|boy|family|neighbou?r|friend|boss)\\b)',
    '$1 kind ',
  ),
  phrase(
    'word-class',
    '(the|our|local|global|world|good|bad|their|country.s) (?:economic|economical)(?= (?:of|in|is|was|will|has|grows|became|condition is)\\b|[.,!?]|$)',
    '$1 economy',
  ),
  phrase('confusion', `(${formsOf('live', 'stay', 'sit', 'eat', 'travel', 'go')}) lonely\\b`, '$1 alone'),
  phrase('word-class', `(my|your|his|her|our|their|the|a) (\\w+ed|sent)${END}`, (m, s) => {
    const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'past')?.base
    const { adj, noun } = s.lexicon.kinds(m[2]?.toLowerCase() ?? '')
    return base && adj === 0 && noun === 0 && s.lexicon.kinds(base).noun > 3 && !/^(?:a|the)$/i.test(m[1] ?? '')
      ? `${m[1]} ${base}`
      : undefined
  }),
  phrase(
    'uncountable',
    '(your|kind|for|good|of|their) (attentions|supports|helps|cooperations|understandings|guidances)\\b',
    (m) => `${m[1]} ${m[2]?.slice(0, -1)}`,
  ),
  phrase(
    'adverb-hard',
    '(i|we|they|you|he|she) (?:always |must |have to |should )?hardly (study|work|practice|practise|train|learn|try|studied|worked|practiced|trained|studies|works) ?(?=(?:every|to|for|so)\\b)',
    (m) => `${m[0].trim().replace(/hardly (\w+)$/i, '$1 hard')} `,
  ),
  phrase('preposition-none', `(${formsOf('introduce')}) about (?=(?:my|our|your|his|her|their|the|me|it)\\b)`, '$1 '),
  phrase(
    'collocation',
    `(${formsOf('take')}) (?:a |my |the )?(breakfast|lunch|dinner)(?=[.,!?]|$| (?:at|in|with|before|after|together|and|every|on|for)\\b)`,
    (m) => `${swap(m[1], 'take', 'have')} ${m[2]}`,
  ),
  phrase(
    'preposition-adjective',
    `(too \\w+|difficult|hard|easy|expensive|dangerous|impossible|enough) to (me|him|her|us|them)${END}`,
    '$1 for $2',
    /(?:said|explain|happen|listen|talk|gave|give|close|next|hard) to (?:me|him)\b.*\?/i,
  ),
  phrase(
    'be-verb',
    '(i|we|they|you|he|she|my \\w+) (?:am|is|are) like (?=(?:to \\w+|\\w+ing\\b|(?:\\w+ ){1,3}(?:very much|so much)))',
    (m) => `${m[1]} ${/^(?:he|she|my)/i.test(m[1] ?? '') ? 'likes' : 'like'} `,
  ),
  phrase(
    'past-time',
    'since (i|we|he|she|they) last (see|meet|visit|eat|go|talk|hear|come|speak|play|watch)(?:s|es)?\\b',
    (m) => `since ${m[1]} last ${inflectVerb(m[2]?.toLowerCase() ?? '', 'past')}`,
  ),
  phrase('comparison-than', '(senior|junior|superior|inferior) than (?=\\w)', '$1 to '),
  phrase(
    'be-verb',
    "it's (cost|mean|depend|need|take|contain|sound|smell|taste|happen|belong|seem)(?= |[.,!?]|$)",
    (m) => `it ${inflectVerb(m[1]?.toLowerCase() ?? '', 'third')}`,
  ),
  phrase('missing-subject', '(i|we) (hope|think|believe|wish) (can|will|could)(?= (\\w+))', (m, s) =>
    isVerb(s, m[4]) || /^(?:be|have|do|get|not)$/i.test(m[4] ?? '') ? `${m[1]} ${m[2]} ${m[1]} ${m[3]}` : undefined,
  ),
  phrase('infinitive', '(expect|expects|expected) that (i|we|he|she|they|you) (?=(\\w+))', (m, s) =>
    isVerb(s, m[3]) && !/(?:ed|s)$/i.test(m[3] ?? '') ? `${m[1]} ${OBJECTS[m[2]?.toLowerCase() ?? '']} to ` : undefined,
  ),
  phrase(
    'infinitive',
    '(take|takes|took|taken) ((?:me |him |her |us |them |you )?(?:a|an|one|two|three|four|five|six|ten|several|many|about \\w+|\\d+|a few|half an|so much|a long|a lot of|too much) (?:minutes?|hours?|days?|weeks?|months?|years?|time)) (?=(\\w+))',
    (m, s) => {
      const verb = s.lexicon.read(m[3]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')
      return verb &&
        verb.weight > 4 &&
        s.lexicon.kinds(verb.base).noun < 6 &&
        !/^(?:by|for|off|from|to|in)$/i.test(m[3] ?? '')
        ? `${m[1]} ${m[2]} to `
        : undefined
    },
  ),
  phrase(
    'gerund',
    `(${formsOf('feel')}) like (?:to )?(eat|go|sleep|cry|drink|take|watch|do|read|buy|cook|talk|study|work|play|quit|give|run|dance|sing|stay|leave|have)\\b`,
    (m) => `${m[1]} like ${ingForm(m[2]?.toLowerCase() ?? '')}`,
  ),
  phrase(
    'infinitive',
    '(too (?:lazy|tired|busy|young|old|sick|shy|weak|sleepy|scared|late|early|poor|short|small)) for (study|work|cook|go|walk|play|talk|speak|drive|swim|learn|eat|drink|read|wake|get|do|come|sleep|buy|see|understand)\\b',
    '$1 to $2',
  ),
  phrase(
    'infinitive',
    '((?:kind|nice|sweet|rude|generous|good|stupid|silly|clever|brave|smart|thoughtful) of (?:you|him|her|them|me|us)) (\\w+ing)\\b',
    (m, s) => {
      const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'ing')?.base
      return base ? `${m[1]} to ${base}` : undefined
    },
  ),
  phrase(
    'infinitive',
    '(time|money|energy|chance|place|reason|permission|idea) for (cook|relax|travel|talk|think|read|write|wash|prepare|finish|answer|go|eat|buy|learn|meet|see|do|make|find|get|sing|pray|study|sleep|play)(?=[.,!?]|$| (?:the|my|a|it|with|in|at|every|to|and|because|for|about)\\b)',
    (m, s) =>
      /^(?:play|study|sleep|talk|travel|read|wash)$/i.test(m[2] ?? '') && !/\bno time\b|n't have/i.test(s.text)
        ? undefined
        : `${m[1]} to ${m[2]}`,
  ),
  phrase(
    'infinitive',
    '(was|were|is|are|been|be) made (work|wait|clean|do|wear|stay|pay|apologize|apologise|feel|believe|stand|sit|run|leave|cry)\\b',
    '$1 made to $2',
  ),
  phrase(
    'infinitive',
    "(don't|doesn't|didn't|not|never) need (worry|hurry|rush|apologize|apologise|pay|wait|bring|come|buy|go|ask|call|wear|explain|tell|be|do|know|feel)\\b",
    '$1 need to $2',
  ),
  phrase('gerund', '(regret|regrets|regretted) (?:to not|not to|not) (\\w+)\\b', (m, s) => {
    const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base
    return base ? `${m[1]} not ${ingForm(base)}` : undefined
  }),
  phrase(
    'infinitive',
    `(${formsOf('pretend', 'decide', 'promise', 'agree', 'try', 'choose', 'prefer', 'want', 'hope', 'plan', 'tend')}) not (\\w+ing)\\b`,
    (m, s) => {
      const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'ing')?.base
      return base ? `${m[1]} not to ${base}` : undefined
    },
  ),
  phrase(
    'gerund',
    '(stop|stops|stopped) to (make noise|make (?:a|any|so much) noise|talk|shout|blame|compare|lie|play|waste|use|eat (?:too|so) much|disturb|interrupt|cheat)\\b',
    (m, s) =>
      /^(?:talk|play|use)$/i.test(m[2] ?? '') && !/^(?:please |can you |could you |you (?:must|should) )/i.test(s.text)
        ? undefined
        : `${m[1]} ${(m[2] ?? '').replace(/^\w+/, (word) => ingForm(word.toLowerCase()))}`,
  ),
  phrase(
    'gerund',
    '(remember|remembers) to (meet|see|go|visit|play|read|hear|eat|watch|talk|learn) (?=.*\\b(?:ago|yesterday|last|when|before|in (?:19|20)\\d\\d|as a child|once)\\b)',
    (m) => `${m[1]} ${ingForm(m[2]?.toLowerCase() ?? '')} `,
  ),
  phrase(
    'preposition-gerund',
    '^by (practice|study|work|exercise|travel|watch|read|learn|listen|use) (?=(?:every|hard|more|harder|a lot|english|to|the|regularly|together|with)\\b)',
    (m) => `by ${ingForm(m[1]?.toLowerCase() ?? '')} `,
  ),
])

const OBJECTS: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you' }
