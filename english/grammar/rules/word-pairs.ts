import { inflectVerb } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { beFor, verbFormOf } from '../verb-words.ts'

const swap = (word: string | undefined, from: string, to: string) => inflectVerb(to, verbFormOf(word ?? '', from))
const FOR: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you' }
const PLACE_NOUN = '(?:house|place|home|apartment|office|room|party|wedding|boarding house|village|shop)'

function beOf(subject: string, past: boolean): string {
  const one = subject.toLowerCase()
  return beFor(one === 'i' ? 'i' : /^(?:he|she)$/.test(one) ? 'one' : 'many', past)
}

/** Words and phrases that one Indonesian word stands for. */
export const wordPairs = phraseRule('word-pairs', [
  phrase('confusion', `(can|may|could|want to) (i |we )?go to (your|ur) ${PLACE_NOUN}\\b`, (m, s) =>
    /\b(?:i|we) $/i.test(s.text.slice(0, m.index)) || m[2] ? m[0].replace(/go to/i, 'come to') : undefined,
  ),
  phrase(
    'confusion',
    `(${formsOf('learn')}) (at|in) (?=(?:the )?(?:university|college|campus|high school|senior high|junior high|elementary school|vocational|faculty|[A-Z]\\w+ (?:[A-Z]\\w+ )?University|ITB|UGM|UI\\b|ITS\\b|IPB))`,
    (m) => `${swap(m[1], 'learn', 'study')} ${m[2]} `,
  ),
  phrase('confusion', `(${formsOf('study')}) how to\\b`, (m) => `${swap(m[1], 'study', 'learn')} how to`, /the study/i),
  phrase(
    'confusion',
    `(${formsOf('learn')}) (me|us|him|them)(?=[.,!?]|$| (?:too|a lot|everything|many|every|very|so|some|a|the)\\b)`,
    (m) => `${swap(m[1], 'learn', 'teach')} ${m[2]}`,
  ),
  phrase('confusion', `(${formsOf('meet')}) (?=(?:a|the) (?:doctor|dentist|specialist|psychologist)\\b)`, (m, s) =>
    /\b(?:to|should|must|need|want|went|will|better)\b/i.test(s.text.slice(Math.max(0, m.index - 12), m.index))
      ? `${swap(m[1], 'meet', 'see')} `
      : undefined,
  ),
  phrase(
    'confusion',
    '(a|my|our|his|her|their|the|this|that|your) ((?:nice|good|long|short|great|safe|last|first|next|business|family|whole|summer|pleasant|wonderful) )?travel(?=[.,!?]|$| (?:to|was|is|in|with|from|for|by|around|last|next)\\b)',
    (m, s) =>
      /^(?:the|my|our|his|her|their|your)$/i.test(m[1] ?? '') &&
      !m[2] &&
      !/^ (?:to|was)/.test(s.text.slice(m.index + m[0].length))
        ? undefined
        : `${m[1]} ${m[2] ?? ''}trip`,
  ),
  phrase(
    'confusion',
    '(is|am|are|was|become|be|became|as) (a |an |the )?((?:very |really )?(?:good|great|best|professional|bad|amazing|excellent|talented) )?cooker\\b',
    '$1 $2$3cook',
  ),
  phrase(
    'calque',
    '(i|we|he|she|they|you) (am|are|is|was|were) (?:a )?(flu|fever|cough|headache|stomachache|toothache|influenza|diarrhea|migraine|sore throat|cold and flu)(?=[.,!?]|$| (?:and|so|today|now|since|because|for|yesterday|last|but)\\b)',
    (m) => {
      const have = /^(?:was|were)$/i.test(m[2] ?? '') ? 'had' : /^is$/i.test(m[2] ?? '') ? 'has' : 'have'
      return `${m[1]} ${have} ${/^(?:flu|influenza)$/i.test(m[3] ?? '') ? 'the' : 'a'} ${m[3]}`
    },
  ),
  phrase(
    'copula',
    '(i|we|they|you|he|she) (have|has|had|got) (?:a )?(hungry|thirsty|sick|tired|sleepy|angry|afraid|bored|sad|lazy|nervous)(?=[.,!?]|$| (?:and|so|now|today|because|when|since|yesterday|to|of|but)\\b)',
    (m) => (/^got$/i.test(m[2] ?? '') ? undefined : `${m[1]} ${beOf(m[1] ?? '', /^had$/i.test(m[2] ?? ''))} ${m[3]}`),
  ),
  phrase(
    'calque',
    '^(?:so,? )?how (is|are|was) (your|his|her|their|the) (opinion|opinions|suggestion|name|hobby|job|age|plan|reason|difference|meaning|problem)\\b(?! (?:going|doing|coming))',
    'what $1 $2 $3',
  ),
  phrase(
    'preposition-place',
    `(${formsOf('get', 'go', 'come', 'walk', 'run', 'climb', 'step', 'move')}) out from (?=(?:the|my|his|her|our|their|your|a|this|that|it|here|there|jail|prison|bed|school)\\b)`,
    '$1 out of ',
  ),
  phrase('modal', "(can|could)(n't|'t| not|not)? (?:be )?able to (\\w+)", (m, s) =>
    s.lexicon.kinds(m[3]?.toLowerCase() ?? '').verb > 1 || /^(?:be|have|do)$/i.test(m[3] ?? '')
      ? `${m[1]}${m[2] ?? ''} ${m[3]}`
      : undefined,
  ),
  phrase(
    'perfect-form',
    "(i|we|they|you|he|she|my \\w+) (?:am |is |are |'m |'s |do |does |have |has )?not yet (?:have )?(\\w+)((?: (?!(?:because|but|so|and|since|when|although|if)\\b)[\\w'’-]+)*)",
    (m, s) => {
      const reading = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs[0]
      if (!reading || s.lexicon.kinds(m[2]?.toLowerCase() ?? '').adj > 3 || reading.form === 'ing') return undefined
      const participle = inflectVerb(reading.base, 'participle')
      if (/ ha(?:ve|s) not yet /i.test(m[0]) && m[2]?.toLowerCase() === participle) return undefined
      const have = /^(?:he|she|my )/i.test(m[1] ?? '') ? "hasn't" : "haven't"
      return `${m[1]} ${have} ${participle}${m[3]} yet`
    },
  ),
  phrase(
    'article-the',
    "(have|has|had|with|at|in|on|wear|wears|wearing|from|share|of|use|live in|work in|go to|to|is|are|we're|do|say|said|for) same (?=(?!as\\b|time next)\\w+)",
    (m, s) => (/\b(?:the|this|that|these) $/i.test(s.text.slice(0, m.index)) ? undefined : `${m[1]} the same `),
  ),
  phrase(
    'calque',
    '(the same) (age|size|height|colou?r|price|hobby|job|opinion|name|idea|class|school|day|time) (?:with|like|than) (?=(?:me|you|him|her|us|them|my|your|his|their|our|mine|yours|hers)\\b)',
    '$1 $2 as ',
  ),
  phrase('calque', '^(?:in|on|at) (?:the |my )?first time,? (?=(?:i|we|he|she|they|it|my)\\b)', 'at first '),
  phrase('preposition-noun', '(?:in|at) the other (hand|side)\\b(?! of)', 'on the other $1'),
  phrase(
    'preposition-time',
    '(?:in|on) (that|this|the same) (time|moment)(?=[.,!?]|$| (?:i|we|he|she|they|my|the|and|as|it|there|when)\\b)',
    'at $1 $2',
    /\bin this time of\b/i,
  ),
  phrase(
    'preposition-time',
    '(?<!\\b(?:depend|depends|depended|depending|based|limit|limits|effect|impact|data|information) )(?:in|on) (the age of|my age|his age|her age|your age|their age|an? (?:early|young) age)\\b|in (the beginning of|the end of)\\b',
    (m) => `at ${m[1] ?? m[2]}`,
    /in the (?:beginning|end)(?: of time)?[,.]/i,
  ),
  phrase('collocation', '(my|his|her|our|their|your|the) (?:most|very) (favou?rite)\\b', '$1 $2'),
  phrase(
    'word-class',
    "(am|is|are|was|were|be|feel|felt|still|so|very|'m) trauma (?:with|to|of|about|by) ",
    '$1 traumatized by ',
  ),
  phrase('word-class', "(am|is|are|was|were|be|feel|felt|still|so|very|'m) trauma\\b", '$1 traumatized'),
  phrase('confusion', '(i|we) wish (you|he|she|they) (will|can) ', (m) => `${m[1]} hope ${m[2]} ${m[3]} `),
  phrase(
    'collocation',
    `(${formsOf('send')}) (me|him|her|us|them|you|(?:my|his|her|our) (?:\\w+)) to (the (?:airport|station|terminal|bus stop|train station|bus station)|airport|station)\\b`,
    (m) => `${swap(m[1], 'send', 'take')} ${m[2]} to ${m[3]}`,
  ),
  phrase(
    'confusion',
    `(${formsOf('bring')}) ((?:my|his|her|your|our|their|the) (?:\\w+ )?(?:children|kids|son|daughter|mother|father|grandmother|grandfather|cat|dog|baby|child|wife|husband|parents)) to (?=(?:school|the (?:doctor|vet|hospital|dentist|airport|station|zoo|park|beach|mall|clinic))\\b)`,
    (m) => `${swap(m[1], 'bring', 'take')} ${m[2]} to `,
  ),
  phrase(
    'word-class',
    "(what|what's|what is|what are|tell me|know|there is|there are|is there|see|understand|explain) (?:is |are )?(?:the )?different(?=[.,!?]| between\\b| of\\b)",
    (m) => {
      const be = /^what$/i.test(m[1] ?? '') ? ' is' : ''
      return /between|of/.test(m[0]) || !/\bdifferent$/.test(m[0])
        ? undefined
        : `${m[1]}${be} ${/there/i.test(m[1] ?? '') ? 'a' : 'the'} difference`
    },
  ),
  phrase(
    'negation',
    '(i|we|they|you|he|she) (feel|feels|felt) not (\\w+)(?=[.,!?]|$| (?:when|because|with|to|about|in|at|today|and|if)\\b)',
    (m, s) =>
      s.lexicon.kinds(m[3]?.toLowerCase() ?? '').adj > 3
        ? `${m[1]} ${/^felt$/i.test(m[2] ?? '') ? "didn't" : /^feels$/i.test(m[2] ?? '') ? "doesn't" : "don't"} feel ${m[3]}`
        : undefined,
  ),
  phrase(
    'confusion',
    'no body (?=(?:is|was|in|at|knows|knew|likes|came|can|here|there|home|wants|else|understands|told|helped)\\b)',
    'nobody ',
  ),
  phrase(
    'collocation',
    `(${formsOf('forget')}) ((?:my|your|his|her|our|their|the) (?:\\w+ )?\\w+) (at) (?=(?:home|the|my|your|his|her|our|school|campus|work|office)\\b)`,
    (m, s) =>
      /^(?:name|birthday|password|promise|way|meaning|word|words|number|address|lyrics|lesson|appointment|face|answer|past|mistake|meeting|rules|fact|reason|story|homework)$/i.test(
        m[2]?.split(' ').at(-1) ?? '',
      ) || s.lexicon.kinds(m[2]?.split(' ').at(-1)?.toLowerCase() ?? '').noun < 3
        ? undefined
        : `${swap(m[1], 'forget', 'leave')} ${m[2]} ${m[3]} `,
  ),
  phrase('calque-home', `(${formsOf('go', 'come', 'get', 'return')}) (back )?to house\\b`, '$1 $2home'),
  phrase(
    'calque',
    "^(nice|glad|happy|pleased) to see you(?=,? (?:my name|i'm (?:\\w+ )?from|i am the new|i'm the new|i am new|for the first))",
    '$1 to meet you',
  ),
  phrase(
    'calque',
    '^how much (?:is|are) the cost (?:of|for) (.+?)\\?$',
    (m) => `how much ${/^(?:these|those)\b/i.test(m[1] ?? '') ? 'do' : 'does'} ${m[1]} cost?`,
  ),
  phrase('calque', '^how much (is|are) the price (?:of|for) (.+?)\\?$', 'how much $1 $2?'),
  phrase(
    'calque',
    "(i|we|he|she|they|you)(?: am| is| are|'m|'s|'re| was| were) ((?:very |so |really |still |quite |a bit )?)(difficult|hard|easy|impossible) to (\\w+) ?(?=(\\w+)?)",
    (m, s) => {
      const done = m[4]?.toLowerCase() ?? ''
      const hasObject =
        /^(?:the|a|an|my|your|his|her|our|their|it|this|that|english|new|native|people|what|some|in|with|well|early|\w+s)$/i.test(
          m[5] ?? '',
        )
      if (
        s.lexicon.kinds(done).verb < 3 ||
        !(
          /^(?:sleep|breathe|concentrate|focus|wake|sleep|speak|move|walk|think)$/.test(done) ||
          (hasObject && !/^(?:in|with|well|early|for|at)$/i.test(m[5] ?? ''))
        )
      )
        return undefined
      const was = / (?:was|were)\b/i.test(m[0])
      return `it ${was ? 'was' : 'is'} ${m[2]}${m[3]} for ${FOR[m[1]?.toLowerCase() ?? '']} to ${m[4]} `
    },
  ),
  phrase(
    'pronoun-self',
    `(${formsOf('feel')}) (?:my|him|her|your|our|them)sel(?:f|ves) (?=(?:very |so |really |quite )?\\w+)`,
    (m, s) => {
      const next =
        /^(?:very |so |really |quite )?(\w+)/i.exec(s.text.slice(m.index + m[0].length))?.[1]?.toLowerCase() ?? ''
      return s.lexicon.kinds(next).adj > 3 ? `${m[1]} ` : undefined
    },
  ),
  phrase(
    'pronoun-self',
    `(${formsOf('relax', 'concentrate', 'rest', 'hurry', 'complain')}) (?:my|him|her|your|our|them)sel(?:f|ves)\\b`,
    '$1',
  ),
  phrase(
    'article-the',
    'in (tourism|education|marketing|health|technology|it|finance|medical|engineering|business|banking|agriculture|construction|fashion|food|music|transportation|sales|hr|oil and gas|mining|automotive|hospitality|accounting|design|production) (field|sector|industry|department|division)\\b',
    'in the $1 $2',
  ),
  phrase(
    'much-many',
    '(i|we|he|she|they|you|my \\w+) (have|has|had|got|spend|spends|spent|earn|earns|drink|drinks|drank|eat|eats|bought|brought|make|makes|made|need|needs|learned|learn) much (?=\\w+)(?!more|better|less|fewer|too|of|bigger|as)',
    (m, s) =>
      /\?/.test(s.text) ||
      /\b(?:not|n't|never|if|how|so|too|as)\b/i.test(s.text.slice(0, m.index)) ||
      /^\w+s\b/.test(s.text.slice(m.index + m[0].length))
        ? undefined
        : `${m[1]} ${m[2]} a lot of `,
  ),
  phrase(
    'quantifier',
    '(a lot of|many|so many|too many|much|lots of) (?:jobs|works) to (do|finish|complete)\\b',
    (m) =>
      `${/^so many$/i.test(m[1] ?? '') ? 'so much' : /^too many$/i.test(m[1] ?? '') ? 'too much' : /^(?:many|much)$/i.test(m[1] ?? '') ? 'a lot of' : m[1]} work to ${m[2]}`,
  ),
  phrase(
    'quantifier',
    '(and|but|while|,) another (?=(?:one )?(?:is|was|has|lives?|works?|likes?|goes|studies)\\b)',
    (m, s) => (/\b(?:two|both|2)\b.*\bone\b/i.test(s.text.slice(0, m.index)) ? `${m[1]} the other ` : undefined),
  ),
  phrase(
    'quantifier',
    "(but|and|while|,) (?:the )?other (?=(?:do|does|don't|are|aren't|like|prefer|have|want|were|weren't|say|think|work|go|hate|love)\\b)",
    (m, s) => (/\bsome\b/i.test(s.text.slice(0, m.index)) ? `${m[1]} others ` : undefined),
  ),
])
