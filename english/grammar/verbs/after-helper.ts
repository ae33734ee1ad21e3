import { isDoneAfterHave } from '../../sentences/tagging.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { DONE_TO_THINGS } from '../../words/verb-kinds.ts'
import { PAST_ONLY, participleForm, type VerbForm } from '../../words/verbs.ts'
import { DO_FORMS, DO_NOW } from '../../words/word-sets.ts'
import type { Reason } from '../reason.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, removeTokens } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { lacksBe } from './be-after-modal.ts'
import { isAgent, isDoneTo, isThing } from './done-to.ts'
import { type HelperLink, linkAt } from './helper-links.ts'
import { isUnreal } from './unreal.ts'

type Step = (link: HelperLink) => Edit | undefined

const WANTED: Record<string, { form: VerbForm; reason: Reason; helpers: Record<string, string> }> = {
  modal: {
    form: 'base',
    reason: 'modal',
    helpers: { am: 'be', is: 'be', are: 'be', was: 'be', were: 'be', has: 'have', does: 'do', did: 'do' },
  },
  do: { form: 'base', reason: 'do-base', helpers: { has: 'have', had: 'have', does: 'do', did: 'do' } },
  have: {
    form: 'participle',
    reason: 'perfect-form',
    helpers: { be: 'been', am: 'been', is: 'been', are: 'been', was: 'been', were: 'been', did: 'done' },
  },
}

