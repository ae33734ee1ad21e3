import { checkAlone } from '../../content/tutor-check-requests.ts'
import { frameWords } from '../../content/tutor-frame-words.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import type { Reread } from '../analysis.ts'
import type { Entry, Kind } from '../book/entry.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { asksToUse } from '../judged-sentence.ts'
import { isMarked } from '../quoted-part.ts'
import { holding } from '../word-pattern.ts'
import { checkPhrase } from './check-phrase.ts'
import { FAIRLY_RIGHT, fairly, praiseSentence, reasonFor, SURELY_RIGHT, teachCorrections } from './corrections.ts'
import { exerciseAt, waitingFor } from './exercise.ts'
import { showFixes } from './explain-fixes.ts'
import { talkedAbout } from './memory.ts'
import { bare, wordCount } from './phrases.ts'
import { sayFreshly } from './say-freshly.ts'
import { say } from './school-book.ts'
import { teachEntry } from './teach-entry.ts'
import { asIf, type Said, said, type Turn } from './turn.ts'

const CHECK = holding('check')

const SHORTEST_CHECKED = 3
const SHORTEST_SENTENCE = 4
const SHORTEST_CHOICE = 2

/** 'Is this right: …': checks the sentence, whatever it is about. */
export function checkSentence(turn: Turn): Said | null {
  const { analysis } = turn
  if (analysis.quoted === null || !(analysis.isJudged || isToCheck(turn) || isNextSentence(turn))) return null
  if (analysis.corrections.length > 0) return teachCorrections(turn)
  return isKnownQuestion(turn) || isToldOnly(turn) ? null : praiseSentence(turn)
}

/** 'She go home. bener ga kak?', 'udah oke?': the sentence is checked, whatever is open. */
export function checkJudged(turn: Turn): Said | null {
  const { analysis, memory } = turn
  if (analysis.alternatives.length > 1 || isToSay(turn)) return null
  const wanted = asksToUse(turn.text)
  if (wanted) return sayIfUsable(turn, wanted)
  const phrase = analysis.isJudged ? checkPhrase(turn) : null
  if (phrase) return phrase
  const isLine = memory.practice?.kind === 'role-play' && analysis.written === 'en'
  if (analysis.isJudged) return isLine && !isMarked(analysis.quoted ?? '', turn.text) ? null : checkSentence(turn)
  return analysis.judgedBefore && memory.practice?.kind !== 'role-play'
    ? judgeBefore(turn, analysis.judgedBefore)
    : null
}

/** 'Jadi boleh dipakai atau tidak?': she commits to what was talked about last. */
function sayIfUsable(turn: Turn, wanted: 'asks' | 'again'): Said | null {
  const { book, memory } = turn
  const [last] = memory.told
  if (!last || memory.practice?.kind === 'role-play') return null
  const open = memory.told.filter((one) => one.turn === last.turn).slice(0, MOST_USED)
  const sure = Math.min(...open.map((one) => one.sure))
  const isMended = open.some(({ original, line }) => original !== '' && bare(original) !== bare(line))
  const key =
    wanted === 'again' ? 'use.whole' : isMended ? 'use.better' : sure >= FAIRLY_RIGHT ? 'use.yes' : 'use.perhaps'
  const lines = `**${open.map(({ line }) => line).join(' ')}**`
  return said('grammar', [say(book, key, { lines })], { last: memory.last, told: memory.told, invited: 'sentence' })
}

const MOST_USED = 4

/** 'You say it is correct. Please just translate: saya bisa memasak.' */
const isToSay = ({ analysis: { quoted, translation } }: Turn): boolean =>
  translation?.said?.to === 'en' && quoted?.includes(translation.sentence) === true

/** What was said of it before is not said in the same words again. */
function judgeBefore(turn: Turn, { text, analysis }: Reread): Said | null {
  const { book, memory } = turn
  const isSentence =
    analysis.quotedIn === 'en' ? wordCount(analysis.quoted ?? '') >= SHORTEST_CHECKED : analysis.allEnglish
  if (!isSentence || !analysis.isClause) return null
  if (analysis.corrections.length > 0)
    return (
      (memory.last?.kind === 'reason' && showFixes(asIf(turn, ''), memory)) ||
      teachCorrections({ ...turn, text, analysis })
    )
  const sentence = (analysis.quoted ?? text).trim()
  const fresh = analysis.sureRight >= SURELY_RIGHT ? null : sayFreshly(turn, fairly(analysis.sureRight, true))
  const line = fresh?.line ?? say(book, 'check.before.right', { sentence })
  return said('grammar', [line], { last: memory.last, invited: 'sentence', ...(fresh && { facts: fresh.facts }) })
}

