import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { pastForm } from '../../words/verbs.ts'
import { AND_BUT_SO, BE_NOW, BE_NOW_SHORT, HAVE } from '../../words/word-sets.ts'
import { changeWord, type Edit, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { CHILDHOOD, NOT_PAST, OTHER_TIME, PAST_TIME } from '../times.ts'
import { baseOf, beFor, hasForm, isRelative, skipAdverbs } from '../verb-words.ts'
import { EVENT } from './told-events.ts'

const THINKING = oneOf(`
  think know believe remember hope guess mean wonder forget regret say wish suppose suggest prefer want need
  like love understand agree tell bet`)

/** 'I go to Bali last week', 'We watch a movie yesterday', 'She is sick yesterday'. */
export const pastTime: Rule = {
  id: 'past-time',
  find: (sentence) => {
    if (!PAST_TIME.test(sentence.text)) return []
    return sentence.clauses.flatMap((clause) => pastIn(sentence, clause) ?? [])
  },
}

const INSIDE: ReadonlySet<string> = new Set(['do', 'modal', 'have', 'be', 'prep', 'to'])

function pastIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb || clause.predicate >= clause.end || !sharesPast(sentence, clause)) return undefined
  if (!isRelative(sentence, clause) && INSIDE.has(sentence.tokens[clause.subject.start - 1]?.tag ?? ''))
    return undefined
  if (verb.tag === 'be') return pastBe(sentence, clause, verb)
  const right = pastWord(sentence, clause, verb)
  return right && right !== verb.lower ? changeWord(sentence, clause.predicate, right, 'past-time') : undefined
}

function pastWord(sentence: Sentence, clause: Clause, verb: Token): string | undefined {
  if (verb.tag === 'do') return 'did'
  if (verb.tag === 'modal') return verb.lower === 'can' ? 'could' : undefined
  if (verb.tag === 'have') return isPerfect(sentence, clause.predicate) ? undefined : 'had'
  return verb.tag === 'verb' ? pastVerb(sentence, clause, verb) : undefined
}

const isPerfect = ({ tokens }: Sentence, have: number) =>
  ['verb', 'be', 'have'].includes(tokens[skipAdverbs(tokens, have + 1)]?.tag ?? '')

function pastVerb(sentence: Sentence, clause: Clause, verb: Token): string | undefined {
  if ((verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'past')) return undefined
  const base = baseOf(verb, verb.form)
  if (/^(?:remember|regret|recall|miss)$/.test(base) && sentence.tokens[clause.predicate + 1]?.form === 'ing')
    return undefined
  const introduces = introducesClause(sentence, clause)
  return introduces && THINKING.test(base) ? undefined : pastForm(base)
}

/** 'I think (that) he came yesterday': the time belongs to the other clause. */
function introducesClause(sentence: Sentence, clause: Clause): boolean {
  if (sentence.tokens[clause.predicate + 1]?.tag === 'wh') return true
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  return (
    next !== undefined && !/^(?:when|because|and|but|so|,|after|before|while|although)$/.test(next.opener?.lower ?? '')
  )
}

/** The clause's own words, with what introduces it at the beginning of a sentence. */
function ownText(sentence: Sentence, clause: Clause): string {
  const { text, tokens } = sentence
  const end = tokens[clause.end - 1]?.end ?? text.length
  const aside = tokens[clause.adverbs - 1]
  if (aside?.text !== ',' || clause.adverbs <= clause.subject.end) return text.slice(startOf(sentence, clause), end)
  return text.slice(startOf(sentence, clause), tokens[clause.subject.end]?.start) + text.slice(aside.end, end)
}

const COMPARED = /\bthan (?:\w+ ){0,3}(?:ago|yesterday|last|before)\b/i
const WHEN_I_WAS = /\bwhen (?:i|he|she|we|they|you|my \w+) (?:was|were)\b/i
const JOINED = new Set(['and', 'because', 'but', 'so', ',', 'when', 'while', 'after', 'before'])

