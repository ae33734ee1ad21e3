import { type NounPhrase, nounPhrase, plainNounPhrase } from '../../english/noun-phrases.ts'
import type { Token } from '../../english/tokens.ts'
import { inflectVerb } from '../../english/verbs.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { type Edit, lowerAt, lowerFirst, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, doFor, skipAdverbs } from '../verb-words.ts'

const isQuestion = (sentence: Sentence) => /\?\s*["')]*$/.test(sentence.text)

/** 'Where you live?', 'What time the class starts?', 'Why she is crying?' */
export const whQuestions: Rule = {
  id: 'question-order',
  find: (sentence) => {
    const end = questionWordEnd(sentence)
    if (end === undefined) return []
    const subject = nounPhrase(sentence.tokens, end)
    if (!subject || (!isQuestion(sentence) && !looksAsked(sentence, subject))) return []
    return [whEdit(sentence, end, subject) ?? []].flat()
  },
}

/** A short 'where you live' without its mark is a question too. */
const looksAsked = (sentence: Sentence, subject: NounPhrase) =>
  sentence.tokens.length <= 7 &&
  /^(?:you|he|she|they|we|it)$/.test(lowerAt(sentence, subject.head)) &&
  !/,/.test(sentence.text) &&
  /^(?:where|why|what)$/.test(lowerAt(sentence, 0)) &&
  sentence.tokens[subject.end]?.tag === 'verb' &&
  sentence.tokens.slice(subject.end + 1).every((token) => !['be', 'verb', 'modal'].includes(token.tag))

/** Where the question word with its noun ends: 'what time', 'how many books', 'which bus'. */
function questionWordEnd(sentence: Sentence): number | undefined {
  const { tokens } = sentence
  const first = tokens[0]?.tag === 'and' || /^(?:so|but|and)$/.test(tokens[0]?.lower ?? '') ? 1 : 0
  const word = lowerAt(sentence, first)
  if (word === 'how') {
    if (/^(?:much|many)$/.test(lowerAt(sentence, first + 1))) return nounEnd(sentence, first + 2)
    if (/^(?:long|often|far|old|big|fast|tall|high|soon|deep|early|late|well)$/.test(lowerAt(sentence, first + 1)))
      return first + 2
    if (lowerAt(sentence, first + 1) === 'about' || lowerAt(sentence, first + 1) === 'to') return undefined
    return first + 1
  }
  if (word === 'what' || word === 'which') {
    if (lowerAt(sentence, first + 1) === 'about' || lowerAt(sentence, first + 1) === 'if') return undefined
    if (tokens[first + 1]?.tag === 'noun') return kindEnd(sentence, nounEnd(sentence, first + 1))
    return first + 1
  }
  if (word === 'where' || word === 'why' || word === 'when' || word === 'who' || word === 'whom') return first + 1
  return undefined
}

const kindEnd = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'of' ? (plainNounPhrase(sentence.tokens, at + 1)?.end ?? at) : at
const nounEnd = (sentence: Sentence, at: number) => {
  const { tokens } = sentence
  const next = tokens[at]
  return next && (next.tag === 'noun' || next.tag === 'adj') ? (plainNounPhrase(tokens, at)?.end ?? at) : at
}

function whEdit(sentence: Sentence, at: number, subject: NounPhrase): Edit | undefined {
  const { tokens } = sentence
  const whoSubject = /^(?:who|what|which)$/.test(lowerAt(sentence, at - 1)) && at === 1
  const verbAt = skipAdverbs(tokens, subject.end)
  const verb = tokens[verbAt]
  const words = tokens
    .slice(subject.start, subject.end)
    .map((token) => token.text)
    .join(' ')
  if (!verb) return undefined
  const negative = tokens[verbAt + 1]?.text === "n't"
  if (
    verb.tag === 'be' ||
    verb.tag === 'modal' ||
    verb.tag === 'do' ||
    (verb.tag === 'have' && ['verb', 'be'].includes(tokens[skipAdverbs(tokens, verbAt + 1)]?.tag ?? ''))
  ) {
    if (
      verb.lower === 'be' ||
      subject.start !== at ||
      (subject.end !== verbAt && !negative && tokens[subject.end]?.tag !== 'adv')
    )
      return undefined
    const helper = verb.text.startsWith("'") ? verb.lower.replace("'s", 'is') : verb.text
    if (tokens[subject.end]?.tag === 'adv' && subject.end !== verbAt) return undefined
    return replaceTokens(
      sentence,
      at,
      verbAt + (negative ? 2 : 1),
      `${helper}${negative ? "n't" : ''} ${words}`,
      'question-order',
    )
  }
  if (whoSubject && !['pron', 'poss', 'det', 'name'].includes(tokens[subject.start]?.tag ?? '')) return undefined
  if (
    /^(?:which|what)$/.test(lowerAt(sentence, at - 1)) &&
    tokens[at]?.tag === 'noun' &&
    !tokens[at]?.readings.singular &&
    at === 1
  )
    return undefined
  if (verb.tag === 'have')
    return replaceTokens(sentence, at, verbAt + 1, `${doFor(subject.agreement)} ${words} have`, 'question-do')
  if (verb.tag !== 'verb' || verb.form === 'ing' || verb.form === 'participle') return undefined
  if (
    lowerAt(sentence, at - 1) === 'many' ||
    (lowerAt(sentence, 0) === 'how' &&
      tokens[at - 1]?.tag === 'noun' &&
      subject.start === at &&
      tokens[subject.start]?.tag !== 'pron')
  )
    return undefined
  const helper = verb.form === 'past' ? 'did' : doFor(subject.agreement)
  const between = tokens.slice(subject.end, verbAt).map((token) => token.text)
  return replaceTokens(
    sentence,
    at,
    verbAt + 1,
    [helper, words, ...between.filter((word) => word !== 'not'), baseOf(verb, verb.form)].join(' '),
    'question-do',
  )
}

/** 'You have finished your work?', 'You like coffee?', 'She is a teacher?' */
export const yesNoQuestions: Rule = {
  id: 'question-yes-no',
  find: (sentence) => {
    const clause = sentence.clauses[0]
    if (
      !isQuestion(sentence) ||
      !clause ||
      clause.opener ||
      clause.subject.start !== 0 ||
      /[;,:]/.test(sentence.text) ||
      sentence.tokens[0]?.lower === 'whose' ||
      /,\s*(?:right|ok|okay|yes|no|huh|\w+n't|is|are|do|does|did|have|has|can|will|was|were)\b/i.test(sentence.text)
    )
      return []
    if (clause.predicate !== clause.subject.end && sentence.tokens[clause.predicate]?.tag !== 'verb') return []
    const head = sentence.tokens[clause.subject.head] as Token
    if (sentence.clauses.length > 1 && !/^(?:you|he|she|they|it|we)$/.test(head.lower)) return []
    if (
      !/^(?:you|he|she|they|it|we)$/.test(head.lower) &&
      sentence.tokens[0]?.tag !== 'poss' &&
      !/^(?:this|that|the)$/.test(sentence.tokens[0]?.lower ?? '')
    )
      return []
    return [yesNoEdit(sentence, clause.subject, clause.predicate) ?? []].flat()
  },
}

function yesNoEdit(sentence: Sentence, subject: NounPhrase, at: number): Edit | undefined {
  const { tokens } = sentence
  const verb = tokens[at]
  if (!verb) return undefined
  const words = tokens
    .slice(0, subject.end)
    .map((token, index) => (index === 0 ? lowerFirst(token) : token.text))
    .join(' ')
  const negative = tokens[at + 1]?.text === "n't"
  const perfect = verb.tag === 'have' && ['verb', 'be'].includes(tokens[skipAdverbs(tokens, at + 1)]?.tag ?? '')
  if (verb.tag === 'be' || verb.tag === 'modal' || perfect || (verb.tag === 'do' && tokens[at + 1]?.tag === 'not')) {
    const helper = verb.text.startsWith("'") ? verb.lower.replace("'s", 'is') : verb.lower
    return replaceTokens(
      sentence,
      0,
      at + (negative ? 2 : 1),
      `${helper}${negative ? "n't" : ''} ${words}`,
      'question-order',
    )
  }
  const adverbs = tokens.slice(subject.end, at).map((token) => token.text)
  if (verb.tag === 'have')
    return replaceTokens(
      sentence,
      0,
      at + 1,
      [doFor(subject.agreement), words, ...adverbs, 'have'].join(' '),
      'question-do',
    )
  if (verb.tag !== 'verb' || verb.form === 'ing') return undefined
  const helper = verb.form === 'past' ? 'did' : doFor(subject.agreement)
  return replaceTokens(
    sentence,
    0,
    at + 1,
    [helper, words, ...adverbs, baseOf(verb, verb.form)].join(' '),
    'question-do',
  )
}

const EMBEDDING =
  /\b(?:know|tell me|ask(?:ed)?(?: me| him| her| you)?|wonder|remember|understand|explain|sure|see|idea|tell you|told me|show me|find out|forgot|forget|explain to me|let me know)$/i

/** 'Could you tell me where is the toilet?', "I don't know what does it mean." */
export const embeddedQuestions: Rule = {
  id: 'embedded-question',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'wh' || at === 0 || !EMBEDDING.test(sentence.text.slice(0, token.start).trim())) return []
      const end =
        /^(?:how|what|which)$/.test(token.lower) &&
        /^(?:much|many|time|long|old|far|often|kind)$/.test(lowerAt(sentence, at + 1))
          ? at + 2
          : at + 1
      const helper = sentence.tokens[end]
      const subject = helper ? nounPhraseForEmbedded(sentence, end + 1) : undefined
      if (!helper || !subject) return []
      return embeddedEdit(sentence, helper, end, subject) ?? []
    }),
}

