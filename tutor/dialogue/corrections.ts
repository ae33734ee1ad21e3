import type { Correction } from '../../domain/chat/correction.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { reasons as inEnglish } from '../../english/grammar/reasons/en.ts'
import { reasons as inIndonesian } from '../../english/grammar/reasons/id.ts'
import { changesAsCards, isInParts, tellChanges } from './correct-in-parts.ts'
import { nextExercise, waitingFor } from './exercise.ts'
import { followQuestion } from './follow-question.ts'
import { countIn, type Fix, type Last, type Memory, remember, talkedAbout } from './memory.ts'
import { notUnderstood } from './not-understood.ts'
import { openEntry } from './open-entry.ts'
import { bare, holdsOneOf } from './phrases.ts'
import { sayFreshly } from './say-freshly.ts'
import { type Book, fill, say } from './school-book.ts'
import { isTrifle } from './trifle.ts'
import { type Said, said, type Turn, vary } from './turn.ts'

const CHALLENGES = ['challenge.past', 'challenge.because', 'challenge.compare', 'challenge.question'] as const
const PRAISES = ['fix.none', 'fix.none.all', 'fix.none.well'] as const
const MAX_SHOWN = 3

type ReasonBook = Pick<Book, 'language' | 'reasons'>
const INDONESIAN: ReasonBook = { language: 'id', reasons: inIndonesian }
const ENGLISH: ReasonBook = { language: 'en', reasons: inEnglish }

export const reasonFor = (book: ReasonBook, finding: Finding): { key: Reason; text: string } => {
  const { rule: key, to, from } = finding
  return { key, text: fill(book.reasons[key], { to: withoutComma(to), from }) }
}

/** A word that is told by itself does not end as in its sentence. */
const withoutComma = (text: string): string => text.replace(/,$/, '')

export const reasonInBoth = (finding: Finding): { key: Reason; text: Record<Language, string> } => {
  const { key, text: id } = reasonFor(INDONESIAN, finding)
  return { key, text: { id, en: reasonFor(ENGLISH, finding).text } }
}

/** For the answer's `corrections`: one per sentence, with all its reasons, or one per change where the rest is not sure. */
export function toCorrections(book: Book, analysis: Turn['analysis']): Correction[] {
  const explained = (findings: readonly Finding[]) => ({
    explanation: uniqueReasons(book, findings)
      .map(({ text }) => text.replaceAll('**', ''))
      .join(' '),
    reasons: reasonsInBoth(findings),
  })
  const inParts = isInParts(analysis)
  return analysis.corrections.flatMap((sentence) =>
    inParts && !isAsked(sentence)
      ? changesAsCards(sentence, explained)
      : {
          original: sentence.original,
          corrected: sentence.corrected,
          ...explained(sentence.findings),
          ...(isAsked(sentence) && { isAsked: true as const }),
        },
  )
}

function reasonsInBoth(findings: readonly Finding[]): Record<Language, string>[] {
  const english = uniqueReasons(ENGLISH, findings)
  return uniqueReasons(INDONESIAN, findings).map(({ text }, at) => ({ id: text, en: english[at]?.text ?? text }))
}

/** Nothing in it is sure: she asks whether that was meant. */
const isAsked = ({ findings }: CorrectedSentence): boolean => findings.every((finding) => finding.isAsked)

const weightOf = (finding: Finding): number => (isTrifle(finding) ? 0 : 1)

/** The reasons, each once, most important first. */
export function uniqueReasons(book: ReasonBook, findings: readonly Finding[]): { key: Reason; text: string }[] {
  const found = new Map<Reason, string>()
  for (const finding of [...findings].sort((left, right) => weightOf(right) - weightOf(left))) {
    const { key, text } = reasonFor(book, finding)
    if (!found.has(key)) found.set(key, text)
  }
  return [...found].map(([key, text]) => ({ key, text }))
}

/** The learner's sentence, the better one, the reason, then an exercise. */
export function teachCorrections(turn: Turn): Said {
  const { book, analysis, memory } = turn
  const shown = analysis.corrections.slice(0, MAX_SHOWN)
  const reasons = uniqueReasons(
    book,
    shown.flatMap(({ findings }) => findings),
  )
  if (shown.every(isAsked)) return askIfMeant(turn, shown, reasons)
  const [first] = reasons
  const inParts = isInParts(analysis) ? tellChanges(turn, shown, (one) => reasonFor(book, one).text) : null
  const exercise = first && !inParts ? nextExercise(turn, first.key) : null
  return said(
    'grammar',
    inParts?.parts ?? [
      titleOf(turn, reasons.length),
      ...shown.map((sentence) => shownSentence(book, sentence)),
      whyList(book, reasons, memory.reasons),
      exercise && say(book, 'exercise.try', { gap: exercise.gap }),
    ],
    {
      ...(inParts && { facts: inParts.facts }),
      reasons: remember(memory.reasons, ...reasons.map(({ key }) => key)),
      mistakes: countIn(memory.mistakes, ...reasons.map(({ key }) => key)),
      corrected: memory.corrected + shown.length,
      fixes: fixesIn(book, shown),
      ...(first && { last: aboutFix(turn, first.key, shown[0]?.findings[0]?.to) }),
      ...waitingFor(exercise),
    },
  )
}

/** From here on she says that a sentence in which nothing is left to mend is right. */
export const SURELY_RIGHT = 0.65
/** From here on that it can be used: long sentences are seldom surer. */
export const FAIRLY_RIGHT = 0.4

