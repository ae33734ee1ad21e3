import type { Brand } from '../../../domain/brand/brand.ts'
import { isLearning } from '../../../domain/chat/chat-mode.ts'
import type { Intent } from '../../../domain/chat/intents.ts'
import type { LookUp } from '../../../domain/explainer/look-up.ts'
import type { TutorAnswer, TutorQuestion } from '../../outside/ai/tutor-model.ts'
import type { Analysis } from '../engine/analysis.ts'
import { answerTurn } from './answer.ts'
import { toCorrections } from './corrections.ts'
import { languageOf } from './language-of.ts'
import { decideLead } from './lead.ts'
import { type Memory, recall } from './memory.ts'
import { wordCount } from './phrases.ts'
import { createLibrary, say } from './school-book.ts'
import type { Said, Turn } from './turn.ts'
import { isPractising } from './understood.ts'

/** A message, and what the language engine says of it. */
export interface Heard {
  text: string
  analysis: Analysis
  alternatives: Turn['alternatives']
  questions: Turn['questions']
}

type Reply = (heard: Heard, question: TutorQuestion) => Promise<TutorAnswer>

/** Ms Kiky's side of the talk: an analysed message in, the whole answer out, with what is to be remembered. */
export function createTalk(brand: Brand, lookUp: (word: string) => LookUp): Reply {
  const library = createLibrary(brand)
  return async (heard, question) => {
    const { text, analysis } = heard
    const recalled = recall(question.memory)
    const memory = { ...recalled, name: nameIn(question.turns) ?? recalled.name }
    const speaks = languageOf(text, analysis, memory, question.language, isPractising(text, analysis, memory))
    const book = await library(speaks)
    const before = question.turns.filter(({ role }) => role === 'user').at(-2)?.content ?? ''
    const turn: Turn = { ...heard, lower: text.toLowerCase(), before, memory, book, lookUp }
    const answer = answerTurn(turn)
    const intent = reportedIntent(answer, { ...memory, ...answer.memory })
    return {
      text: [...answer.parts, aside(turn, answer.intent)].filter(Boolean).join('\n\n'),
      intent,
      corrections: toCorrections(book, analysis.corrections),
      lead: answer.neverAsks ? { start: false, goal: null } : decideLead(intent, text),
      memory: { ...memory, speaks, offered: [], exercise: null, invited: invitedBy(answer), ...answer.memory },
    }
  }
}

const GREETED = /(?:Salam kenal|Nice to meet you), ([\p{L}][\p{L}' ]{0,40}?)[!.]/u

/** The name by which the visitor was greeted last, here or when it was asked for. */
const nameIn = (turns: TutorQuestion['turns']): string | null =>
  turns.flatMap(({ role, content }) => (role === 'assistant' ? (GREETED.exec(content)?.[1] ?? []) : [])).at(-1) ?? null

/** After grammar and words the next English sentence is most likely practice. */
const invitedBy = ({ intent }: Said): Memory['invited'] =>
  intent === 'grammar' || intent === 'vocabulary' ? 'sentence' : null

/** Whoever said no to being called may go on asking what it costs. */
const reportedIntent = ({ intent }: Said, { declined }: Memory): Intent =>
  declined && intent === 'price' ? 'programs' : intent

const SHORTEST_ASIDE = 4

/** A question about something else is answered first; its English gets one friendly line. */
function aside({ analysis, book, memory, text }: Turn, intent: Intent): string | null {
  const first = analysis.corrections.find(({ findings }) => findings.some(({ rule }) => !rule.startsWith('capital')))
  const isLesson = isLearning(intent) && (intent !== 'practice' || memory.practice !== null)
  if (isLesson || !first || !analysis.allEnglish || wordCount(text) < SHORTEST_ASIDE) return null
  return say(book, 'fix.aside', { from: first.original, to: first.corrected })
}
