import { ingForm } from '../../english/verbs.ts'
import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'
import { changeWord, type Rule, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const DONE =
  /^(?:learn|read|swim|play|eat|drink|cook|sleep|run|walk|travel|study|watch|speak|write|drive|sing|dance|exercise|ride|use|wake|find|get|go|practice|practise|listen|save|wear|buy|sell|teach|do|have|be|fish|jog|smoke|understand|become|work|join|memorize|memorise|raise|choose|help|meet|take|spend|wash)$/
const INSIDE: ReadonlySet<string> = new Set(['det', 'poss', 'adj', 'noun', 'name', 'prep', 'adv', 'num', 'word', 'to'])

/** 'Learn English is not difficult': a verb that is the subject takes -ing. */
export const verbsAsSubjects: Rule = {
  id: 'gerund-subject',
  find: (sentence) => {
    const first = sentence.tokens[0]
    if (!first || !DONE.test(first.lower) || !isSubject(sentence)) return []
    return [changeWord(sentence, 0, ingForm(first.lower), 'gerund')]
  },
}

function isSubject({ tokens }: Sentence): boolean {
  const be = tokens.findIndex(({ lower }) => /^(?:is|was|are|makes|helps|can)$/.test(lower))
  if (be < 1 || be > 6 || !tokens.slice(1, be).every(({ tag }) => INSIDE.has(tag))) return false
  const first = tokens[0]
  if (!first || (!hasForm(first, 'base') && !/^(?:do|have|be)$/.test(first.lower))) return false
  if (be === 1 && first.readings.kinds.noun > 3 && first.lower !== 'swim') return false
  const next = tokens[be + 1]
  if (!next || /[?]/.test(tokens.at(-1)?.text ?? '')) return false
  if (/^(?:makes|helps)$/.test(tokens[be]?.lower ?? ''))
    return ['obj', 'pron', 'poss', 'det', 'noun'].includes(next.tag)
  if (tokens[be]?.lower === 'can') return /^(?:be|make|help|improve|cause)$/.test(next.lower)
  return (
    tokens[be]?.lower !== 'are' &&
    (['adj', 'not', 'adv'].includes(next.tag) || /^(?:my|a|an|one|so|the|good|bad|very|more|too)$/.test(next.lower))
  )
}

const PERSON =
  '(?:father|mother|brother|sister|uncle|aunt|friend|teacher|boss|neighbour|neighbor|cousin|grandmother|grandfather|wife|husband|son|daughter|girlfriend|boyfriend|student|manager|roommate|colleague)'

/** Whole patterns that Indonesian lends its order to. */
export const wholePatterns = phraseRule('whole-patterns', [
  phrase('question-order', '^how to (\\w+)(?=[^?]*\\?$)', (m, s) =>
    s.lexicon.kinds(m[1]?.toLowerCase() ?? '').verb > 2 || /^(?:be|have|do)$/i.test(m[1] ?? '')
      ? `how do I ${m[1]}`
      : undefined,
  ),
  phrase(
    'infinitive',
    '(want|wants|wanted|need|needs|ask|asked|tell|told|would like) to (you|him|her|me|us|them) to (?=\\w)',
    '$1 $2 to ',
  ),
  phrase('perfect-form', "(i|we|they|you|he|she|my \\w+) (have|has|'ve|'s) ever (\\w+)", (m, s) => {
    if (
      /\?\s*$/.test(s.text) ||
      /\b(?:best|worst|most|\w+est|first|only|nothing|nobody|hardly|if|than|that|everything|all|whatever)\b/i.test(
        s.text.slice(0, m.index),
      )
    )
      return undefined
    return m.index === 0 ? `${m[1]}${m[2]?.startsWith("'") ? '' : ' '}${m[2]} ${m[3]}` : undefined
  }),
  phrase(
    'existential-have',
    '^it (has|have) (many|some|a lot of|several|few|lots of|two|three|four|five|so many) (.+?) (in|at|on|near) (?=(?:my|our|this|the|indonesia|jakarta|bali)\\b)',
    'there are $2 $3 $4 ',
  ),
  phrase('article-none', 'the (?=(?:mount|lake) [A-Z])', (m, s) =>
    /^the (?:Mount|Lake) [A-Z]/i.test(s.text.slice(m.index)) && /[A-Z]/.test(s.text.charAt(m.index + 4))
      ? ''
      : undefined,
  ),
  phrase('article-none', 'the (?=Jalan [A-Z])', ''),
  phrase(
    'comparison-as',
    '(?:the )?same (tall|big|old|smart|good|long|high|fast|heavy|expensive|beautiful|strong|rich|young|clever|hard|small|important|busy) (?:as|with|like) (?=\\w)',
    'as $1 as ',
  ),
  phrase(
    'preposition-verb',
    '(made|written|cooked|built|painted|designed|created|sung|directed|produced|baked|repaired|drawn|sent|stolen|taken|eaten|bought|chosen|taught) (?:from|with) (?=(?:my|his|her|our|their|a|the) (?:\\w+ )?(?:mother|father|brother|sister|uncle|aunt|friend|teacher|boss|neighbour|neighbor|cousin|grandmother|grandfather|wife|husband|son|daughter|student|students|manager|company|famous \\w+|chef|artist|writer|engineer|thief|government|police|man|woman)\\b)',
    (m, s) =>
      /\b(?:is|are|was|were|been|be) (?:\w+ly )?$/i.test(s.text.slice(0, m.index)) &&
      !/^(?:sent|stolen|taken|bought|chosen) from/i.test(m[0])
        ? `${m[1]} by `
        : undefined,
  ),
  phrase(
    'passive-be',
    '((?:the|my|his|her|our|their|this|that) (?:\\w+ )?\\w+) (broke|wrote|stole|took|ate|sang|chose|drew|bit|shook|hid|threw|wore|spoke) by (?=(?:the|a|an|my|his|her|our|their|someone|somebody|people|[A-Z]\\w+)\\b)',
    (m, s) => {
      const participle = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs[0]?.base
      return participle ? `${m[1]} was ${PARTICIPLES[m[2]?.toLowerCase() ?? ''] ?? m[2]} by ` : undefined
    },
    /(?:by (?:the (?:way|time|river|sea|door|window|road)|himself|herself|myself))/i,
  ),
  phrase(
    'bare-infinitive',
    `(${formsOf('make', 'let')}) (me|you|him|her|us|them|it|everyone|people) (cried|laughed|smiled|felt|thought|went|waited|came|worked|realized|realised|wanted|learned|studied|slept|forgot|remembered|looked|ran|did|became|lost|knew|understood|got|had|was|were|is|are)\\b`,
    (m, s) => {
      const word = m[3]?.toLowerCase() ?? ''
      const base = /^(?:was|were|is|are)$/.test(word)
        ? 'be'
        : word === 'had'
          ? 'have'
          : word === 'did'
            ? 'do'
            : s.lexicon.read(word).verbs.find(({ form }) => form === 'past')?.base
      return base && !/^(?:is|are|was|were)$/.test(word) ? `${m[1]} ${m[2]} ${base}` : undefined
    },
    /\b(?:what|that|which|who|everything) .{0,20}(?:made|makes|let) (?:me|you|him|her|us|them|it|everyone|people) (?:was|is)/i,
  ),
  phrase(
    'possessive-s',
    `the (house|car|phone|bag|motorbike|motorcycle|room|book|books|shoes|laptop|wallet|bike|bicycle|shop|dog|cat|hair|clothes|dress|job|birthday|hobby|camera|jacket|salary) of ((?:my|your|his|her|our|their) ${PERSON})\\b(?! (?:and|who|in|from)\\b)`,
    "$2's $1",
  ),
])

const PARTICIPLES: Record<string, string> = {
  broke: 'broken',
  wrote: 'written',
  stole: 'stolen',
  took: 'taken',
  ate: 'eaten',
  sang: 'sung',
  chose: 'chosen',
  drew: 'drawn',
  bit: 'bitten',
  shook: 'shaken',
  hid: 'hidden',
  threw: 'thrown',
  wore: 'worn',
  spoke: 'spoken',
}
