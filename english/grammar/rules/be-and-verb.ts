import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { inflectVerb, participleForm } from '../../words/verbs.ts'
import { BE_ANY_SHORT, HAVE, SEEMS, SUBJECTS_OF_PEOPLE, THIS_OR_THAT } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, doFor, hasForm, skipAdverbs } from '../verb-words.ts'
import { questionStart } from './question-words.ts'

const STATIVE = oneOf(`
  agree know understand want need like love believe hope think have prefer remember forget depend mean belong
  disagree`)

/** 'I am agree', 'He is work in a bank', "I'm not understand", 'Are you agree?', 'She was go'. */
export const beAndVerb: Rule = {
  id: 'be-verb',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => (token.tag === 'be' ? (doubled(sentence, token, at) ?? []) : [])),
}

/** 'The first thing I do is check my phone', 'All you have to do is ask'. */
const SAYS_WHAT_IS_DONE =
  /\b(?:all|things?|what|least|most|best)\b[^,]* (?:do|does|did|done)\b[^,]*$|\b(?:what|all) (?:\w+ ){1,4}(?:needs?|wants?|likes?|loves?|miss(?:es)?) $/i

function doubled(sentence: Sentence, be: Token, at: number): Edit | undefined {
  if (!BE_ANY_SHORT.test(be.lower)) return undefined
  const before = sentence.tokens[at - 1]
  if (at === 0 || before?.tag === 'wh' || (before?.text === ',' && at === questionStart(sentence)))
    return doubledQuestion(sentence, be, at, before?.tag === 'wh' ? before : undefined)
  if (SAYS_WHAT_IS_DONE.test(sentence.text.slice(0, be.start))) return undefined
  const verbAt = skipAdverbs(sentence.tokens, at + 1)
  const verb = sentence.tokens[verbAt]
  if (
    verb?.tag === 'modal' &&
    verb.lower !== 'may' &&
    ['verb', 'be', 'have', 'not'].includes(sentence.tokens[verbAt + 1]?.tag ?? '')
  )
    return removeTokens(sentence, at, at + 1, 'be-verb')
  if (verb && verbAt === at + 1 && isDoneToMe(sentence, be, verb, verbAt))
    return removeTokens(sentence, at, verbAt, 'be-verb')
  return verb && (isLiving(sentence, verb, verbAt) || isBareVerb(sentence, verb, verbAt))
    ? statementEdit(sentence, be, at, verbAt, baseOf(verb, verb.form), verb)
    : undefined
}

/** 'My friend was helped me': somebody helped somebody, so the active. */
const isDoneToMe = ({ tokens }: Sentence, be: Token, verb: Token, at: number) =>
  be.form === 'past' &&
  tokens[at + 1]?.tag === 'obj' &&
  verb.tag === 'verb' &&
  hasForm(verb, 'past') &&
  hasForm(verb, 'participle') &&
  !/^(?:called|named|told|asked|taught|sent|paid|lent|left)$/.test(verb.lower)

function doubledQuestion(sentence: Sentence, be: Token, at: number, before: Token | undefined): Edit | undefined {
  const subject = plainNounPhrase(sentence.tokens, at + 1)
  if (!subject) return before?.lower === 'who' ? whoIs(sentence, at) : undefined
  if (before && subject.end - subject.start > 1 && !isPlainQuestion(sentence, subject.end)) return undefined
  const end = isVerbAtEnd(sentence, subject.head) ? subject.head : subject.end
  const verbAt = skipAdverbs(sentence.tokens, end)
  const verb = sentence.tokens[verbAt]
  if (verb && isLikened(sentence, verbAt)) return undefined
  const isDo = verb?.lower === 'do' && sentence.tokens[verbAt + 1]?.tag === 'punct'
  if (!verb || !(isDo || verbAt === subject.head || isBareVerb(sentence, verb, verbAt))) return undefined
  return questionEdit(sentence, at, subject.agreement, verb, verbAt, be)
}

