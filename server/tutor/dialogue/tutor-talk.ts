import type { Brand } from '../../../domain/brand/brand.ts'
import type { LookUp } from '../../../domain/explainer/look-up.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { TutorAnswer, TutorQuestion } from '../../outside/ai/tutor-model.ts'
import type { Analysis } from '../engine/analysis.ts'
import { answerTurn, isLearningTalk, isPractising } from './answer.ts'
import { toCorrections } from './corrections.ts'
import { decideLead } from './lead.ts'
import { type Memory, recall } from './memory.ts'
import { createLibrary, say } from './school-book.ts'
import type { Turn } from './turn.ts'

type Reply = (text: string, analysis: Analysis, question: TutorQuestion) => Promise<TutorAnswer>

/** Ms Kiky's side of the talk: an analysed message in, the whole answer out, with what is to be remembered. */
export function createTalk(brand: Brand, lookUp: (word: string) => LookUp): Reply {
  const library = createLibrary(brand)
  return async (text, analysis, question) => {
    const memory = recall(question.memory)
    const speaks = languageOf(text, analysis, memory, question.language)
    const book = await library(speaks)
    const turn: Turn = { text, lower: text.toLowerCase(), analysis, memory, book, lookUp }
    const { parts, intent, memory: changed } = answerTurn(turn)
    return {
      text: [...parts, aside(turn, isLearningTalk(intent))].filter(Boolean).join('\n\n'),
      intent,
      corrections: toCorrections(book, analysis.corrections),
      lead: decideLead(intent, text),
      memory: { ...memory, speaks, offer: null, ...changed },
    }
  }
}

/** The visitor's own. A mix is how Indonesians write; an English sentence from one of them is practice. */
function languageOf(text: string, analysis: Analysis, memory: Memory, site: Language): Language {
  const isEnglish = analysis.allEnglish || analysis.written === 'en'
  if (isEnglish) return isPractising(text, analysis, memory) ? (memory.speaks ?? 'en') : 'en'
  return analysis.written === 'unknown' ? (memory.speaks ?? site) : 'id'
}

/** A question about the school is answered first; its English gets one friendly line. */
function aside({ analysis, book }: Turn, isLesson: boolean): string | null {
  const first = analysis.corrections.find(({ findings }) => findings.some(({ rule }) => !rule.startsWith('capital')))
  if (isLesson || !first || !analysis.allEnglish) return null
  return say(book, 'fix.aside', { from: first.original, to: first.corrected })
}
