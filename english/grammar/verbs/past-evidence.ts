import { oneOf } from '../../words/one-of.ts'
import { EVENT, JUST_DONE, LASTING, THINKING } from '../../words/verb-kinds.ts'
import type { Reason } from '../reason.ts'
import { lowerAt } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'
import { isReported } from './reported.ts'
import { HABIT, NOW_OR_ALWAYS, sharesPastTime } from './time-words.ts'
import { hasPassed, isBesideMoment, isThen, isTold, isToldBeside } from './told-beside.ts'
import { type VerbView, verbViews } from './verb-view.ts'

/** What says that a verb stands in the past, and of which verbs it says so. */
interface Evidence {
  reason: Reason
  holds(view: VerbView): boolean
  takes(view: VerbView): boolean
}

const ENDS: ReadonlySet<string> = new Set(['sub', 'and', 'wh', 'punct'])

function isJoinedEvent({ token, base, sentence, verb }: VerbView): boolean {
  if (token.tag === 'be' || token.tag === 'have') return false
  const { tokens, text } = sentence
  const end = tokens.findIndex(({ tag }, at) => at > verb.at && ENDS.has(tag))
  const rest = text.slice(tokens[verb.at - 2]?.end, tokens[end]?.start)
  return !hasForm(token, 'past') && base !== 'be' && !NOW_OR_ALWAYS.test(rest)
}

/** 'was founded in 1987 and employs fifty people': what was done once may go on as it is now. */
function followsPast({ sentence: { tokens }, verb, token, base }: VerbView): boolean {
  const isDone = tokens[verb.first?.at ?? -1]?.tag === 'be' && token.form === 'third' && !EVENT.test(base)
  return verb.first?.tense === 'past' && !isDone
}

const isJoinedByPast = ({ sentence, verb, own }: VerbView) =>
  !HABIT.test(own) && verbViews(sentence).some((one) => one.verb.first === verb && one.verb.tense === 'past')

const HAS_PAST = oneOf('can must')

/** 'I think (that) he came yesterday': the time belongs to the other clause. */
function isThought({ sentence, verb, base, after, token }: VerbView): boolean {
  const next = sentence.tokens[verb.at + 1]
  if (token.tag === 'modal') return !HAS_PAST.test(token.lower)
  if (/^(?:remember|regret|recall|miss)$/.test(base) && next?.form === 'ing') return true
  const introduces =
    next?.tag === 'wh' ||
    (after !== undefined &&
      !/^(?:when|because|and|but|so|,|after|before|while|although)$/.test(after.opener?.lower ?? ''))
  return introduces && THINKING.test(base) && token.tag === 'verb'
}

