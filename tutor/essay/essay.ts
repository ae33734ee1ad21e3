import type { InBoth } from '../../domain/chat/essay-contract.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import { fixesIn, reasonInBoth, uniqueReasons } from '../dialogue/corrections.ts'
import { examinerAsks, hasOpenTask2 } from '../dialogue/exam-tasks.ts'
import { countIn, remember, talkedAbout } from '../dialogue/memory.ts'
import { list } from '../dialogue/teach-entry.ts'
import { isTrifle } from '../dialogue/trifle.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { annotate } from './annotate.ts'
import { factOf } from './ask-of-text.ts'
import { inBoth } from './in-both.ts'
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
  const { language } = book
  const reading = readText(text, hasOpenTask2(turn))
  const corrections = analysis.corrections.filter(({ findings }) => !findings.every(isTrifle))
  const reasons = uniqueReasons(
    book,
    corrections.flatMap(({ findings }) => findings.filter((one) => !isTrifle(one))),
  )
  const { good: signs, missing } = remarksOn(reading)
  const good = [...praise(analysis.englishSentences, corrections), ...signs]
  const [first] = byCount(corrections)
  const told = (all: readonly InBoth[]) => all.map((one) => one[language])
  const next = first ? inBoth('essay.next', { reason: first.text[language] }) : inBoth('essay.next.none')
  const parts = [
    counted(reading)[language],
    list(inBoth('essay.good')[language], told(good)),
    fixes(language, corrections),
    structure(language, reading, told(missing)),
    corrections.length > 0 ? `${inBoth('essay.text')[language]}\n${markedText(reading.text, corrections)}` : null,
    examinerAsks(turn),
    next[language],
  ]
  return {
    ...said('grammar', parts, {
      facts: remember(memory.facts, factOf(reading, memory)),
      reasons: remember(memory.reasons, ...reasons.map(({ key }) => key)),
      mistakes: countIn(memory.mistakes, ...reasons.map(({ key }) => key)),
      corrected: memory.corrected + corrections.length,
      fixes: fixesIn(book, corrections),
      ...(first && { last: talkedAbout('reason', first.key) }),
    }),
    neverAsks: true,
    showsAll: true,
    review: {
      ...annotate(reading.text, corrections),
      good,
      outline: outlineOf(reading),
      advice: missing,
      next: first?.text ?? inBoth('essay.next.none'),
    },
  }
}

function counted({ words, paragraphs }: TextReading): InBoth {
  const count = paragraphs.length
  return inBoth(count === 1 ? 'essay.count.one' : 'essay.count', { words, paragraphs: count })
}

function praise(sentences: number, corrections: readonly CorrectedSentence[]): InBoth[] {
  const clean = sentences - corrections.length
  return clean * 2 > sentences ? [inBoth('essay.good.clean', { clean, sentences })] : []
}

function fixes(language: Language, corrections: readonly CorrectedSentence[]): string {
  const title = inBoth('essay.fixes')[language]
  if (corrections.length === 0) return `${title}\n- ${inBoth('essay.fixes.none')[language]}`
  const told = new Map<string, { reason: string; changes: string[] }>()
  for (const sentence of corrections)
    for (const finding of sentence.findings) {
      if (isTrifle(finding)) continue
      const { key, text } = reasonInBoth(finding)
      const { reason, changes } = told.get(key) ?? { reason: text[language], changes: [] }
      told.set(key, { reason, changes: [...changes, shownChange(sentence, finding)] })
    }
  const lines = [...told.values()].map(({ reason, changes }) => `- ${[...new Set(changes)].join('; ')}. ${reason}`)
  return [title, ...lines].join('\n')
}

const structure = (language: Language, { kind }: TextReading, missing: readonly string[]): string | null =>
  kind === 'other' && missing.length === 0
    ? null
    : list(
        inBoth('essay.structure')[language],
        missing.length > 0 ? missing : [inBoth('essay.structure.fine')[language]],
      )

/** The reasons of the corrections, most frequent first. */
function byCount(corrections: readonly CorrectedSentence[]): ReturnType<typeof reasonInBoth>[] {
  const findings = corrections.flatMap((one) => one.findings).filter((finding) => !isTrifle(finding))
  const groups = [...Map.groupBy(findings, ({ rule }) => rule).values()]
  return groups.sort((left, right) => right.length - left.length).map(([first]) => reasonInBoth(first as Finding))
}