/** An English sentence beside a word that asks to check it. */
export function isToCheck({ analysis: { quoted, englishSentences, corrections }, text }: Turn): boolean {
  if (quoted === null || wordCount(quoted) < SHORTEST_CHECKED || englishSentences === 0) return false
  const around = text.replace(quoted, ' ')
  return CHECK.test(around) || (corrections.length > 0 && BLAMED.test(around))
}

/** 'Kok “…” disalahkan', 'my boss laughed when I wrote “…”' */
const BLAMED = holding('blamed')

const readAlone = createFrames(checkAlone, frameWords)
const LONGEST_ALONE = 12

/** 'Can you check my grammar?' is asked for what shall be checked. */
export function askForSentence({ analysis, book, text }: Turn): Said | null {
  const words = bare(text).split(' ')
  if (analysis.quoted !== null || words.length > LONGEST_ALONE || readAlone(words).length === 0) return null
  return { ...said('grammar', [say(book, 'check.send')], { invited: 'sentence' }), neverAsks: true }
}

/** Nothing is wrong with the words by themselves, but the book has something about them. */
const isKnownQuestion = ({ analysis, text }: Turn): boolean =>
  !analysis.isJudged &&
  !REQUESTS.test(text) &&
  !/[.!?]$/.test(analysis.quoted ?? '') &&
  (analysis.found[0]?.probability ?? 0) > KNOWN

const REQUESTS = /\b(?:check|correct|fix|proofread|cek|koreksi\w*|periksa|benerin|betulin|perbaiki)\b/i

const KNOWN = 0.4

/** 'A guest says “…”, what shall I answer?': nobody asks whether that is right. */
function isToldOnly({ analysis: { isJudged, acts, quoted }, text, memory }: Turn): boolean {
  if (isJudged) return false
  const isHers = memory.told.some(({ line }) => bare(line) === bare(quoted ?? ''))
  const others = (acts.reply ?? 0) + (acts.meaning ?? 0) + (acts['to-english'] ?? 0)
  return isHers || asksWhatToSay(text) !== null || ((acts.check ?? 0) < HARDLY && others > HARDLY)
}

const HARDLY = 0.3

/** 'And what about: …' after a correction, or a whole sentence that has mistakes. */
function isNextSentence({ analysis, memory, text }: Turn): boolean {
  const isSentence = wordCount(analysis.quoted ?? '') >= SHORTEST_SENTENCE && analysis.englishSentences > 0
  const isColon = /:\s*\S/.test(text)
  return isSentence && isColon && (analysis.corrections.length > 0 || memory.last?.kind === 'reason')
}

/** 'Is it A or B?': the one without mistakes, and what is wrong with the other. */
export function chooseBetween(turn: Turn): Said | null {
  const { book } = turn
  const { alternatives } = turn.analysis
  const [wrong] = alternatives.filter(({ corrections }) => corrections.length > 0)
  const right = alternatives.find(({ corrections }) => corrections.length === 0)
  if (alternatives.length < 2 || alternatives.some(({ text }) => wordCount(text) < SHORTEST_CHOICE)) return null
  if (!wrong && alternatives.some(({ text }) => wordCount(text) < SHORTEST_CHECKED)) return null
  const finding = wrong?.corrections[0]?.findings[0]
  if (!wrong || !finding) return tellDifference(turn)
  const { key, text: reason } = reasonFor(book, finding)
  const better = right?.text ?? wrong.corrections[0]?.corrected ?? ''
  const exercise = turn.memory.practice ? null : exerciseAt(key, 0)
  return said(
    'grammar',
    [
      say(book, right ? 'either.one' : 'either.none', { better, reason }),
      exercise && say(book, 'exercise.try', { gap: exercise.gap }),
    ],
    { last: talkedAbout('reason', key), ...waitingFor(exercise) },
  )
}

/** Nothing is wrong with either: what the book has on the two, or that she is not sure. */
function tellDifference(turn: Turn): Said {
  const { analysis, teaching, book } = turn
  const sides = analysis.alternatives.map(({ text }) => new Set(bare(text).split(' ')))
  const entry = analysis.found
    .filter(({ probability }) => probability > KNOWN)
    .map(({ name }) => teaching.entry(name))
    .find((one) => one && isOnDifference(one, sides))
  if (!entry) return said('grammar', [say(book, 'either.unsure')])
  const told = teachEntry(turn, entry)
  return { ...told, parts: [say(book, 'either.differ'), ...told.parts] }
}

const EXPLAINS: ReadonlySet<Kind> = new Set<Kind>(['grammar', 'pairs'])

/** The words that it is about stand in neither sentence or, different ones, in each. */
function isOnDifference({ kind, items }: Entry, sides: readonly ReadonlySet<string>[]): boolean {
  const words = items.map((item) => bare(item).split(' ')[0] ?? '')
  const isShared = words.some((word) => sides.every((side) => side.has(word)))
  const named = sides.filter((side) => words.some((word) => side.has(word)))
  return EXPLAINS.has(kind) && !isShared && named.length !== 1
}
