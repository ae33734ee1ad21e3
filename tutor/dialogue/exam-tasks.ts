import { speakingCards, task2Questions } from '../book/read-exam-tasks.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { remember, talkedAbout } from './memory.ts'
import { wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const WANTS =
  /\b(?:soal\w*|questions?|topics?|topik\w*|prompts?|tema|cards?|kartu\w*|latihan|latih|practi[sc]e)\b|\b(?:lagi|another|next|lain)\b/i
const ASKS_ABOUT =
  /\b(?:apa itu|what is|what's|berapa|brp|how (?:many|much|long|do|to)|gimana|gmn|bagaimana|tips?|cara|jenis|types?|kriteria|kelas|kursus|biaya|dinilai)\b/i
const TASK_2 = /\btask ?(?:2|two)\b|\b(?:writing|essay|esai|esay)\b/i
const CARD = /\bcue ?cards?\b|\bspeaking\b|\bpart ?(?:2|two)\b/i
const CUE_CARD = /\bcue ?cards?\b/i
const FOLLOW_UPS = /\b(?:follow[- ]?ups?|part ?(?:3|three)|pertanyaan lanjutan|lanjutannya)\b/i
const MORE =
  /^(?:(?:minta|kasih|coba|ada|give me|can i have|one)\s+)*(?:soal\s+|topik\s+|kartu\s+)?(?:lagi|lain|another(?: one)?|next(?: one)?|more)\b/i
const NAMES_TASK = /\b(?:cards?|kartu\w*|topics?|topik\w*)\b/i
const LONGEST_WISH = 12
const QUESTION = 'task-2 '
const SPOKEN = 'card '

/** A Task 2 question or a cue card to answer; the answer is then reviewed as a text. */
export function askedExamTask(turn: Turn): Said | null {
  const { text, memory, analysis } = turn
  if (memory.practice || analysis.quoted !== null || wordCount(text) > LONGEST_WISH) return null
  const open = openTask(turn)
  if (open && asksOther(turn)) return open.startsWith(SPOKEN) ? giveCard(turn) : giveQuestion(turn)
  if (open?.startsWith(SPOKEN) && FOLLOW_UPS.test(text)) return giveFollowUps(turn, open)
  if (!WANTS.test(text) || ASKS_ABOUT.test(text)) return null
  if (CARD.test(text) && (CUE_CARD.test(text) || /\b(?:soal\w*|topi[ck]\w*|questions?|kartu\w*)\b/i.test(text)))
    return giveCard(turn)
  return TASK_2.test(text) && /\b(?:task ?2|soal\w*|topi[ck]\w*|questions?|prompts?|tema)\b/i.test(text)
    ? giveQuestion(turn)
    : null
}

const OTHER_TASK: ReadonlySet<string> = new Set<FollowUp>(['more', 'easier', 'harder', 'next'])
const LIKELY_OTHER = 0.35
const SHORT_WISH = 7

/** 'Lagi', 'ada yang lebih gampang?' */
const asksOther = ({ text, analysis: { facet } }: Turn): boolean =>
  MORE.test(text.trim()) ||
  (facet !== null && OTHER_TASK.has(facet.facet) && facet.sure > LIKELY_OTHER && wordCount(text) <= SHORT_WISH)

/** The task that was given last and is still talked about. */
function openTask({ memory, text, teaching }: Turn): string | null {
  const { last: open } = memory
  const isOfExams = open?.kind === 'entry' && teaching.kindOf(open.about) === 'exams'
  const isNamed = MORE.test(text.trim()) && NAMES_TASK.test(text)
  const isTask = (fact: string | undefined) => fact?.startsWith(QUESTION) || fact?.startsWith(SPOKEN)
  const last = isNamed ? memory.facts.findLast(isTask) : memory.facts.at(-1)
  return (isOfExams || isNamed) && last && isTask(last) ? last : null
}

/** The first of a list that was not given yet. */
function nextOf<T>({ memory }: Turn, list: readonly T[], mark: string): { one: T; fact: string } {
  const given = memory.facts.filter((fact) => fact.startsWith(mark)).length
  const at = (given * 7 + 3) % list.length
  return { one: list[at] as T, fact: `${mark}${at}` }
}

function giveQuestion(turn: Turn): Said {
  const { book, memory } = turn
  const { one, fact } = nextOf(turn, task2Questions(), QUESTION)
  const hint = book.language === 'id' ? say(book, 'exam.hint', { hint: one.hint }) : null
  return task('ielts-task-2', remember(memory.facts, fact), [
    say(book, 'exam.task2', { question: one.question }),
    hint,
    say(book, 'exam.task2.how'),
  ])
}

function giveCard(turn: Turn): Said {
  const { book, memory } = turn
  const { one, fact } = nextOf(turn, speakingCards(), SPOKEN)
  const points = one.points.map((point) => `- ${point}`).join('\n')
  return task('ielts-speaking-part-2', remember(memory.facts, fact), [
    say(book, 'exam.card', { task: one.task, points }),
    say(book, 'exam.card.how'),
  ])
}

const giveFollowUps = (turn: Turn, fact: string): Said =>
  task('ielts-speaking-part-2', turn.memory.facts, [followUpsOf(turn, fact)])

function followUpsOf({ book }: Turn, fact: string): string {
  const card = speakingCards()[Number(fact.slice(SPOKEN.length))]
  return say(book, 'exam.follow', { questions: (card?.followUps ?? []).map((one) => `- ${one}`).join('\n') })
}

const OF_WRITING = /task-2|writing|essay|introduction|body|conclusion/
const OF_SPEAKING = /speaking/

/** 'Contoh soal dong', beside an exam: a task of that part, if there are any. */
export function taskOf(turn: Turn, entry: string): Said | null {
  if (!entry.startsWith('ielts') || turn.memory.practice) return null
  if (OF_SPEAKING.test(entry)) return giveCard(turn)
  return OF_WRITING.test(entry) ? giveQuestion(turn) : null
}

/** Whether a Task 2 question was given and is still open. */
export const hasOpenTask2 = (turn: Turn): boolean => openTask(turn)?.startsWith(QUESTION) ?? false

/** After the answer to a cue card: what an examiner would ask next. */
export function examinerAsks(turn: Turn): string | null {
  const open = openTask(turn)
  return open?.startsWith(SPOKEN) ? followUpsOf(turn, open) : null
}

const task = (entry: string, facts: string[], parts: (string | null)[]): Said => ({
  ...said('exam_prep', parts, { facts, last: talkedAbout('entry', entry), invited: 'sentence' }),
  neverAsks: true,
})
