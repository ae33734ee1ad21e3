import { meaningDoubts, meaningDoubtWords } from '../../content/tutor-meaning-doubts.ts'
import { neverAsked } from '../../content/tutor-open-word-questions.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { listedIndonesian } from '../book/read-topics.ts'
import { englishOf, isEnglish } from './asked-object.ts'
import { stemsOf } from './closest-part.ts'
import { openWord } from './open-word.ts'
import { bare, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { sensesOf } from './word-facets.ts'
import { found } from './word-sentences.ts'

const readDoubt = createFrames(meaningDoubts, meaningDoubtWords)
const LONGEST = 9
const LONGEST_CLAIM = 3

/** 'Jam bukannya selai?', 'i thought it means sad', of a word that is named or open: whether it means that, too. */
export function doubtOfMeaning(turn: Turn): Said | null {
  if (turn.memory.practice || turn.analysis.quoted !== null || wordCount(turn.text) > LONGEST) return null
  for (const { slots } of readDoubt(bare(turn.text).split(' '))) {
    const told = judge(turn, wordMeant(turn, slots.word), slots.claim ?? '')
    if (told) return told
  }
  return null
}

const wordMeant = (turn: Turn, named: string | undefined): string | null =>
  named === undefined || POINTING.test(named) ? openWord(turn) : isEnglish(turn, named) ? named : null

const POINTING = /^(?:itu|ini|tadi|yang tadi|it|that)$/

function judge(turn: Turn, word: string | null, claim: string): Said | null {
  const { book, memory } = turn
  const english = isClaim(claim) && !isSame(word, claim) ? englishOf(turn, claim) : undefined
  const meanings = word === null ? null : meaningsOf(turn, word)
  if (word === null || english === undefined || english === claim || meanings === null) return null
  const claimed = stemsOf(`${claim} ${english}`)
  const isMeant = [...stemsOf(meanings)].some((stem) => claimed.has(stem))
  if (!isMeant) {
    const gloss = listedIndonesian(word) ?? found(turn, word)?.senses[0].gloss ?? meanings
    return said('vocabulary', [say(book, 'doubt.no', { word, gloss, claim, english })], { last: memory.last })
  }
  const senses = sensesOf(turn, word)
  return senses && { ...senses, parts: [say(book, 'doubt.yes', { word, claim }), ...senses.parts] }
}

const isClaim = (claim: string): boolean =>
  claim !== '' && wordCount(claim) <= LONGEST_CLAIM && !claim.split(' ').some((word) => neverAsked.has(word))

const isSame = (word: string | null, claim: string): boolean => word !== null && bare(claim) === bare(word)

function meaningsOf(turn: Turn, word: string): string | null {
  const looked = found(turn, word)
  const senses = looked?.senses.map(({ gloss, definition, synonyms }) => [gloss, definition, ...synonyms].join(' '))
  const told = [...(senses ?? []), listedIndonesian(word) ?? ''].join(' ').trim()
  return told === '' ? null : told
}