/** "I'd", 'in May', 'having': nothing follows from these. */
const isNoHelper = ({ text, lower }: Token, before: Token | undefined) =>
  /^['’]d$/.test(text) || lower === 'having' || (lower === 'may' && before?.tag === 'prep')

const isVerbish = (token: Token | undefined) => ['verb', 'be', 'have', 'do'].includes(token?.tag ?? '')

/** 'must to go', "don't to go" */
function extraTo({ sentence, helper, verbAt }: HelperLink): Edit | undefined {
  const { tokens } = sentence
  if (tokens[verbAt]?.tag !== 'to' || !isVerbish(tokens[verbAt + 1])) return undefined
  if (helper.tag === 'do' && tokens[verbAt - 1]?.tag !== 'not') return undefined
  // 'do all we can to help'
  const at = tokens.indexOf(helper)
  const all = tokens[at - 2]?.lower === 'that' ? tokens[at - 3] : tokens[at - 2]
  if (tokens[at - 1]?.tag === 'pron' && ALL.test(all?.lower ?? '')) return undefined
  return removeTokens(sentence, verbAt, verbAt + 1, helper.tag === 'do' ? 'do-base' : 'modal')
}

const secondWill: Step = ({ sentence, verbAt }) =>
  lowerAt(sentence, verbAt) === 'will' && sentence.tokens[verbAt]?.tag === 'modal'
    ? removeTokens(sentence, verbAt, verbAt + 1, 'modal')
    : undefined

/** 'The package can picked up here', 'The contract has signed by the director', 'This problem can solve easily' */
const passiveWithoutBe: Step = (link) => {
  const { sentence, subject, verbAt, helper, at } = link
  const verb = sentence.tokens[verbAt]
  const isQuestion = sentence.clauses.find(({ predicate }) => predicate === at)?.opener?.tag === 'wh'
  if (verb?.tag !== 'verb' || !subject || isQuestion) return undefined
  const form = hasForm(verb, 'base') ? 'base' : 'participle'
  const base = baseOf(verb, form)
  if (!hasForm(verb, form) || !isDoneTo(sentence, subject, verbAt, base)) return undefined
  if (helper.tag === 'have' && !isSurePassive(link, base)) return undefined
  if (form === 'participle') return insertBefore(sentence, verbAt, helper.tag === 'have' ? 'been' : 'be', 'passive-be')
  const isNoun =
    DONE_TO_THINGS.test(base) && sentence.tokens[subject.head]?.tag === 'noun' && !isParticle(sentence, verbAt)
  return isNoun && helper.tag === 'modal'
    ? changeWord(sentence, verbAt, `be ${participleForm(base)}`, 'passive-be')
    : undefined
}

/** 'hold up our flight' has an object behind its particle. */
const isParticle = (sentence: HelperLink['sentence'], at: number) =>
  /^(?:up|down|off|out|about|over)$/.test(lowerAt(sentence, at + 1))

const DONE_WITH_PAPERS = oneOf(`
  fill sign approve reject publish announce cancel postpone deliver repair install submit process update
  upload print confirm book schedule`)

/** 'has signed by': behind 'have' the participle is right for whoever does it. */
const isSurePassive = ({ sentence, subject, verbAt }: HelperLink, base: string) =>
  subject !== undefined &&
  sentence.tokens[subject.head]?.tag === 'noun' &&
  (isAgent(sentence, verbAt + 1) || (isThing(sentence, subject) && DONE_WITH_PAPERS.test(base)))

/** 'will is', 'did had', 'has was' */
const helperForm: Step = ({ sentence, helper, verbAt, at }) => {
  const verb = sentence.tokens[verbAt]
  const wanted = WANTED[helper.tag]
  if (!verb || !wanted || !['be', 'have', 'do'].includes(verb.tag)) return undefined
  if (helper.tag === 'do' && verbAt === at + 1 && verb.tag === 'be') return undefined
  // 'All you have is', 'the food that we have is', 'What the island does have is'
  const before = sentence.tokens[at - 1]?.tag ?? ''
  const isOfContactClause =
    (before === 'pron' && isWordOrThat(sentence.tokens[at - 2])) ||
    (['do', 'modal', 'adv'].includes(before) && verb.lower !== 'be')
  if (helper.tag === 'have' && verb.tag === 'be' && verbAt === at + 1 && isOfContactClause) return undefined
  const isDoing =
    helper.tag === 'have' && verb.lower === 'do' && ['det', 'poss'].includes(sentence.tokens[verbAt + 1]?.tag ?? '')
  const right = isDoing ? 'done' : wanted.helpers[verb.lower]
  return right ? changeWord(sentence, verbAt, right, wanted.reason) : undefined
}

const isWordOrThat = (token: Token | undefined) =>
  token !== undefined && (['noun', 'det', 'sub'].includes(token.tag) || ALL.test(token.lower))
const ALL = oneOf('all what everything whatever')

/** 'If I had known, I would bought it' */
const unrealForm: Step = ({ sentence, verbAt }) => {
  const verb = sentence.tokens[verbAt]
  const isPast =
    verb?.tag === 'verb' &&
    (PAST_ONLY.has(verb.lower) || (!hasForm(verb, 'base') && verb.form !== 'ing' && verb.form !== 'third'))
  if (!verb || !isPast || !isUnreal(sentence, verbAt)) return undefined
  return changeWord(sentence, verbAt, `have ${participleForm(baseOf(verb, 'past'))}`, 'conditional-third')
}

/** 'can speaks', "doesn't likes" */
const baseForm: Step = (link) => {
  const { sentence, helper, verbAt, at } = link
  const verb = sentence.tokens[verbAt]
  const reason = WANTED[helper.tag]?.reason
  if (!verb || !reason || (helper.tag === 'do' && isDoingThing(link, verb))) return undefined
  const isNounHere = verb.tag === 'noun' && hasForm(verb, 'ing') && helper.tag === 'modal' && verbAt === at + 1
  if (PAST_ONLY.has(verb.lower)) return changeWord(sentence, verbAt, baseOf(verb, 'past'), reason)
  if ((verb.tag !== 'verb' && !isNounHere) || hasForm(verb, 'base')) return undefined
  return changeWord(sentence, verbAt, baseOf(verb, isNounHere ? 'ing' : verb.form), reason)
}

/** 'We also do printed invitations', 'what I did studying': 'do' is the verb itself. */
function isDoingThing({ sentence: { tokens }, helper, at, verbAt }: HelperLink, verb: Token): boolean {
  const before = tokens[verbAt - 1]?.tag
  if (verb.form === 'ing') return verbAt === at + 1 || (helper.lower === 'did' && before !== 'not' && before !== 'pron')
  if (verbAt !== at + 1 || !DO_FORMS.test(helper.lower)) return false
  if (!hasForm(verb, 'participle') || tokens[at + 2]?.tag !== 'noun') return false
  return (
    !hasForm(verb, 'past') ||
    (DO_NOW.test(helper.lower) && verb.readings.kinds.adj > 2) ||
    ['to', 'modal'].includes(tokens[at - 1]?.tag ?? '') ||
    ['do', 'modal'].includes(tokens[at - 2]?.tag ?? '')
  )
}

/** 'I have working here', not 'I have cooking classes'. */
const lacksBeen: Step = ({ sentence, verbAt }) => {
  const verb = sentence.tokens[verbAt]
  const goesOn = ['adv', 'prep', 'det', 'poss', 'obj'].includes(sentence.tokens[verbAt + 1]?.tag ?? '')
  return verb?.tag === 'verb' && verb.form === 'ing' && goesOn
    ? insertBefore(sentence, verbAt, 'been', 'perfect-form')
    : undefined
}

/** 'have saw', 'has finish' */
const participle: Step = ({ sentence, verbAt, at }) => {
  const verb = sentence.tokens[verbAt]
  if (verb?.lower === 'saw' && verbAt > at + 1) return changeWord(sentence, verbAt, 'seen', 'perfect-form')
  if (verb?.tag !== 'verb' || verb.form === 'ing' || hasForm(verb, 'participle') || verb.readings.degree)
    return undefined
  if (verb.form === 'third' && verb.readings.kinds.noun > 0) return undefined
  if (verb.form === 'base' && verbAt === at + 1 && isRatherNoun(sentence.tokens, verb, verbAt)) return undefined
  return changeWord(sentence, verbAt, participleForm(baseOf(verb, verb.form)), 'perfect-form')
}

const HELD = /^(?:experience|interest|trouble|faith|trust|fun|access|control|influence|doubt|hope|respect)$/

/** 'I have work to do' has a noun, 'I have work here for years' a verb. */
function isRatherNoun(tokens: readonly Token[], verb: Token, at: number): boolean {
  const { noun, adj } = verb.readings.kinds
  const next = tokens[at + 1]
  if (tokens[at - 2]?.tag === 'pron' && tokens[at - 3]?.tag === 'do') return true
  if (isDoneAfterHave(verb, next)) return false
  if (HELD.test(verb.lower)) return true
  if (/^(?:in|here|there|for|as|at|hard|together)$/.test(next?.lower ?? '')) return false
  const goesOn =
    /^(?:with|since)$/.test(next?.lower ?? '') ||
    ['det', 'poss', 'obj', 'pron', 'name', 'noun', 'num'].includes(next?.tag ?? '')
  const isLast = noun < 4 && (!next || next.tag === 'punct') && tokens[at - 2]?.readings.singular !== undefined
  return noun > 5 || ((noun >= 4 || adj >= 4) && !goesOn && !isLast)
}

/** What may be wrong behind each helper, the surest first. */
const STEPS: Partial<Record<Token['tag'], readonly Step[]>> = {
  modal: [lacksBe, extraTo, secondWill, passiveWithoutBe, helperForm, unrealForm, baseForm],
  do: [extraTo, helperForm, baseForm],
  to: [lacksBe],
  have: [passiveWithoutBe, helperForm, lacksBeen, participle],
}

/** 'can speaks', 'must to go', 'did you went', 'has finish', 'The package can picked up', 'You must careful'. */
export const afterHelper: Rule = {
  id: 'after-helper',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const steps = STEPS[token.tag]
      if (!steps || isNoHelper(token, sentence.tokens[at - 1])) return []
      const link = linkAt(sentence, at)
      for (const step of steps) {
        const edit = step(link)
        if (edit) return [edit]
      }
      return []
    }),
}