/** 'What is she like?', 'Is it always like this?' */
const isLikened = (sentence: Sentence, at: number): boolean =>
  lowerAt(sentence, at) === 'like' &&
  ['punct', 'det', 'sub', undefined].includes(sentence.tokens[at + 1]?.tag) &&
  (sentence.tokens.slice(0, at).some(({ lower }) => lower === 'what') || THIS_OR_THAT.test(lowerAt(sentence, at + 1)))

/** 'What is your father do?', 'Where is your brother work now?' */
function isPlainQuestion({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  const next = tokens[at + 1]
  return (
    verb !== undefined &&
    (verb.lower === 'do' ||
      (verb.tag === 'verb' && verb.form === 'base' && verb.readings.kinds.noun < 6 && verb.lower !== 'like')) &&
    (next === undefined || next.tag === 'punct' || next.tag === 'adv' || next.tag === 'prep')
  )
}

/** 'Is your brother work here?': the last noun of the subject is its verb. */
function isVerbAtEnd(sentence: Sentence, at: number): boolean {
  const verb = sentence.tokens[at]
  if (verb?.tag !== 'noun' || sentence.tokens[at - 1]?.tag !== 'noun' || verb.readings.kinds.verb < 5) return false
  return (
    hasForm(verb, 'base') && /^(?:here|there|in|at|on|every|for|with|near|as|today)$/.test(lowerAt(sentence, at + 1))
  )
}

/** 'Who is teach you?' */
function whoIs(sentence: Sentence, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  if (!verb || sentence.tokens[at]?.lower !== 'is' || !isBareVerb(sentence, verb, at + 1)) return undefined
  return replaceTokens(sentence, at, at + 2, inflectVerb(baseOf(verb, verb.form), 'third'), 'be-verb')
}

const DOING = oneOf(`
  cook eat do watch read write make buy look wait cry laugh go play drink talk listen draw search sell wear run
  sing bring carry`)

function isBareVerb(sentence: Sentence, verb: Token, at: number): boolean {
  if (verb.tag === 'have' && HAVE.test(verb.lower)) return true
  return isDoing(sentence, verb, at) || (verb.tag === 'verb' && isVerbOnly(sentence, verb, at))
}

function isVerbOnly(sentence: Sentence, verb: Token, at: number): boolean {
  const { kinds } = verb.readings
  // "How far she's come": 's is 'has'.
  if (/^(?:come|become)$/.test(verb.lower)) return sentence.tokens[at - 1]?.lower !== "'s"
  if (isNamed(sentence, verb, at)) return false
  if (STATIVE.test(baseOf(verb)) && verb.form !== 'ing' && !hasForm(verb, 'participle')) return true
  if (verb.form === 'past' && !hasForm(verb, 'participle')) return true
  if (verb.form === 'third') return isThirdWithMore(sentence, verb, at)
  if (verb.form !== 'base' || hasForm(verb, 'participle')) return false
  const subject = sentence.tokens[at - 2]
  const isPersonal = SUBJECTS_OF_PEOPLE.test(subject?.lower ?? '') || isPersonNoun(subject)
  return kinds.adj < 4 && kinds.verb > kinds.adj && (isPersonal || kinds.noun < 6 || kinds.verb >= kinds.noun)
}

/** 'it was love at first sight' */
const isNamed = (sentence: Sentence, { form, readings }: Token, at: number) =>
  lowerAt(sentence, at - 2) === 'it' && readings.kinds.noun >= readings.kinds.verb - 2 && form === 'base'

/** 'is works in a bank', 'is makes people happy'; not 'the problem is costs'. */
function isThirdWithMore({ tokens }: Sentence, { readings: { kinds } }: Token, at: number): boolean {
  const next = tokens[at + 1]?.tag ?? ''
  if (next === 'adj' && SEEMS.test(tokens[at]?.lower ?? '')) return true
  return kinds.noun === 0 || next === 'prep' || (kinds.verb > 5 && ['det', 'poss', 'obj', 'pron'].includes(next))
}

/** 'is lives in Bogor': no plural of 'life' stands there. */
const isLiving = (sentence: Sentence, verb: Token, at: number): boolean =>
  verb.lower === 'lives' && /^(?:in|at|near|with|on|next|alone|behind|far)$/.test(lowerAt(sentence, at + 1))

/** 'is plant more trees', 'was do', 'it is rain': a noun would need its article, and takes no object. */
function isDoing(sentence: Sentence, verb: Token, at: number): boolean {
  const next = sentence.tokens[at + 1]
  const hasObject =
    ['poss', 'obj'].includes(next?.tag ?? '') ||
    /^(?:the|an?|more|some|many|research|homework)$/.test(next?.lower ?? '')
  if (verb.tag === 'do')
    return (
      verb.lower === 'do' &&
      (hasObject || next?.text === '.') &&
      !/\b(?:all|thing|what .* do) .*do/i.test(sentence.text)
    )
  if (/^(?:rain|snow)$/.test(verb.lower))
    return sentence.clauses.some(({ subject, predicate }) => predicate < at && lowerAt(sentence, subject.head) === 'it')
  if (/^(?:ship|process|schedule|update|refund|print|review|charge|pack)$/.test(verb.lower))
    return next?.tag === 'prep' || next?.tag === 'to'
  return (
    verb.tag === 'noun' &&
    hasForm(verb, 'base') &&
    verb.readings.kinds.verb > 3 &&
    hasObject &&
    verb.readings.kinds.adj < 3
  )
}

function questionEdit(
  sentence: Sentence,
  at: number,
  agreement: 'i' | 'one' | 'many' | 'unknown',
  verb: Token,
  verbAt: number,
  be: Token,
): Edit | undefined {
  const before = lowerAt(sentence, at - 1)
  const base = baseOf(verb, verb.form)
  if (
    /^(?:what|where|who|why)$/.test(before) &&
    !STATIVE.test(base) &&
    DOING.test(base) &&
    !(base === 'do' && sentence.tokens[verbAt - 1]?.tag === 'noun')
  )
    return replaceTokens(sentence, verbAt, verbAt + 1, inflectVerb(base, 'ing'), 'ing-be')
  const helper = be.form === 'past' ? 'did' : doFor(agreement)
  const between = sentence.text.slice(sentence.tokens[at]?.end, sentence.tokens[verbAt]?.start)
  const edit = replaceTokens(sentence, at, verbAt + 1, `${helper}${between}${baseOf(verb, verb.form)}`, 'be-verb')
  return edit
}

function statementEdit(
  sentence: Sentence,
  be: Token,
  at: number,
  verbAt: number,
  base: string,
  verb: Token,
): Edit | undefined {
  const agreement = agreementOf(be)
  const notAt = sentence.tokens.slice(at + 1, verbAt).findIndex((token) => token.lower === 'not')
  if (isPassive(sentence, verb, verbAt, base))
    return replaceTokens(sentence, verbAt, verbAt + 1, participleForm(base), 'passive-participle')
  const past = be.form === 'past' || (verb.form === 'past' && !hasForm(verb, 'base'))
  if ((notAt < 0 || AT_THE_MOMENT.test(sentence.text)) && goesOn(sentence, be, verbAt, base))
    return replaceTokens(sentence, verbAt, verbAt + 1, inflectVerb(base, 'ing'), 'ing-be')
  if (notAt >= 0) {
    const helper = past ? 'did' : doFor(agreement)
    return replaceTokens(sentence, at, verbAt + 1, `${helper} not ${base}`, 'be-verb')
  }
  const adverbs = sentence.tokens.slice(at + 1, verbAt).map((token) => token.text)
  const subjectIsI = sentence.tokens[at - 1]?.lower === 'i'
  const form = past ? 'past' : agreement === 'one' && !subjectIsI ? 'third' : 'base'
  return replaceTokens(sentence, at, verbAt + 1, [...adverbs, inflectVerb(base, form)].join(' '), 'be-verb')
}

const agreementOf = ({ lower }: Token) => (lower === 'am' ? 'i' : /^(?:is|'s|was)$/.test(lower) ? 'one' : 'many')

const AT_THE_MOMENT =
  /\b(?:now|right now|at the moment|still|currently|wait|look|listen|this week|these days|today|tonight|tomorrow|quiet|just a moment)\b/i

/** 'I am cook dinner now', 'I was drive when you called'. */
function goesOn(sentence: Sentence, be: Token, verbAt: number, base: string): boolean {
  if (/^(?:do|rain|snow)$/.test(base)) return true
  if (STATIVE.test(base) || sentence.tokens[verbAt]?.form !== 'base') return false
  if (be.form === 'past') {
    const isOfThing = !isSomebody(sentence.tokens[sentence.clauses.find(({ end }) => end > verbAt)?.subject.head ?? -1])
    return (
      /\b(?:when (?!(?:i|he|she|we|they|you) (?:was|were)\b)|at (?:\d|that time|this time)|all (?:day|night))/i.test(
        sentence.text,
      ) ||
      (/\bwhile\b/i.test(sentence.text) && !isOfThing)
    )
  }
  if (base === 'sleep' && !/\b(?:every|usually|always|often|early|late)\b/i.test(sentence.text)) return true
  return AT_THE_MOMENT.test(sentence.text)
}

const DONE_TO_THINGS = oneOf(`
  speak make build write sell use know call break steal sing wear grow drive eat teach choose hold do give take
  see find throw paint produce locate design cook clean close serve celebrate print publish invent discover repair
  cancel postpone send deliver sign approve fix pay order buy wash translate record share upload download lock cut
  burn damage solve open start finish complete decorate cover fill destroy create develop announce introduce
  organize organise store plant mix add put keep transfer forward schedule process refund install attach submit
  collect charge ship assemble manufacture export import replace remove update review check inspect measure weigh
  load pack label deduct provide connect surround divide manage operate broadcast boil fry steam grill bake roast
  peel slice chop pick harvest carry transport distribute describe illustrate discuss confirm reject accept
  prepare bring move`)

/** 'English is speak all over the world', 'is make by', 'was write in 1990'. */
function isPassive(sentence: Sentence, verb: Token, at: number, base: string): boolean {
  if (STATIVE.test(base) || /^(?:go|come|live|work|sleep|arrive|stay|study|rain|happen|wake|get|become)$/.test(base))
    return false
  const next = sentence.tokens[at + 1]
  const subject = sentence.clauses.find((clause) => clause.predicate < at && clause.end > at)?.subject
  const head = subject ? sentence.tokens[subject.head] : undefined
  const person =
    head !== undefined &&
    (/^(?:i|you|he|she|we|they|everyone|everybody|someone|who)$/.test(head.lower) ||
      (head.tag === 'name' &&
        !/^(?:english|indonesian|japanese|french|mandarin|korean|arabic|german|spanish|dutch|javanese)$/.test(
          head.lower,
        )) ||
      PEOPLE.test(head.readings.singular ?? head.lower))
  if (next?.lower === 'by' || isDoneToPeople(base, next)) return true
  if (person) return false
  if (verb.form === 'past' || DONE_TO_THINGS.test(base))
    return (
      !next ||
      /^(?:every|all|each)$/.test(next.lower) ||
      !['det', 'poss', 'obj', 'pron', 'noun', 'name', 'num'].includes(next.tag)
    )
  return false
}

/** 'Visitors are not allow to smoke', 'Two people were kill'. */
function isDoneToPeople(base: string, next: Token | undefined): boolean {
  if (next?.lower === 'to') return /^(?:allow|permit|require|expect|force|invite)$/.test(base)
  return (
    /^(?:kill|injure|arrest|invite|rob|fire|hire|select|promote|scold|punish|attack|bite)$/.test(base) &&
    !['det', 'poss', 'obj', 'pron', 'name'].includes(next?.tag ?? '')
  )
}

const PEOPLE = oneOf(`
  man woman boy girl child teacher student friend brother sister mother father doctor boss manager people person
  parent uncle aunt cousin neighbor neighbour wife husband son daughter grandmother grandfather dog cat team
  family class company baby employee driver nurse`)
