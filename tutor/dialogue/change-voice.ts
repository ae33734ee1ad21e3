import { voiceWords } from '../../content/tutor-sentence-changes.ts'
import type { Shape } from '../../english/grammar/shape.ts'
import { inActive, inPassive, type VoiceWords } from '../../english/sentences/voice.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { holdsOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { found } from './word-sentences.ts'

const LONGEST = 8
const RECENT = 3

/** 'Kalau aktifnya gimana', 'ubah “I eat rice” jadi pasif': the sentence that is quoted or open, the other way round. */
export function changeVoice(turn: Turn): Said | null {
  const { quoted, shape } = turn.analysis
  const around = quoted === null ? turn.text : turn.text.replace(quoted, ' ')
  const isPassive = holdsOneOf(around, voiceWords.passive)
  if ((!isPassive && !holdsOneOf(around, voiceWords.active)) || wordCount(around) > LONGEST) return null
  const sentence = quoted === null ? openSentence(turn) : shape
  const text = sentence && (isPassive ? inPassive : inActive)(sentence, wordsOf(turn))
  return text ? said('grammar', [say(turn.book, 'sentence.changed', { text })], { last: turn.memory.last }) : null
}

const openSentence = ({ memory: { sentence, turn } }: Turn): Shape | null =>
  sentence && turn - sentence.turn <= RECENT ? sentence : null

const wordsOf = (turn: Turn): VoiceWords => ({
  baseOf: (word) => verbOf(turn, word),
  isWord: (word) => closedWords.has(word) || found(turn, word)?.by === 'exact',
})

function verbOf(turn: Turn, participle: string): string | null {
  const looked = found(turn, participle)
  const isParticiple = looked?.baseForm?.relations.includes('past participle') ?? false
  return isParticiple ? (looked?.baseForm?.word ?? null) : null
}
