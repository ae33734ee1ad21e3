import { speakingCards, task2Questions } from '../book/read-exam-tasks.ts'
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
const LONGEST_WISH = 12
const QUESTION = 'task-2 '
const SPOKEN = 'card '

/** A Task 2 question or a cue card to answer; the answer is then reviewed as a text. */
export function askedExamTask(turn: Turn): Said | null {
  const { text, memory, analysis } = turn
  if (memory.practice || analysis.quoted !== null || wordCount(text) > LONGEST_WISH) return null
  const open = openTask(turn)
  if (open && MORE.test(text.trim())) return open.startsWith(SPOKEN) ? giveCard(turn) : giveQuestion(turn)
  if (open?.startsWith(SPOKEN) && FOLLOW_UPS.test(text)) return giveFollowUps(turn, open)
  if (!WANTS.test(text) || ASKS_ABOUT.test(text)) return null
  if (CARD.test(text) && (CUE_CARD.test(text) || /\b(?:soal\w*|topi[ck]\w*|questions?|kartu\w*)\b/i.test(text)))
    return giveCard(turn)
  return TASK_2.test(text) && /\b(?:task ?2|soal\w*|topi[ck]\w*|questions?|prompts?|tema)\b/i.test(text)
    ? giveQuestion(turn)
    : null
}

/** The task that was given last and is still talked about. */
function openTask({ memory }: Turn): string | null {
  const isOpen = memory.last?.kind === 'entry' && /^ielts-(?:task-2|speaking-part-2)$/.test(memory.last.about)
  const [last] = memory.facts.slice(-1)
  return isOpen && last && (last.startsWith(QUESTION) || last.startsWith(SPOKEN)) ? last : null
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

/** After the answer to a cue card: what an examiner would ask next. */
export function examinerAsks(turn: Turn): string | null {
  const open = openTask(turn)
  return open?.startsWith(SPOKEN) ? followUpsOf(turn, open) : null
}

const task = (entry: string, facts: string[], parts: (string | null)[]): Said => ({
  ...said('exam_prep', parts, { facts, last: talkedAbout('entry', entry), invited: 'sentence' }),
  neverAsks: true,
})