/** Does the past time of the sentence hold for this clause too? */
function sharesPast(sentence: Sentence, clause: Clause): boolean {
  const { text } = sentence
  if (isOfLaterVerb(sentence, clause) || isOfAside(sentence, clause)) return false
  if (COMPARED.test(text) || (text.includes(';') && !PAST_TIME.test(text.split(';')[0] ?? ''))) return false
  const own = ownText(sentence, clause)
    .replace(/,? (?:and|but|so) now\b.*/i, '')
    .replace(isNounsClause(sentence, clause) ? BEHIND_TIME : /$^/, '$1')
  if (NOT_PAST.test(own)) return (PAST_TIME.test(own) && !OTHER_TIME.test(own)) || everyInChildhood(sentence, own)
  if (isOnlyThisMorning(text))
    return PAST_TIME.test(own) && ['verb', 'do'].includes(sentence.tokens[clause.predicate]?.tag ?? '')
  return PAST_TIME.test(own) || sharesFromOther(sentence, clause, own)
}

/** 'Siti, who joined us last month, speaks Mandarin': the time belongs to the aside. */
const isOfAside = (sentence: Sentence, clause: Clause) =>
  clause.adverbs > clause.subject.end &&
  sentence.tokens[clause.adverbs - 1]?.text === ',' &&
  !PAST_TIME.test(ownText(sentence, clause))

/** 'The invoice replaces the one I sent yesterday': the time belongs to the verb nearer to it, which is past already. */
function isOfLaterVerb({ text, tokens }: Sentence, { predicate }: Clause): boolean {
  const time = PAST_TIME.exec(text)?.index ?? 0
  return tokens.some(
    (token, at) =>
      at > predicate + 1 &&
      token.start < time &&
      token.tag === 'verb' &&
      token.form === 'past' &&
      tokens[at - 1]?.tag === 'pron',
  )
}

const BEHIND_TIME = new RegExp(`(${PAST_TIME.source}).*`, 'i')

/** 'the concert that we saw last week …': behind the time the sentence itself goes on. */
const isNounsClause = ({ tokens }: Sentence, { opener }: Clause) =>
  opener !== undefined &&
  /^(?:that|which|who|where)$/.test(opener.lower) &&
  tokens[tokens.indexOf(opener) - 1]?.tag === 'noun'

const isOnlyThisMorning = (text: string) =>
  /this morning/i.test(text) && !PAST_TIME.test(text.replace(/this morning/i, ''))

function sharesFromOther(sentence: Sentence, clause: Clause, own: string): boolean {
  const opener = clause.opener?.lower ?? ''
  if (WHEN_I_WAS.test(sentence.text))
    return opener === ',' || opener === 'and' || (opener === '' && !isLinked(sentence))
  if (opener === '') return sentence.clauses.length === 1
  const words = sentence.text.split(/\s+/).length
  const isShort = words < 16 || (words < 26 && isToldFromStart(sentence, clause))
  return JOINED.has(opener) && isShort && !/\b(?:now|today|always|usually|every|will|is|are)\b/i.test(own)
}

/** 'You are right, but when I was small …': that time belongs to the other clause. */
const isLinked = ({ text }: Sentence) => /\b(?:but|because|so)\b/i.test(text.slice(0, text.search(WHEN_I_WAS)))

/** 'Last year I went to Bali with my sister, and we stay there': the time comes first, the story goes on. */
function isToldFromStart({ text, tokens }: Sentence, { opener, predicate, subject }: Clause): boolean {
  const verb = tokens[predicate]
  const isGoingOn = AND_BUT_SO.test(opener?.lower ?? '') && tokens[subject.start]?.tag === 'pron'
  if (!isGoingOn || verb?.tag !== 'verb' || PAST_TIME.exec(text)?.index !== 0) return false
  const base = baseOf(verb, verb.form)
  return base === 'stay' || EVENT.test(base)
}

const everyInChildhood = (sentence: Sentence, own: string) =>
  CHILDHOOD.test(sentence.text) && /\b(?:every|always|usually|often)\b/i.test(own)

function startOf(sentence: Sentence, clause: Clause): number {
  const index = sentence.clauses.indexOf(clause)
  return index === 0 ? 0 : (clause.opener?.end ?? sentence.tokens[clause.subject.start]?.start ?? 0)
}