const nounPhraseForEmbedded = (sentence: Sentence, at: number) => plainNounPhrase(sentence.tokens, at)

function embeddedEdit(sentence: Sentence, helper: Token, at: number, subject: NounPhrase): Edit | undefined {
  const { tokens } = sentence
  const words = tokens
    .slice(subject.start, subject.end)
    .map((token) => token.text)
    .join(' ')
  const next = tokens[subject.end]
  if (
    helper.tag === 'be' &&
    (!next ||
      next.tag === 'punct' ||
      (next.tag === 'verb' && next.form === 'ing') ||
      next.tag === 'adj' ||
      next.tag === 'prep' ||
      next.tag === 'adv' ||
      next.tag === 'verb' ||
      next.tag === 'to')
  ) {
    if (
      /^(?:who|what)$/.test(lowerAt(sentence, at - 1)) &&
      next &&
      next.tag !== 'punct' &&
      next.tag !== 'verb' &&
      tokens[subject.start]?.tag !== 'pron'
    )
      return undefined
    return replaceTokens(sentence, at, subject.end, `${words} ${helper.text}`, 'embedded-question')
  }
  if (helper.tag === 'modal' || (helper.tag === 'have' && next?.tag === 'verb'))
    return replaceTokens(sentence, at, subject.end, `${words} ${helper.text}`, 'embedded-question')
  if (helper.tag !== 'do') return undefined
  const verbAt = skipAdverbs(tokens, subject.end)
  const verb = tokens[verbAt]
  if (!verb || (verb.tag !== 'verb' && verb.tag !== 'have' && verb.tag !== 'do')) return undefined
  const form = helper.lower === 'did' ? 'past' : subject.agreement === 'one' ? 'third' : 'base'
  const base = verb.tag === 'have' ? 'have' : verb.tag === 'do' ? 'do' : baseOf(verb, 'base')
  return replaceTokens(sentence, at, verbAt + 1, `${words} ${inflectVerb(base, form)}`, 'embedded-question')
}

