import type { NounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { participleForm } from '../../words/verbs.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, skipAdverbs } from '../verb-words.ts'

/** What somebody does to a thing: the thing cannot do it alone. */
const DONE_TO_THINGS = oneOf(`
  deliver hold solve publish announce cancel postpone build repair send discuss print approve install release
  upload download remove replace fix organize organise produce construct create destroy distribute translate
  submit sign schedule process reject demolish purchase store invent introduce implement prohibit ship conduct
  arrange collect provide renovate refund extend renew complete record broadcast`)
const FOLLOWS = oneOf(`
  to in on at by from within before after tomorrow soon next today tonight easily online immediately again later
  for every during`)

/** 'The parcels will deliver to your office'. */
export const modalPassive: Rule = {
  id: 'modal-passive',
  find: (sentence) =>
    sentence.clauses.flatMap(({ subject, predicate, opener }) => {
      const at = skipAdverbs(sentence.tokens, predicate + 1)
      const verb = sentence.tokens[at]
      if (sentence.tokens[predicate]?.tag !== 'modal' || !verb || !hasForm(verb, 'base')) return []
      const base = baseOf(verb, 'base')
      const isDoneTo = isThing(sentence, subject.head, subject.start) || isBuilt(sentence, subject.head, base)
      if (opener?.tag === 'wh' || !isDoneTo || !hasNoObject(sentence, at)) return []
      return DONE_TO_THINGS.test(base) ? [changeWord(sentence, at, `be ${participleForm(base)}`, 'passive-be')] : []
    }),
}

/** 'The new hospital will build next year', 'The winner will announce tomorrow'. */
const isBuilt = ({ tokens }: Sentence, head: number, base: string) =>
  (base === 'announce' && /^(?:winners?|finalists?|champion)$/.test(tokens[head]?.lower ?? '')) ||
  (/^(?:build|construct|renovate|demolish)$/.test(base) &&
    /^(?:hospital|hotel|museum|school|shop|store|factory|office|university|bank|court)$/.test(
      tokens[head]?.lower ?? '',
    ))

/** Behind a modal, these are meant as passives where the learner has put the participle. */
const DONE_BY_FORM = oneOf(`
  do make pay use see give take write choose pick find keep eat read bring throw clean wash cook check serve
  test build know call prepare accept return exchange transfer explain improve add reduce prevent avoid inform
  contact update plan order book deliver charge handle manage operate recycle access cut mention allow treat
  cure decorate punish support share show sell teach develop protect design change limit consider ignore forget
  finish fill include sign close open lock cancel move divide remove park ban launch evacuate feed water
  vaccinate`)

/** Whom they are done to says nothing of others. */
const DONE_TO_PEOPLE = oneOf(`
  train invite promote fire hire punish allow select choose contact inform pay accept reject interview assign
  notify arrest treat fine vaccinate reward test respect protect help teach charge scold appoint elect announce
  examine disqualify ask force require`)

/** 'The package can picked up here', 'My contract will extended': 'be' is left out. */
export const modalParticiple: Rule = {
  id: 'modal-participle',
  find: (sentence) =>
    sentence.clauses.flatMap(({ subject, predicate, opener }) => {
      const at = skipAdverbs(sentence.tokens, predicate + 1)
      const verb = sentence.tokens[at]
      const helper = sentence.tokens[predicate]
      if (!verb || !(helper?.tag === 'modal' || helper?.tag === 'have')) return []
      if (hasForm(verb, 'base') || !hasForm(verb, 'participle')) return []
      if (helper.tag === 'have') return beenLeftOut(sentence, subject.head, subject.start, at)
      const isDone = opener?.tag !== 'wh' && isDoneTo(sentence, subject, at)
      return isDone ? [insertBefore(sentence, at, 'be', 'passive-be')] : []
    }),
}

function isDoneTo(sentence: Sentence, subject: NounPhrase, at: number): boolean {
  const base = baseOf(sentence.tokens[at] as Token, 'participle')
  const isIt = /^(?:it|this|that|these|those)$/.test(lowerAt(sentence, subject.head))
  const isBy = lowerAt(sentence, at + 1) === 'by'
  const head = sentence.tokens[subject.head]
  const isAnyThing =
    head?.tag === 'noun' &&
    !isSomebody(head) &&
    !/^(?:company|team|government|police|family|group|class)$/.test(head.lower)
  if (!isIt && !isBy && !isAnyThing) return DONE_TO_PEOPLE.test(base) && hasNoObject(sentence, at)
  if (isBy && !['num', 'name'].includes(sentence.tokens[at + 2]?.tag ?? '') && DONE_BY_FORM.test(base)) return true
  const endsThere = hasNoObject(sentence, at) || BEHIND.test(lowerAt(sentence, at + 1))
  return endsThere && !ALONE.test(base)
}

/** A thing may do these by itself: 'The price will increased' has no passive in mind. */
const ALONE = oneOf(`
  increase decrease start begin end stop happen arrive come go fall rise drop grow continue last work leave stay
  become run appear disappear occur exist depend belong need take-place help pass cost look seem feel die live
  break sound turn wait walk travel sleep return spread expire land depart`)

const DONE_WITH_PAPERS = oneOf(`
  fill sign approve reject publish announce cancel postpone deliver repair install submit process pay choose
  update upload print confirm book schedule`)

/** 'The contract has signed by the director', 'The position has already filled'. */
function beenLeftOut(sentence: Sentence, head: number, start: number, at: number): Edit[] {
  const base = baseOf(sentence.tokens[at] as Token, 'participle')
  const isBy = lowerAt(sentence, at + 1) === 'by' && !['num', 'verb'].includes(sentence.tokens[at + 2]?.tag ?? '')
  const isAlone = DONE_WITH_PAPERS.test(base)
  if (!isThing(sentence, head, start) || !(DONE_TO_THINGS.test(base) || DONE_BY_FORM.test(base))) return []
  return isBy || (isAlone && hasNoObject(sentence, at)) ? [insertBefore(sentence, at, 'been', 'passive-be')] : []
}

const BEHIND = oneOf(`
  up out off until with as because when if and but well properly carefully directly only using there here into
  like`)

const isThing = ({ tokens }: Sentence, head: number, start: number) =>
  tokens[head]?.tag === 'noun' &&
  !isSomebody(tokens[head]) &&
  !DOERS.test(tokens[head]?.readings.singular ?? tokens[head]?.lower ?? '') &&
  ['det', 'poss', 'num', 'adj', 'noun'].includes(tokens[start]?.tag ?? '')

const DOERS = oneOf(`
  company team government council committee school police court bank factory shop store office group class club
  app machine computer website hotel family city university hospital airline software printer side glue rope
  supplier department union firm agency museum`)

const hasNoObject = (sentence: Sentence, at: number) => {
  const next = sentence.tokens[at + 1]
  return next === undefined || next.tag === 'punct' || FOLLOWS.test(lowerAt(sentence, at + 1))
}