function pastBe(sentence: Sentence, clause: Clause, be: Token): Edit | undefined {
  if (!BE_NOW_SHORT.test(be.lower)) return undefined
  const next = sentence.tokens[clause.predicate + 1]
  if (next?.tag === 'verb' && next.form === 'ing') return goingOnInPast(sentence, clause, next)
  if (next?.tag === 'verb' && next.form === 'participle' && /^(?:called|known|named|located|made)$/.test(next.lower))
    return undefined
  return replaceTokens(
    sentence,
    clause.predicate,
    clause.predicate + 1,
    beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement, true),
    'past-time',
  )
}

/** 'We are going to the beach last weekend'. */
function goingOnInPast(sentence: Sentence, clause: Clause, verb: Token): Edit | undefined {
  if (
    !/\b(?:yesterday|last (?:night|week|weekend|month|year)|ago)[.!]?$/i.test(sentence.text) ||
    sentence.clauses.length > 1
  )
    return undefined
  if (sentence.tokens[clause.predicate + 2]?.tag === 'to' && sentence.tokens[clause.predicate + 3]?.tag === 'verb')
    return undefined
  return replaceTokens(sentence, clause.predicate, clause.predicate + 2, pastForm(baseOf(verb, 'ing')), 'past-time')
}

/** 'It is raining when I arrived'. */
export const whileItHappened: Rule = {
  id: 'past-progressive',
  find: (sentence) => {
    const told = sentence.clauses.findIndex(
      ({ opener, predicate }) => opener?.lower === 'when' && isPastVerb(sentence.tokens[predicate]),
    )
    if (told < 0) return []
    return sentence.clauses.flatMap((clause, index) => {
      if (Math.abs(index - told) > 1) return []
      const be = sentence.tokens[clause.predicate]
      const isNow = BE_NOW.test(be?.lower ?? '') && sentence.tokens[clause.predicate + 1]?.form === 'ing'
      if (!isNow || clause.opener?.lower === 'when') return []
      return [changeWord(sentence, clause.predicate, beFor(clause.subject.agreement, true), 'past-time')]
    })
  },
}

const isPastVerb = (token: Token | undefined) =>
  token !== undefined && (token.tag === 'verb' || token.tag === 'be') && token.form === 'past'

/** 'I have seen him yesterday': a finished time wants the past. */
export const perfectWithPastTime: Rule = {
  id: 'perfect-past-time',
  find: (sentence) => {
    if (
      !PAST_TIME.test(
        sentence.text.replace(
          /this morning|compared (?:with|to) last \w+|in (?:the )?(?:19|20)\d\d(?![.!]?$)|in the past/i,
          '',
        ),
      ) ||
      /\b(?:since|before|until|by (?=\d|the (?:time|end)|then|now|last|next)|compared|than|ever|never|so far)\b/i.test(
        sentence.text,
      )
    )
      return []
    return sentence.clauses.flatMap((clause) => {
      const have = sentence.tokens[clause.predicate]
      const own = sentence.text.slice(
        startOf(sentence, clause),
        sentence.tokens[clause.end - 1]?.end ?? sentence.text.length,
      )
      if (have?.tag !== 'have' || !HAVE.test(have.lower) || !PAST_TIME.test(own)) return []
      const verbAt = clause.predicate + (sentence.tokens[clause.predicate + 1]?.tag === 'adv' ? 2 : 1)
      const verb = sentence.tokens[verbAt]
      if (verb?.tag === 'be' && verb.lower === 'been') return beenToPast(sentence, clause, verbAt)
      if (verb?.tag !== 'verb' || !hasForm(verb, 'participle')) return []
      return [
        replaceTokens(
          sentence,
          clause.predicate,
          verbAt + 1,
          pastForm(baseOf(verb, 'participle')),
          'perfect-past-time',
        ),
      ]
    })
  },
}

function beenToPast(sentence: Sentence, clause: Clause, at: number): Edit[] {
  const next = sentence.tokens[at + 1]
  if (next && hasForm(next, 'ing')) return []
  const { agreement } = clause.subject
  const past = next?.tag === 'to' ? 'went' : beFor(agreement === 'unknown' ? 'many' : agreement, true)
  return [replaceTokens(sentence, clause.predicate, at + 1, past, 'perfect-past-time')]
}