export const questionPhrases = phraseRule('question-phrases', [
  phrase(
    'question-perfect',
    '^(?:do|did|are|were) (you|they|we|i) (ever |already |never )?(been|gone|seen|eaten|done|finished|visited|tried|taken|written|met)\\b',
    (m, s) =>
      /^are you (?:done|finished|gone)/i.test(m[0]) ||
      /^(?:are|were) (?:you|they|we|i) (?:seen|taken|visited|met|gone|done|finished)/i.test(s.text)
        ? undefined
        : `have ${m[1]} ${m[2] ?? ''}${m[3]}`,
  ),
  phrase(
    'question-perfect',
    '^(?:does|did|is) (he|she|it) (ever |already |never )?(been|gone|seen|eaten)\\b',
    (m, s) => (/^is (?:he|she|it) (?:gone|seen|eaten)/i.test(s.text) ? undefined : `has ${m[1]} ${m[2] ?? ''}${m[3]}`),
  ),
  phrase(
    'there-is',
    '^(is|was) there (any |many |some |two |three |several |a lot of )?(\\w+s|people|children|men|women)\\b',
    (m, s) =>
      s.lexicon.read(m[3]?.toLowerCase() ?? '').singular && !/^(?:news|bus|class|gas)$/i.test(m[3] ?? '')
        ? `${/^was$/i.test(m[1] ?? '') ? 'were' : 'are'} there ${m[2] ?? ''}${m[3]}`
        : undefined,
  ),
  phrase(
    'question-order',
    '^(?:do|does|did) (you|he|she|they|we|it|i) (can|could|will|would|should|must|may)\\b',
    '$2 $1',
  ),
  phrase(
    'question-past',
    '^(what|where|who|how|why) (?:are|is) (you|he|she|they|we) (doing|going|eating|watching|buying|meeting|seeing|visiting|cooking|playing)(?=.*\\b(?:yesterday|last (?:night|week|weekend|month|year)|ago)\\b)',
    (m) =>
      `${m[1]} did ${m[2]} ${({ doing: 'do', going: 'go', eating: 'eat', watching: 'watch', buying: 'buy', meeting: 'meet', seeing: 'see', visiting: 'visit', cooking: 'cook', playing: 'play' } as Record<string, string>)[m[3]?.toLowerCase() ?? '']}`,
  ),
  phrase('question-what-like', 'how (?:is|does) (.+?) look like\\?', (m) =>
    /^how is/i.test(m[0]) ? `what does ${m[1]} look like?` : `what does ${m[1]} look like?`,
  ),
  phrase('question-what-like', 'how do you call (.+?)\\?', 'what do you call $1?'),
  phrase('question-what-like', 'how (?:do )?you think about (.+?)\\?', 'what do you think about $1?'),
  phrase('question-order', 'how old you are\\?', 'how old are you?'),
  phrase('question-order', 'what is (it|this|that) mean\\b', 'what does $1 mean'),
  phrase(
    'question-order',
    'what (you|he|she|they|we) (?:is|are) (\\w+ing)\\b',
    (m) => `what ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'is' : 'are'} ${m[1]} ${m[2]}`,
  ),
  phrase('question-order', '(where|what|when|why|how) (you|we|they) (\\w+ing)\\b', '$1 are $2 $3'),
  phrase('question-order', '(where|what|when|why|how) (he|she|it) (\\w+ing)\\b', '$1 is $2 $3'),
  phrase('question-order', '^(where|who|what) (your|his|her|the|my) (\\w+)\\?', (m) =>
    /^(?:where|who)$/i.test(m[1] ?? '') || /name|hobby|job|phone|address|email/i.test(m[3] ?? '')
      ? `${m[1]} is ${m[2]} ${m[3]}?`
      : undefined,
  ),
  phrase(
    'question-order',
    '^(do|does|did) (you|he|she|they|we|it) (?:is|are|am|was|were) (?!\\w+ing\\b)(\\w+)',
    (m) =>
      `${/^(?:did)$/i.test(m[1] ?? '') ? (/^(?:you|they|we)$/i.test(m[2] ?? '') ? 'were' : 'was') : /^(?:you|they|we)$/i.test(m[2] ?? '') ? 'are' : 'is'} ${m[2]} ${m[3]}`,
  ),
  phrase(
    'question-order',
    '^(?:do|does) (you|they|we|he|she|it) (\\w+ing)\\b',
    (m) => `${/^(?:he|she|it)$/i.test(m[1] ?? '') ? 'is' : 'are'} ${m[1]} ${m[2]}`,
  ),
  phrase(
    'question-order',
    '^(?:do|does) (you|they|we|he|she|it) (happy|sad|tired|ready|hungry|busy|angry|sick|married|free|sure|okay|ok|afraid|interested|bored|from|here|there|a|an)\\b',
    (m) => `${/^(?:he|she|it)$/i.test(m[1] ?? '') ? 'is' : 'are'} ${m[1]} ${m[2]}`,
  ),
])
