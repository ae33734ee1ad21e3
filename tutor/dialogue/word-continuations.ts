import { knownObject } from './asked-object.ts'
import type { Last } from './memory.ts'
import { core } from './phrases.ts'
import { answerPronunciation } from './pronunciation.ts'
import { askedOf, tellWord } from './tell-word.ts'
import { asIf, type Said, type Turn } from './turn.ts'
import { explainWord } from './words.ts'

export const isAboutWord = (last: Last | null): last is Last =>
  last !== null && last.about !== '' && (last.kind === 'word' || last.kind === 'sound')

const ALSO = /^(?:kalau|kalo|klo|what about|how about|and|terus|trus|dan|lalu)\s+/i
const MAX_WORDS = 5
const SURELY_OTHER = 0.9

/** 'And …?', or the word alone: the same question about another word. */
export function goOnWithWord(turn: Turn): Said | null {
  const { text, analysis, memory } = turn
  const { last } = memory
  if (last?.kind !== 'word' && last?.kind !== 'sound') return null
  const isAlso = ALSO.test(text.trim())
  const typed = core(text.trim().replace(ALSO, '').replaceAll(/['"“”‘’?]/g, ' '))
  const object = typed.replace(/ (?:apa|apaan|artinya|gimana|itu)$/, '')
  if (object === '' || object.split(' ').length > (isAlso ? MAX_WORDS : 2)) return null
  const words = knownObject(turn, object)
  const isOther = last.kind === 'word' && analysis.guess.confidence > SURELY_OTHER
  if (words.length === 0) return isAlso && !object.includes(' ') ? unknown(turn, last, object) : null
  if (!isAlso && isOther) return null
  return tellWord(turn, last.kind === 'sound' ? 'sound' : (askedOf(last) ?? 'meaning'), words)
}

const unknown = (turn: Turn, last: Last, word: string): Said =>
  last.kind === 'word' ? explainWord(turn, word) : answerPronunciation(asIf(turn, `pronounce ${word}`))