const isSureOfRest = ({ analysis }: Turn): boolean => analysis.sureRight >= SURELY_RIGHT

function titleOf(turn: Turn, count: number): string {
  if (count > 1) return say(turn.book, 'fix.title.more', { count })
  return say(turn.book, isSureOfRest(turn) ? 'fix.title' : 'fix.title.some')
}

/** What is only likely counts as no mistake. */
function askIfMeant(turn: Turn, shown: readonly CorrectedSentence[], reasons: { key: Reason; text: string }[]): Said {
  const { book, memory } = turn
  return said(
    'grammar',
    [
      say(book, 'fix.title.asked'),
      ...shown.map((sentence) => shownSentence(book, sentence)),
      whyList(book, reasons, memory.reasons),
    ],
    { fixes: fixesIn(book, shown), ...(reasons[0] && { last: aboutFix(turn, reasons[0].key) }) },
  )
}

/** A sentence with the words of the open entry is practice on it, and leaves it open. */
function aboutFix(turn: Turn, reason: string, to = ''): Last {
  const entry = openEntry(turn)
  const isPractised = entry !== undefined && holdsOneOf(turn.text, entry.items.map(bare))
  return { ...talkedAbout('reason', reason, 0, to), ...(isPractised && { entry: entry.name }) }
}

const MAX_FIXES = 12
const LONGEST_FIX = 80

/** What was changed and why, to be asked about later. */
export const fixesIn = (book: Book, sentences: readonly CorrectedSentence[]): Memory['fixes'] =>
  sentences
    .flatMap(({ findings }) => findings)
    .filter(({ from, to }) => from.length <= LONGEST_FIX && to.length <= LONGEST_FIX)
    .map((finding) => ({ from: finding.from, to: finding.to, reason: reasonFor(book, finding).key }))
    .reduce<Fix[]>(joined, [])
    .slice(0, MAX_FIXES)

/** What changes the words of an earlier change is one with it: 'very → am very', then 'am → was'. */
function joined(fixes: Fix[], next: Fix): Fix[] {
  const at = fixes.findIndex(({ to }) => next.from !== '' && ` ${to} `.includes(` ${next.from} `))
  const changed = (to: string) => ` ${to} `.replace(` ${next.from} `, () => ` ${next.to} `).trim()
  return at < 0 ? [...fixes, next] : fixes.map((fix, place) => (place === at ? { ...fix, to: changed(fix.to) } : fix))
}

const shownSentence = (book: Book, { original, corrected }: CorrectedSentence): string =>
  `- ${say(book, 'fix.yours')}: ${original}\n- ${say(book, 'fix.better')}: **${corrected}**`

function whyList(book: Book, reasons: { key: Reason; text: string }[], known: readonly string[]): string {
  const [only, ...more] = reasons
  if (only && more.length === 0) {
    return known.includes(only.key)
      ? say(book, 'fix.again', { reason: only.text })
      : `${say(book, 'fix.why')}: ${only.text}`
  }
  return `${say(book, 'fix.why')}:\n${reasons.map(({ text }) => `- ${text}`).join('\n')}`
}

/** Praised from here on where that is asked: below it as many wrong sentences as right ones have nothing that is found. */
const PRAISED = 0.8

/** Praises a correct sentence and invites a harder one; where she cannot be sure, she says so and goes on with it. */
export function praiseSentence(turn: Turn): Said {
  if (asksForPractice(turn)) return notUnderstood(turn)
  return turn.analysis.sureRight >= (isAskedToCheck(turn) ? PRAISED : SURELY_RIGHT) ? praise(turn) : goOnUnsure(turn)
}

/** 'Ask me a question, then check my grammar' has nothing to be praised yet. */
const asksForPractice = ({ analysis: { acts } }: Turn): boolean => (acts.exercise ?? 0) + (acts.scene ?? 0) >= PLAINLY

const PLAINLY = 0.7

function goOnUnsure(turn: Turn): Said {
  const { book, analysis } = turn
  const isAsked = isAskedToCheck(turn)
  const question = isAsked ? null : followQuestion(checkedIn(turn))
  const { line, facts } = sayFreshly(turn, fairly(analysis.sureRight, isAsked))
  return said('grammar', [line, question && say(book, 'fix.none.on', { question })], { invited: 'sentence', facts })
}

/** How it is said that nothing was found. */
export function fairly(sureRight: number, isAsked: boolean): string {
  if (sureRight >= SURELY_RIGHT) return 'none.fair'
  return isAsked && sureRight >= FAIRLY_RIGHT ? 'none.likely' : 'none.unsure'
}

function praise(turn: Turn): Said {
  const { book } = turn
  const isQuestion = /\?\s*$/.test(turn.text)
  const challenge = vary(
    turn,
    CHALLENGES.filter((one) => !isQuestion || one !== 'challenge.question'),
  )
  return {
    ...said(
      'grammar',
      [say(book, vary(turn, PRAISES)), say(book, 'fix.none.more', { challenge: say(book, challenge) })],
      { invited: challenge === 'challenge.question' ? 'question' : 'sentence' },
    ),
    right: checkedIn(turn),
  }
}

const isAskedToCheck = ({ analysis }: Turn): boolean => analysis.isJudged || analysis.quoted !== null

/** The sentence itself, without what asks to check it. */
const checkedIn = ({ analysis, text }: Turn): string => (analysis.quoted ?? text).trim()