const LASTED = /\b(?:have|has|haven't|hasn't|been|'ve)\b|\bit(?:'s| is) [^,]* since\b/i
const LASTED_BE = /\b(?:have|has|'ve|know|live|like|love|work|study|learn|play|friends)\b/i

const isBeginning = ({ opener, token, sentence: { text } }: VerbView) =>
  opener === 'since' && (token.tag === 'be' ? LASTED_BE : LASTED).test(text)

function isBegun({ token, base, sentence }: VerbView): boolean {
  if (token.tag === 'be')
    return /^ (?:still )?(?:a|an|in|at|young|little|small|\w+ years|on)\b/i.test(sentence.text.slice(token.end))
  return token.tag === 'verb' && !LASTING.test(base)
}

const isJustNow = ({ sentence, verb: { at, clause } }: VerbView) =>
  lowerAt(sentence, at - 1) === 'just' && clause.adverbs < at && !HABIT.test(sentence.text)

const AS_CHILD = new RegExp(
  `^ (?:still )?(?:${[
    'an? (?:child|kid|little|teenager|baby)',
    '(?:\\w+|\\d+) years? old',
    'in (?:elementary|primary|junior|senior|high|kindergarten)',
  ].join('|')})\\b`,
  'i',
)

const isChildhood = ({ opener, token, sentence: { text } }: VerbView) =>
  opener === 'when' && AS_CHILD.test(text.slice(token.end)) && !HABIT.test(text)

/** 'One day a man come to the gate': so a story begins. */
const beginsStory = ({ sentence: { text, clauses }, verb: { clause } }: VerbView) =>
  /^one (?:day|night|morning|evening|afternoon)\b/i.test(text) && clause === clauses[0] && !HABIT.test(text)

const isRemembered = ({ sentence: { text, tokens }, verb: { subject } }: VerbView) =>
  /\b(?:remembers? (?:the (?:day|time) )?when|the last time) $/i.test(text.slice(0, tokens[subject.start]?.start))

const isEventForm = ({ token, base, sentence, verb }: VerbView) =>
  token.tag === 'verb' && !(base === 'come' && lowerAt(sentence, verb.at + 1) === 'from')

const KEPT = oneOf('love think believe hope mean live come speak')

/** What was only said may still be so: 'He said that he is Japanese'. */
function isStepBack({ token, base, sentence, verb }: VerbView): boolean {
  const next = sentence.tokens[verb.at + 1]
  if (token.tag === 'modal') return false
  if (token.tag === 'have') return next?.tag !== 'to'
  if (token.tag !== 'be') return token.tag === 'do' || !KEPT.test(base)
  const said = sentence.text.slice(0, sentence.tokens[verb.subject.start]?.start)
  return (
    !/\b(?:said|told \w+(?: \w+)?|(?:didn't|did not) know)(?: that)? $/i.test(said) ||
    next?.lower === 'going' ||
    next?.form === 'participle'
  )
}

/** The first that holds and takes the verb decides. */
const EVIDENCE: readonly Evidence[] = [
  // 'He fell and break his arm'
  { reason: 'past-and', holds: followsPast, takes: isJoinedEvent },
  // 'He fall and broke his arm'
  { reason: 'past-and', holds: isJoinedByPast, takes: (view) => isJoinedEvent(view) && EVENT.test(view.base) },
  // 'I go to Bali last week'
  { reason: 'past-time', holds: sharesPastTime, takes: (view) => !isThought(view) },
  // 'I have known him since I am a child', 'since I move here'
  { reason: 'past-time', holds: isBeginning, takes: isBegun },
  // 'I just wake up'
  { reason: 'past-sequence', holds: isJustNow, takes: ({ base }) => JUST_DONE.test(base) },
  // 'My father taught me when I am nine years old'
  { reason: 'past-time', holds: isChildhood, takes: ({ token }) => token.tag === 'be' },
  // 'One day a man come to the gate'
  { reason: 'past-sequence', holds: beginsStory, takes: (view) => isEventForm(view) && EVENT.test(view.base) },
  // 'I remember when my father teach me', 'The last time I see her was in May'
  { reason: 'past-time', holds: isRemembered, takes: isEventForm },
  // 'He asked whether I want to join'
  { reason: 'reported', holds: isReported, takes: isStepBack },
  // 'I was cooking when my sister call me', 'She cried because her cat die', 'I forgot my umbrella, so I get wet'
  { reason: 'past-sequence', holds: isToldBeside, takes: isTold },
  // 'After she ate, she goes out', 'It is raining when I arrived'
  { reason: 'past-sequence', holds: isBesideMoment, takes: isThen },
  // 'She did not come because she is sick'
  { reason: 'past-time', holds: isToldBeside, takes: hasPassed },
]

/** Why this verb should stand in the past; nothing if it need not. */
export function pastReason(view: VerbView): Reason | undefined {
  if (view.verb.tense !== 'present') return undefined
  const evidence = view.verb.first ? EVIDENCE.slice(0, 1) : EVIDENCE
  return evidence.find(({ holds, takes }) => takes(view) && holds(view))?.reason
}
