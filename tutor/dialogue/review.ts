import { nameQuestions, noteWords } from '../../content/tutor-notes.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { wordPattern } from '../word-pattern.ts'
import { bare } from './phrases.ts'
import { fill, say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { tellsOnly } from './understood.ts'

const REVIEWS = [
  '@weakness@my\\b',
  '\\bsalah@my? (?:apa|di ?mana) @only\\b|\\bsalahku\\b|\\bapa (?:@only )?(?:yang|yg) salah tadi\\b',
  '\\bpenilaian(?:mu|nya)?\\b|\\bevaluasi(?:in|nya| aku| saya)?\\b',
  '\\bnilai(?:in)? (?:inggris|grammar|kalimat|jawaban)@my',
  '\\b(?:harus|perlu|mesti) (?:ku|@me |di)?@mend\\b',
  '\\binggris@my(?: \\w+){0,2} @how\\b|\\b@how(?: \\w+)? inggris@my\\b',
  '\\b@shown my @myMistakes\\b|\\bhow is my progress\\b|\\bmy progress\\?',
  '\\bwhat (?:should|can|could|do|must) i (?:need to |have to )?(?:improve|work on|fix|practi[sc]e more)(?! (?:to|for|in order)\\b)',
  '\\bhow am i doing\\b|\\bhow(?: good)? (?:is|was) my english\\b|\\bwhat do you think (?:of|about) my english\\b',
  '\\b@rate my @rated\\b|\\bwhat did i (?:get|do) wrong\\b|\\bwhat (?:mistakes?|errors?) (?:did|do|have) i (?:make|made)\\b',
  '\\b(?:any|some|your) feedback\\b|^feedback\\b',
].map(wordPattern)
/** Words that make it a question about the school's tests and reports. */
const OF_SCHOOL = wordPattern('\\b(?:@course|ielts|toefl|writing)\\b')
const SHOWN = 3

export const asksReview = (text: string): boolean => REVIEWS.some((words) => words.test(text))

/** 'How am I doing?', answered from this conversation. */
export function askedReview(turn: Turn): Said | null {
  const { text, analysis } = turn
  const isAsked = analysis.quoted === null && !OF_SCHOOL.test(text) && asksReview(text)
  return isAsked && !tellsOnly(turn) ? review(turn) : null
}

function review({ book, memory }: Turn): Said {
  const worst = commonest(memory.mistakes).slice(0, SHOWN)
  const score =
    memory.lastScore === null ? null : say(book, 'review.score', { score: memory.lastScore, total: memory.lastTotal })
  const hasWritten = memory.scenes.length > 0 || memory.invited !== null
  if (worst.length === 0) {
    if (!hasWritten && !score)
      return { ...said('practice', [say(book, 'review.none')], { invited: 'sentence' }), neverAsks: true }
    return said('practice', [hasWritten ? say(book, 'review.clean') : null, score, say(book, 'review.go')], {
      offered: ['quiz', 'scenes'],
    })
  }
  const rules = worst.map((key) => `- ${fill(book.reasons[key as Reason] ?? '', { to: '…', from: '…' })}`).join('\n')
  const told = [say(book, 'review.mistakes', { rules }), score]
  if (memory.practice) return said('practice', told)
  return said('practice', [...told, say(book, 'review.next')], {
    offered: [`reason ${worst[0]}`, 'quiz'],
  })
}

/** Each one once, most frequent first. */
export function commonest(list: readonly string[]): string[] {
  const count = (one: string) => list.filter((other) => other === one).length
  return [...new Set(list)].sort((left, right) => count(right) - count(left))
}

const LONGEST_QUESTION = 20
const readNameQuestion = createFrames(nameQuestions, noteWords)

export function askedName({ text, book, memory }: Turn): Said | null {
  const words = bare(text).split(' ')
  if (words.length > LONGEST_QUESTION || readNameQuestion(words).length === 0) return null
  return said('greeting', [memory.name ? say(book, 'name.known', { name: memory.name }) : say(book, 'name.unknown')])
}
