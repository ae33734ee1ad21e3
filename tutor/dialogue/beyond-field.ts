import { languageWords, requestWords } from '../../content/tutor-limits.ts'
import type { Kind } from '../book/entry.ts'
import { asksAnything } from '../find/asked.ts'
import { speaksOf } from '../intents/evidence.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { isNameless, opensAsFollowUp } from './follow-up-words.ts'
import { holdsOneOf } from './phrases.ts'
import { askedDetail } from './school-details.ts'
import { answerOffTopic } from './small-talk.ts'
import type { Said, Turn } from './turn.ts'
import { asksSomething, tellsOnly } from './understood.ts'

/** How sure the classifier must be, and how sure the book, kind by kind, that it has an answer all the same. */
const BEYOND = 0.8
const IN_BOOK: Record<Kind, number> = { exams: 0.4, care: 0.5, situations: 0.75, grammar: 0.75, pairs: 0.75 }

/** 'Kenapa langit biru', 'rekomendasi HP dong': neither English nor the school. The nearest entry would be no answer. */
export function declineBeyond(turn: Turn): Said | null {
  const { analysis, memory, text } = turn
  const { guess, quoted, translation } = analysis
  if (guess.intent !== 'off_topic' || guess.confidence < BEYOND || memory.practice) return null
  if (quoted !== null || translation !== null || tellsOnly(turn) || asksWhatToSay(text) !== null) return null
  if (!isRequest(text) || holdsOneOf(text, languageWords) || askedDetail(text)) return null
  if (speaksOf(text, 'grammar') || speaksOf(text, 'exam_prep') || isInBook(turn)) return null
  return memory.last !== null && (opensAsFollowUp(text) || isNameless(text)) ? null : answerOffTopic(turn)
}

const isRequest = (text: string): boolean => asksAnything(text) || asksSomething(text) || holdsOneOf(text, requestWords)

function isInBook({ analysis: { found }, teaching }: Turn): boolean {
  const [best] = found
  const kind = best && teaching.kindOf(best.name)
  return kind !== undefined && best !== undefined && best.probability >= IN_BOOK[kind]
}
