import type { CorrectedSentence } from '../../english/grammar/correct.ts'
import { fixesIn, isTrifle, reasonFor, uniqueReasons } from '../dialogue/corrections.ts'
import { examinerAsks } from '../dialogue/exam-tasks.ts'
import { countIn, remember, talkedAbout } from '../dialogue/memory.ts'
import { type Book, say } from '../dialogue/school-book.ts'
import { list } from '../dialogue/teach-entry.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { annotate } from './annotate.ts'
import { paragraphsOf, readText, type TextReading } from './read-text.ts'
import { outlineOf, remarksOn } from './remarks.ts'
import { markedText, shownChange } from './shown-changes.ts'

const MIN_WORDS = 45
const MIN_SENTENCES = 4
/** A text sent to be checked; shorter if it is built like an e-mail. */
export const isEssay = ({ text, analysis }: Pick<Turn, 'text' | 'analysis'>): boolean => {
  const words = text.trim().split(/\s+/).length
  const isEnglish = analysis.englishSentences >= MIN_SENTENCES && analysis.written !== 'id'
  const isLaidOut = paragraphsOf(text).length > 1 && analysis.englishSentences > 1 && words >= MIN_WORDS / 2
  return (isEnglish && words >= MIN_WORDS) || (isLaidOut && analysis.written === 'en')
}

/**
 * Everything sure about a longer text: what is good, each correction with its reason once, structure, the text with its
 * changes, one thing to practise.
 */
export function reviewEssay(turn: Turn): Said {
  const { book, analysis, memory, text } = turn
  const reading = readText(text)
  const corrections = analysis.corrections.filter(({ findings }) => !findings.every(isTrifle))
  const reasons = uniqueReasons(
    book,
    corrections.flatMap(({ findings }) => findings.filter((one) => !isTrifle(one))),
  )
  const { good: signs, missing } = remarksOn(book, reading)
  const good = [...praise(book, analysis.englishSentences, corrections), ...signs]
  const [first] = byCount(book, corrections)
  const parts = [
    counted(book, reading),
    list(say(book, 'essay.good'), good),
    fixes(book, corrections),
    structure(book, reading, missing),
    corrections.length > 0 ? `${say(book, 'essay.text')}\n${markedText(reading.text, corrections)}` : null,
    examinerAsks(turn),
    first ? say(book, 'essay.next', { reason: first.text }) : say(book, 'essay.next.none'),
  ]
  return {
    ...said('grammar', parts, {
      reasons: remember(memory.reasons, ...reasons.map(({ key }) => key)),
      mistakes: countIn(memory.mistakes, ...reasons.map(({ key }) => key)),
      corrected: memory.corrected + corrections.length,
      fixes: fixesIn(book, corrections),
      ...(first && { last: talkedAbout('reason', first.key) }),
    }),
    neverAsks: true,
    showsAll: true,
    review: {
      ...annotate(book, reading.text, corrections),
      good,
      outline: outlineOf(reading),
      advice: missing,
      next: first?.text ?? say(book, 'essay.next.none'),
    },
  }
}

function counted(book: Book, { words, paragraphs }: TextReading): string {
  const count = paragraphs.length
  return say(book, count === 1 ? 'essay.count.one' : 'essay.count', { words, paragraphs: count })
}

function praise(book: Book, sentences: number, corrections: readonly CorrectedSentence[]): string[] {
  const clean = sentences - corrections.length
  return clean * 2 > sentences ? [say(book, 'essay.good.clean', { clean, sentences })] : []
}

function fixes(book: Book, corrections: readonly CorrectedSentence[]): string {
  if (corrections.length === 0) return `${say(book, 'essay.fixes')}\n- ${say(book, 'essay.fixes.none')}`
  const told = new Map<string, { reason: string; changes: string[] }>()
  for (const sentence of corrections)
    for (const finding of sentence.findings) {
      if (isTrifle(finding)) continue
      const { key, text } = reasonFor(book, finding)
      const { reason, changes } = told.get(key) ?? { reason: text, changes: [] }
      told.set(key, { reason, changes: [...changes, shownChange(sentence, finding)] })
    }
  const lines = [...told.values()].map(({ reason, changes }) => `- ${[...new Set(changes)].join('; ')}. ${reason}`)
  return [say(book, 'essay.fixes'), ...lines].join('\n')
}

const structure = (book: Book, { kind }: TextReading, missing: readonly string[]): string | null =>
  kind === 'other' && missing.length === 0
    ? null
    : list(say(book, 'essay.structure'), missing.length > 0 ? missing : [say(book, 'essay.structure.fine')])

/** The reasons of the corrections, most frequent first. */
function byCount(book: Book, corrections: readonly CorrectedSentence[]) {
  const counts = new Map<string, { key: string; text: string; count: number }>()
  for (const finding of corrections.flatMap(({ findings }) => findings)) {
    if (isTrifle(finding)) continue
    const [reason] = uniqueReasons(book, [finding])
    if (!reason) continue
    const before = counts.get(reason.key)
    counts.set(reason.key, { ...reason, count: (before?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((left, right) => right.count - left.count)
}
