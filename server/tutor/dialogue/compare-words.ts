import { pairExamples } from '../../../content/tutor-pairs.ts'
import type { FoundWord } from '../../../domain/explainer/look-up.ts'
import { nextExercise, waitingFor } from './exercise.ts'
import { namedTopic, teachLesson } from './lessons.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

type Pair = keyof typeof pairExamples

const COMPARES =
  /\b(?:differences?|different|differ|beda(?:nya|kan|in)?|perbedaan(?:nya)?|vs|versus|mix up|confuse[ds]?|tertukar|ketuker)\b/i
const JOINED =
  /([a-z’'-]+(?: to)?) (?:and|or|dan|atau|sama|dengan|vs|versus|with|from|&)\.? (?:a |an |the |how )?([a-z’'-]+)/i
const SCHOOL =
  /\b(?:ielts|toefl|toeic|cambridge|class(?:es)?|courses?|programs?|kelas|kursus|program|private?|privat|reguler|regular|online|offline|general english|business english|level|levels|consecutive|simultan\w*)\b/i

const PRONOUN = /^(?:i|you|he|she|it|we|they|this|that|my|yang|apa)$/i
const SOUNDS = /\b(?:bunyi\w*|sounds?|pronounc\w*|pronunciation|baca\w*|dibaca|ucap\w*|pengucapan\w*)\b/i

/** 'What is the difference between A and B?', also as 'A or B?' and 'A vs B'. */
export function compareWords(turn: Turn): Said | null {
  const { lower } = turn
  if (SCHOOL.test(lower) || SOUNDS.test(lower) || !isComparing(turn)) return null
  const text = lower.replaceAll(/["“”‘`]|(?<![a-z])'|'(?![a-z])/g, '').replaceAll('how ', '')
  const [, first = '', second = ''] = JOINED.exec(text) ?? []
  const pair = pairOf([first, second])
  if (pair) return explainPair(turn, pair)
  const topic = namedTopic(lower)
  if (topic) return teachLesson(turn, topic)
  return first && !PRONOUN.test(first) && !PRONOUN.test(second) ? besideEachOther(turn, [first, second]) : null
}

const MAX_CHOICE_WORDS = 6

function isComparing({ lower, memory, analysis }: Turn): boolean {
  if (COMPARES.test(lower)) return true
  const words = lower.split(/\s+/).length
  if (/\b(?:or|atau)\b.*\?\s*$/.test(lower) && words <= MAX_CHOICE_WORDS && analysis.written !== 'id')
    return namedTopic(lower) !== undefined || pairOf(wordsAround(lower)) !== undefined
  const isGoingOn = memory.last?.kind === 'pair' || memory.last?.kind === 'sound'
  return isGoingOn && /^(?:what|how) about\b|^kalau\b|^kalo\b/.test(lower)
}

const wordsAround = (lower: string): [string, string] => {
  const [, first = '', second = ''] = JOINED.exec(lower) ?? []
  return [first, second]
}

function pairOf(words: readonly string[]): Pair | undefined {
  if (words.some((word) => word === '')) return undefined
  const wanted = words.map((word) => word.replaceAll("'", '’'))
  return (Object.keys(pairExamples) as Pair[]).find((key) => {
    const members = key.split('/')
    return wanted.every((word) => members.some((one) => one === word || `${one}s` === word || `${one} to` === word))
  })
}

export function explainPair(turn: Turn, pair: Pair): Said {
  const { book } = turn
  const exercise = pair === 'make/do' ? nextExercise(turn, 'do-make') : null
  return said(
    'grammar',
    [
      book.pairs[pair],
      say(book, 'lesson.example', { example: pairExamples[pair] }),
      exercise ? say(book, 'lesson.try', { gap: exercise.gap }) : say(book, 'example.try'),
    ],
    { last: talkedAbout('pair', pair), ...waitingFor(exercise) },
  )
}

/** What the dictionary says of both, one under the other. */
function besideEachOther(turn: Turn, words: readonly string[]): Said | null {
  const found = words.map((word) => lookUpKindly(turn, word)).filter((one): one is FoundWord => one?.found === true)
  if (found.length < words.length || found[0]?.word === found[1]?.word) return null
  const { book } = turn
  const lines = found.map(({ word, senses: [sense] }) =>
    [
      `- ${say(book, 'pair.word', { word, part: sense.partOfSpeech, definition: sense.definition, gloss: sense.gloss ? ` (${sense.gloss})` : '' })}`,
      sense.example && `  “${sense.example}”`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return said('vocabulary', [lines.join('\n'), say(book, 'words.one')], { last: talkedAbout('word', words[0]) })
}
