import { oneOf } from '../../words/one-of.ts'
import { participleForm, pastForm } from '../../words/verbs.ts'
import { AND_BUT_SO, BE_PAST, DO_FORMS, IS_OR_ARE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { PAST_TIME, SINCE_POINT } from '../times.ts'
import { baseOf, hasForm, haveFor, skipAdverbs } from '../verb-words.ts'
import { becauseItHappened, becauseItWas } from './past-reasons.ts'
import { EVENT, eventAt, HABIT, isPast, ownVerb, toPast } from './told-events.ts'

/** A story that has begun in the past goes on there. */
export const toldPast: Rule = {
  id: 'told-past',
  find: (sentence) => [
    ...whenItHappened(sentence),
    ...lastTime(sentence),
    ...alreadyBefore(sentence),
    ...notSince(sentence),
    ...soItHappened(sentence),
    ...becauseItWas(sentence),
    ...becauseItHappened(sentence),
    ...rememberWhen(sentence),
    ...sinceItHappened(sentence),
    ...thereWas(sentence),
    ...justNow(sentence),
  ],
}

/** 'I was cooking when my sister call me', 'We were having dinner when the lights go out'. */
function whenItHappened(sentence: Sentence): Edit[] {
  const wasDoing = sentence.clauses.some((one) => {
    const be = ownVerb(sentence, one)
    return BE_PAST.test(be?.lower ?? '') && sentence.tokens[one.predicate + 1]?.form === 'ing'
  })
  if (!wasDoing || HABIT.test(sentence.text)) return []
  return sentence.clauses.flatMap((clause) => {
    const base = /^(?:when|suddenly|and|,)$/.test(clause.opener?.lower ?? '') ? eventAt(sentence, clause) : undefined
    const isSubject = ['pron', 'poss', 'det', 'name'].includes(sentence.tokens[clause.subject.start]?.tag ?? '')
    return base && isSubject && !/^(?:think|know|hope|guess|believe|mean)$/.test(base)
      ? [toPast(sentence, clause, base)]
      : []
  })
}

/** 'The last time I see her was in May'. */
function lastTime(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  return tokens.flatMap((token, at) => {
    if (token.lower !== 'time' || lowerAt(sentence, at - 1) !== 'last' || lowerAt(sentence, at - 2) !== 'the') return []
    const verb = tokens[at + 2]
    if (!['pron', 'name'].includes(tokens[at + 1]?.tag ?? '') || verb?.tag !== 'verb') return []
    if ((verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'past')) return []
    return [changeWord(sentence, at + 2, pastForm(baseOf(verb, verb.form)), 'past-time')]
  })
}

/** 'By the time we arrived, the train already left'. */
function alreadyBefore(sentence: Sentence): Edit[] {
  const { tokens, text } = sentence
  const isMoment =
    /\bby the time\b/i.test(text) || /\bwhen (?:\w+ ){1,4}(?:arrived|came|got|reached|returned)\b/i.test(text)
  if (!isMoment) return []
  return sentence.clauses.flatMap((clause) => {
    const verb = ownVerb(sentence, clause)
    const adverb = tokens[clause.predicate - 1]
    if (verb?.tag !== 'verb' || adverb?.lower !== 'already' || /^(?:when)$/.test(clause.opener?.lower ?? '')) return []
    if (!hasForm(verb, 'past') && verb.form !== 'base' && verb.form !== 'third') return []
    const right = `had already ${participleForm(baseOf(verb, verb.form))}`
    return [replaceTokens(sentence, clause.predicate - 1, clause.predicate + 1, right, 'past-perfect')]
  })
}

/** 'I didn't see him since Monday'. */
function notSince(sentence: Sentence): Edit[] {
  const since = SINCE_POINT.exec(sentence.text)
  if (!since) return []
  return sentence.clauses.flatMap((clause) => {
    const verb = ownVerb(sentence, clause)
    if (!verb || !DO_FORMS.test(verb.lower) || (verb.start > since.index && since.index > 0)) return []
    if (lowerAt(sentence, clause.predicate + 1) !== 'not') return []
    const doneAt = skipAdverbs(sentence.tokens, clause.predicate + 2)
    const done = sentence.tokens[doneAt]
    const base = done?.tag === 'have' ? 'have' : done?.tag === 'verb' ? baseOf(done, 'base') : undefined
    const isBetween =
      since.index > 0 &&
      sentence.clauses.some(({ subject, opener }) => subject.start > doneAt && (opener?.start ?? 0) < since.index)
    if (!base || isBetween || /^(?:want|need|think|believe)$/.test(base)) return []
    const right = `${haveFor(clause.subject.agreement)}n't ${participleForm(base)}`
    return [replaceTokens(sentence, clause.predicate, doneAt + 1, right, 'perfect-since')]
  })
}

/** 'I forgot my umbrella, so I get wet', 'He fell and break his arm' has no subject of its own. */
function soItHappened(sentence: Sentence): Edit[] {
  if (HABIT.test(sentence.text)) return []
  return sentence.clauses.flatMap((clause, index) => {
    const opener = clause.opener?.lower ?? ''
    const isSoThat = opener === 'that' && /\bso \w+ (?:\w+ )?that\b/i.test(sentence.text)
    const base = isSoThat || AND_BUT_SO.test(opener) ? eventAt(sentence, clause) : undefined
    if (!base || !EVENT.test(base) || !isPast(sentence, sentence.clauses[index - 1])) return []
    const head = sentence.tokens[clause.subject.head]
    const isPerson = head?.tag === 'pron' && head.lower !== 'you'
    return isPerson || sentence.tokens[clause.subject.start]?.tag === 'poss' ? [toPast(sentence, clause, base)] : []
  })
}

/** 'I remember when my father teach me': what is remembered is over. */
function rememberWhen(sentence: Sentence): Edit[] {
  return sentence.clauses.flatMap((clause) => {
    const isRemembered =
      clause.opener?.lower === 'when' &&
      /\bremembers? (?:the (?:day|time) )?$/i.test(sentence.text.slice(0, clause.opener.start))
    const base = isRemembered ? eventAt(sentence, clause) : undefined
    return base ? [toPast(sentence, clause, base)] : []
  })
}

/** With these, 'since' gives a reason. */
const LASTING = oneOf(`
  live work study know want need like love hate think believe have understand mean own speak prefer feel use
  cost hope seem look sound include require contain depend belong matter exist help make give allow offer
  provide take play teach travel keep share sell run drive`)

/** 'since I move here', 'since I last see her': the beginning is a past event. */
function sinceItHappened(sentence: Sentence): Edit[] {
  if (!/\b(?:have|has|haven't|hasn't|been|'ve)\b|\bit(?:'s| is) [^,]* since\b/i.test(sentence.text)) return []
  return sentence.clauses.flatMap((clause) => {
    const at = lowerAt(sentence, clause.predicate) === 'last' ? clause.predicate + 1 : clause.predicate
    const verb = sentence.tokens[at]
    if (clause.opener?.lower !== 'since' || verb?.tag !== 'verb' || hasForm(verb, 'past')) return []
    if (verb.form !== 'base' && verb.form !== 'third') return []
    const base = baseOf(verb, verb.form)
    return LASTING.test(base) ? [] : [changeWord(sentence, at, pastForm(base), 'past-time')]
  })
}

/** Over at once, so that 'just' tells when: 'I just wake up'. */
const JUST_DONE = oneOf('arrive finish wake receive buy meet eat graduate marry return lose give hear')

function justNow(sentence: Sentence): Edit[] {
  if (HABIT.test(sentence.text)) return []
  return sentence.clauses.flatMap((clause) => {
    const isJust = lowerAt(sentence, clause.predicate - 1) === 'just' && clause.adverbs < clause.predicate
    const base = isJust ? eventAt(sentence, clause) : undefined
    return base && JUST_DONE.test(base) ? [toPast(sentence, clause, base)] : []
  })
}

/** 'There is a big earthquake in 2018', 'There are many people last night'. */
function thereWas(sentence: Sentence): Edit[] {
  if (
    !PAST_TIME.test(sentence.text.replace(/this morning/i, '')) ||
    HABIT.test(sentence.text) ||
    sentence.clauses.length > 1
  )
    return []
  if (/\bthan\b/i.test(sentence.text)) return []
  return sentence.tokens.flatMap((token, at) => {
    const be = lowerAt(sentence, at + 1)
    if (token.tag !== 'there' || !IS_OR_ARE.test(be) || at > 6) return []
    return [changeWord(sentence, at + 1, be === 'is' ? 'was' : 'were', 'past-time')]
  })
}
