import {
  barePrivacyQuestions,
  deletionOrders,
  openPrivacyQuestions,
  privacyQuestions,
  privacyWords,
} from '../../content/tutor-privacy.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { WAS_ASKED_WHO } from './memory.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { asksSomething } from './understood.ts'

const readData = createFrames({ data: '… @data …' }, privacyWords)
const readAboutData = createFrames(privacyQuestions, privacyWords)
const readOpen = createFrames(openPrivacyQuestions, privacyWords)
const readBare = createFrames(barePrivacyQuestions, privacyWords)
const readOrders = createFrames(deletionOrders, privacyWords)

type Answer = keyof typeof privacyQuestions | keyof typeof openPrivacyQuestions

const LONGEST_BARE = 6
const LONGEST = 40

/** Answers what happens to a visitor's data, who sees it and how it is erased. */
export function answerPrivacy(turn: Turn): Said | null {
  const { book, text, analysis, memory } = turn
  const words = bare(text).split(' ')
  if (analysis.quoted !== null || words.length > LONGEST) return null
  const open = bareQuestion(turn, words)
  if (open) return said('about_school', [say(book, open)])
  const key = questionIn(words)
  if (!key || isOnlyTold(turn, words)) return null
  return said('about_school', [say(book, key)], { last: memory.last })
}

/** 'What for?' is about the data only where they were just asked for. */
function bareQuestion({ memory }: Turn, words: readonly string[]): Answer | null {
  if (words.length > LONGEST_BARE) return null
  const wasAsked = memory.facts.includes(WAS_ASKED_WHO) && memory.last?.kind === 'school'
  return readBare(words).find(({ name }) => name !== 'privacy.use' || wasAsked)?.name ?? null
}

/** In the order of the tables. */
function questionIn(words: readonly string[]): Answer | null {
  const open = readOpen(words).map(({ name }) => name)
  const ofData = readData(words).length > 0 ? readAboutData(words).map(({ name }) => name) : []
  return open.find((name) => name === 'privacy.others') ?? ofData[0] ?? open[0] ?? null
}

/** 'I keep my data safe.' is not a question. */
const isOnlyTold = ({ text, analysis }: Turn, words: readonly string[]): boolean =>
  analysis.allEnglish && !asksSomething(text) && readOrders(words).length === 0
