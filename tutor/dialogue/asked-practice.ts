import { wordSet } from '../book/read-topics.ts'
import { remember, talkedAbout } from './memory.ts'
import { bare, wordCount } from './phrases.ts'
import { itemsOf, kindOfPractice, ofEntry, ofForms, titleOfPractice } from './practice-items.ts'
import { type Ease, easeIn, otherPracticeNamed, type PracticeWish, practiceWish, totalIn } from './practice-wish.ts'
import { choosePlaces, practisedNow } from './practised.ts'
import { askQuestion, namesTopic, startWordQuiz } from './quiz.ts'
import { mixed } from './quiz-choice.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const QUESTIONS = 5
const MOST_RUNNING = 5

/** 'Bikin 3 soal go/goes': exercises on what is named, one by one, or all at once with their answers. */
export function askedPracticeOf(turn: Turn): Said | null {
  const wish = practiceWish(turn)
  if (wish && isReady(turn, wish)) return null
  if (wish?.of) return givePractice(turn, { ...wish, of: wish.of })
  const isOpen = isPractising(turn)
  const named = isOpen ? otherPracticeNamed(turn) : null
  if (named?.of) return givePractice(turn, { ...named, of: named.of, isSheet: named.isSheet || isSheetOpen(turn) })
  return isOpen ? morePractice(turn, wish) : null
}

/** What has ready questions: a part of grammar by which they are sorted, or an entry with exercises to write. */
function isReady(turn: Turn, { of, ease, isSheet, total }: PracticeWish): boolean {
  if (isSheet || of?.startsWith(ofForms([]))) return false
  if (of !== null) return of.startsWith(ofEntry('')) && itemsOf(turn, of).length < (total ?? FEWEST)
  return ease === null && namesTopic(bare(turn.text))
}

const FEWEST = 3

const RECENT = 3

/** Exercises of this kind were given just now. */
function isPractising({ memory }: Turn): boolean {
  const { practice, practised, exercise } = memory
  if (practice) return practice.kind === 'quiz'
  return exercise !== null || (practised !== null && memory.turn - practised.turn <= RECENT)
}

const isSheetOpen = ({ memory }: Turn): boolean => memory.practice === null && memory.practised?.isSheet === true

const MORE =
  /\b(?:lagi|more|another|tambah\w*|lanjut\w*|yang lain|yg lain|lainnya|yang beda|others?|next set|new ones|yang baru|again)\b/i
const LONGEST = 12
const OF_SOMETHING_ELSE =
  /\b(?:contoh\w*|example|examples|arti|kata|words?|jelas\w*|explain|baca|say|bilang|ulangi|repeat|kosakata)\b/i

/** '3 lagi', 'yang lebih gampang', behind the last of them or all of them. */
function morePractice(turn: Turn, wish: PracticeWish | null): Said | null {
  const { memory, text } = turn
  const { practised, practice } = memory
  if (!practised || wordCount(text) > LONGEST || OF_SOMETHING_ELSE.test(text)) return null
  const total = totalIn(text)
  const ease = easeIn(text)
  if (practice && (total === null || !MORE.test(text) || bare(text).split(' ').length < 2)) return null
  const isMore = MORE.test(text) && (total !== null || wish !== null || !isQuestion(text))
  if (!isMore && ease === null) return null
  return givePractice(turn, {
    of: practised.of,
    total: total ?? practised.total,
    ease: ease ?? practised.ease,
    isSheet: practised.isSheet || wish?.isSheet === true,
  })
}

const isQuestion = (text: string): boolean => /\?\s*$/.test(text)

type Wanted = Omit<PracticeWish, 'of'> & { of: string }

function givePractice(turn: Turn, wish: Wanted): Said | null {
  const { of, ease } = wish
  const [kind, named] = kindOfPractice(of)
  const set = kind === 'theme' ? wordSet(named) : undefined
  if (wish.isSheet) return giveSheet(turn, wish)
  if (set) return withPractised(turn, of, ease, startWordQuiz(turn, set))
  return startPractice(turn, wish)
}

const withPractised = (turn: Turn, of: string, ease: Ease | null, answer: Said): Said => ({
  ...answer,
  memory: {
    ...answer.memory,
    practised: practisedNow(turn, { of, ease, used: [], total: QUESTIONS, isSheet: false }),
  },
})

function startPractice(turn: Turn, { of, ease, total: wished }: Wanted): Said {
  const { book } = turn
  const count = Math.min(wished ?? QUESTIONS, MOST_RUNNING)
  const total = Math.min(count, itemsOf(turn, of).length)
  const [index = 0] = choosePlaces(turn, { of, ease, asked: [] }, total)
  const start = say(book, 'practice.start', { subject: titleOfPractice(turn, of), total })
  return said('practice', [start, askQuestion(turn, { of, total }, index, 1)], {
    practice: { kind: 'quiz', of, ease, total, asked: [index], skipped: [], again: [], score: 0 },
    practised: practisedNow(turn, { of, ease, used: [...usedBefore(turn, of), index], total, isSheet: false }),
    last: lastOf(turn, of),
  })
}

const usedBefore = ({ memory: { practised } }: Turn, of: string): number[] =>
  practised?.of === of ? practised.used : []

const lastOf = (turn: Turn, of: string) => {
  const [kind, named] = kindOfPractice(of)
  return kind === 'entry' && turn.teaching.kindOf(named) !== undefined
    ? talkedAbout('entry', named)
    : talkedAbout('quiz')
}

function giveSheet(turn: Turn, { of, ease, total: wished }: Wanted): Said {
  const { book, memory } = turn
  const items = itemsOf(turn, of)
  const total = Math.min(wished ?? QUESTIONS, items.length)
  const places = choosePlaces(turn, { of, ease, asked: [] }, total)
  const lines = places.map((place, at) => {
    const { sentence = '', choices = [] } = items[place] ?? {}
    return `${at + 1}. ${sentence} (${mixed(choices, place).join(' / ')})`
  })
  const key = places.map((place, at) => `${at + 1} ${items[place]?.choices[0] ?? ''}`).join(', ')
  const subject = titleOfPractice(turn, of)
  const parts = [
    say(book, 'practice.sheet', { subject, total: places.length }),
    lines.join('\n'),
    say(book, 'practice.key', { key }),
    say(book, 'practice.more'),
  ]
  const [kind, named] = kindOfPractice(of)
  return {
    ...said('practice', parts, {
      practice: null,
      practised: practisedNow(turn, { of, ease, used: [...usedBefore(turn, of), ...places], total, isSheet: true }),
      last: lastOf(turn, of),
      ...(kind === 'theme' && { themes: remember(memory.themes, named) }),
    }),
    showsAll: true,
  }
}
