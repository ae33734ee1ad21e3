import { inflectVerb } from '../../words/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { verbFormOf } from '../verb-words.ts'

const swap = (word: string | undefined, from: string, to: string) => inflectVerb(to, verbFormOf(word ?? '', from))
const PERSON = '(i|we|they|you|he|she|it|my \\w+|[A-Z]\\w+)'

/** One small word too many, missing, or in another place. */
export const smallRepairs = phraseRule('small-repairs', [
  phrase(
    'do-make',
    `(${formsOf('make')}) ((?:me|him|her|us|them|you) )?(a (?:big |great |small )?favou?r)\\b`,
    (m) => `${swap(m[1], 'make', 'do')} ${m[2] ?? ''}${m[3]}`,
  ),
  phrase(
    'confusion',
    `(${formsOf('lose', 'quit', 'change')}) (my|your|his|her|our|their) work(?=[.,!?]|$| (?:because|during|and|in|at|as|last|when|after)\\b)`,
    (m) => `${m[1]} ${m[2]} ${/^(?:our|their)$/i.test(m[2] ?? '') ? 'jobs' : 'job'}`,
  ),
  phrase('adjective-order', '(my|your|his|her|our|their) all (?!his|this|its)(?=\\w+s\\b)', 'all $1 '),
  phrase(
    'negation',
    `${PERSON} (have|has)(?:n't| not) (?=(?:a|an|any|money|time|enough|much|many|some|children|friends|work)\\b)`,
    (m) => `${m[1]} ${/^has$/i.test(m[2] ?? '') ? "doesn't" : "don't"} have `,
  ),
  phrase(
    'be-verb',
    `${PERSON}(?: am| is| are|'m|'s|'re| was) (don't|doesn't|didn't|do not|does not) (?=\\w)`,
    '$1 $2 ',
  ),
  phrase(
    'question',
    '^(who|what) (?:did|does|do) (\\w+)(?= (?:the|my|your|his|her|our|their|to|you|me|it|a|in|at|this|that)\\b)',
    (m, s) => {
      const past = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'past')
      const base = past?.base ?? (/^happen$/i.test(m[2] ?? '') ? 'happen' : undefined)
      return base && !/^(?:put|cut|read|let|cost|hit|set)$/i.test(m[2] ?? '')
        ? `${m[1]} ${inflectVerb(base, 'past')}`
        : undefined
    },
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('spend')}) for (?!me\\b|us\\b|you\\b|him\\b|her\\b|them\\b|(?:an?|one|two|three|\\d+|several) (?:hour|day|week|month|year|minute))`,
    '$1 on ',
  ),
  phrase(
    'preposition-place',
    "by (my|his|her|our|their|your) ((?:\\w+'s |own |new |old |red |small )?)(car|van|truck|motorbike|motorcycle|bike|bicycle)(?=[.,!?]|$| (?:to|because|and|with|every|from)\\b)",
    (m, s) =>
      /\b(?:hit|struck|caused|killed|made|pulled|parked|stood|standing|sat|was|is|were|are|been|damaged|followed|blocked) $/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : `${/^(?:car|van|truck)$/i.test(m[3] ?? '') ? 'in' : 'on'} ${m[1]} ${m[2] ?? ''}${m[3]}`,
  ),
  phrase('preposition-verb', '(protected|prevented|separated|saved|hidden) of (?=\\w)', '$1 from '),
  phrase(
    'preposition-place',
    '(time|hours|day|night) (?:in|with|at) (my|his|her|their|your|our) (phone|phones|laptop|gadget|gadgets|computer|smartphone|handphone)\\b',
    '$1 on $2 $3',
  ),
  phrase(
    'past-perfect',
    '(i|we|he|she|they) never (saw|ate|met|went|heard|tried|visited|felt|drove|flew|knew|did|had|read|spoke|wrote) (?=.{3,60}\\bbefore (?:i|we|he|she|they) (?:\\w+ed|came|went|met|got|left|saw|knew|began)\\b)',
    (m, s) => {
      const base = /^(?:did|had)$/i.test(m[2] ?? '')
        ? /^did$/i.test(m[2] ?? '')
          ? 'do'
          : 'have'
        : s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'past')?.base
      return base ? `${m[1]} had never ${inflectVerb(base, 'participle')} ` : undefined
    },
  ),
  phrase(
    'passive-be',
    '(company|school|hotel|university|mosque|organization|organisation|bank|shop|restaurant|building|bridge|temple|club|village|city|house) (?:has |have )?(established|founded|built|constructed) (?=in (?:the )?(?:1\\d|20)\\d\\d\\b)',
    '$1 was $2 ',
  ),
  phrase(
    'preposition-none',
    "(i|we|they|you|he|she|it|my \\w+)(?: am| is| are|'m|'s|'re)? (lacks?) of (?=\\w)",
    (m) => `${m[1]} ${/^(?:he|she|it|my )/i.test(m[1] ?? '') ? 'lacks' : 'lack'} `,
  ),
  phrase('preposition-place', '(?:at|in|on) near (?=(?:the|my|our|your|his|her|a|campus|school|here)\\b)', 'near '),
  phrase(
    'be-verb',
    '^who (?:is|was|are|were) (won|broke|took|ate|stole|came|wrote|called|bought|gave|told|made|cooked|invented|painted|wins|teaches|lives|works)(?= (?:the|my|your|this|that|you|to|in|here|it|a|me|yesterday|last)\\b)',
    (m) =>
      /^(?:called|made|invented|cooked|bought|painted|told)$/i.test(m[1] ?? '') && /^who (?:are|were)/i.test(m[0])
        ? undefined
        : `who ${m[1]}`,
  ),
  phrase(
    'preposition-adjective',
    '(married|engaged) (?:for|by|of|from) (?=(?:an? )(?!long|short|while|few|couple|month|year|week|decade)\\w+)',
    '$1 to ',
  ),
  phrase(
    'preposition-gerund',
    '(was|were|is|are|been|be) (accused|suspected|guilty|capable|prevented|prohibited|banned|discouraged) (?:to|for) (\\w+)\\b',
    (m, s) => {
      const base = s.lexicon
        .read(m[3]?.toLowerCase() ?? '')
        .verbs.find(({ form }) => form === 'base' || form === 'ing')?.base
      return base && s.lexicon.kinds(base).verb > 2
        ? `${m[1]} ${m[2]} ${/^(?:pre|pro|ban|dis)/i.test(m[2] ?? '') ? 'from' : 'of'} ${inflectVerb(base, 'ing')}`
        : undefined
    },
  ),
  phrase(
    'calque',
    `(${formsOf('discuss')}) with ((?:my|our|the|his|her|their|your) \\w+|him|her|them|us|me) about ((?:my|our|the|his|her|their|your|this|that|a|an|some) \\w+(?: \\w+)?)(?=[.,!?]|$)`,
    '$1 $3 with $2',
  ),
  phrase(
    'passive-be',
    '(laptop|car|phone|motorbike|motorcycle|house|room|machine|roof|ac|computer|fridge|bike|watch|shirt|door|bathroom) (needs|has) to (repair|fix|clean|wash|replace|change|paint|service)(?=[.,!?]|$| (?:soon|before|because|today|again|every|by)\\b)',
    (m) => `${m[1]} ${m[2]} to be ${inflectVerb(m[3]?.toLowerCase() ?? '', 'participle')}`,
  ),
  phrase(
    'calque',
    "(it's been|it has been|it is|it's) (a long time|so long|ages|\\w+ (?:years|months|weeks)) (?:that )?(i|we) (?:didn't|don't|haven't|not) (see|meet|talk|hear|visit|play|eat|go|seen|met)\\b",
    (m) =>
      `${/is$|it's$/i.test(m[1] ?? '') && !/been/i.test(m[1] ?? '') ? "it's been" : m[1]} ${m[2]} since ${m[3]} ${({ seen: 'saw', met: 'met' } as Record<string, string>)[m[4]?.toLowerCase() ?? ''] ?? inflectVerb(m[4]?.toLowerCase() ?? '', 'past')}`,
  ),
  phrase('quantifier', 'almost of (?:all )?(my|the|our|your|his|her|their|these|those|us|them)\\b', 'most of $1'),
  phrase(
    'preposition-adjective',
    '(difficult|hard|easy|important|impossible|possible|necessary|better|good|dangerous|useful|enough|time|harder|easier) to (me|him|her|us|them|you) to (?=\\w)',
    '$1 for $2 to ',
  ),
  phrase('plural', '(two|three|four) (third|fourth|fifth|quarter) of\\b', '$1 $2s of'),
  phrase(
    'agreement-be',
    '^((?:my|the|his|her|our|their|this) (?:\\w+ )?(\\w+), (?:(?:together|along) with|as well as) [^,]+,) (are|were|have)\\b',
    (m, s) =>
      s.lexicon.read(m[2]?.toLowerCase() ?? '').singular === undefined
        ? `${m[1]} ${/^are$/i.test(m[3] ?? '') ? 'is' : /^were$/i.test(m[3] ?? '') ? 'was' : 'has'}`
        : undefined,
  ),
  phrase(
    'article-a',
    `(have|has|had) (interest|desire|passion|talent|wish) (?=(?:in|to|for) \\w)`,
    (m) => `${m[1]} ${/^i/i.test(m[2] ?? '') ? 'an' : 'a'} ${m[2]} `,
  ),
  phrase(
    'collocation',
    `(${formsOf('play')}) (?:the )?(computer|laptop)(?=[.,!?]|$| (?:so|every|all|until|and|with|after)\\b)`,
    '$1 on the $2',
  ),
  phrase(
    'preposition-verb',
    `(${formsOf('change', 'turn', 'convert')} (?:my |the |his |her |your |some )?(?:money|rupiah|dollars|water|ideas?|dream|dreams)) (?:to|become) (?=(?:a |an |the )?\\w)`,
    '$1 into ',
  ),
])
