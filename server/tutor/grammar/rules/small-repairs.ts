import { inflectVerb } from '../../english/verbs.ts'
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
    'job-work',
    `(${formsOf('lose', 'quit', 'change')}) (my|your|his|her|our|their) work(?=[.,!?]|$| (?:because|during|and|in|at|as|last|when|after)\\b)`,
    (m) => `${m[1]} ${m[2]} ${/^(?:our|their)$/i.test(m[2] ?? '') ? 'jobs' : 'job'}`,
  ),
  phrase('adjective-order', '(my|your|his|her|our|their) all (?!his|this|its)(?=\\w+s\\b)', 'all $1 '),
  phrase(
    'negation-do',
    `${PERSON} (have|has)(?:n't| not) (?=(?:a|an|any|money|time|enough|much|many|some|children|friends|work)\\b)`,
    (m) => `${m[1]} ${/^has$/i.test(m[2] ?? '') ? "doesn't" : "don't"} have `,
  ),
  phrase(
    'be-verb',
    `${PERSON}(?: am| is| are|'m|'s|'re| was) (don't|doesn't|didn't|do not|does not) (?=\\w)`,
    '$1 $2 ',
  ),
  phrase(
    'question-order',
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
  phrase('quantifier', 'almost of (?:all )?(my|the|our|your|his|her|their|these|those|us|them)\\b', 'most of $1'),
  phrase(
    'preposition-adjective',
    '(difficult|hard|easy|important|impossible|possible|necessary|better|good|dangerous|useful|enough|time|harder|easier) to (me|him|her|us|them|you) to (?=\\w)',
    '$1 for $2 to ',
  ),
  phrase('plural-number', '(two|three|four) (third|fourth|fifth|quarter) of\\b', '$1 $2s of'),
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
