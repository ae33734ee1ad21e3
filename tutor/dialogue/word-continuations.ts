import { phrases } from '../../content/tutor-phrases.ts'
import type { Last } from './memory.ts'
import { core, isOneOf } from './phrases.ts'
import { answerPronunciation } from './pronunciation.ts'
import { say } from './school-book.ts'
import { asIf, lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { tellForm } from './word-forms.ts'
import { explainWord } from './words.ts'

export const isAboutWord = (last: Last | null): last is Last =>
  last !== null && last.about !== '' && (last.kind === 'word' || last.kind === 'sound')

/** Meaning, synonyms, opposite or pronunciation of the word just explained; or the same for another word. */
export function goOnWithWord(turn: Turn): Said | null {
  const { last } = turn.memory
  const says = (list: ReadonlySet<string>) => isOneOf(turn.text, list)
  if (last?.kind !== 'word' && last?.kind !== 'sound') return null
  if (!isAboutWord(last)) return anotherWord(turn, last)
  if (says(phrases.synonyms) || says(phrases.meaning)) return explainWord(turn, last.about)
  if (says(phrases.opposite)) return tellForm(asIf(turn, `opposite of ${last.about}`))
  if (says(phrases.sound)) return answerPronunciation(asIf(turn, `pronounce ${last.about}`))
  return anotherWord(turn, last)
}

const ALSO = /^(?:kalau|kalo|what about|how about|and|terus|dan)\s+/i
const MAX_WORDS = 3
const SURELY_OTHER = 0.9

/** 'And …?', or the word alone: the same question about another word. */
function anotherWord(turn: Turn, last: Last): Said | null {
  const { text, analysis } = turn
  const isAlso = ALSO.test(text.trim())
  const asked = core(
    text
      .trim()
      .replace(ALSO, '')
      .replaceAll(/['"“”‘’]/g, ' '),
  )
  if (asked === '' || asked.split(' ').length > (isAlso ? MAX_WORDS : 1)) return null
  const isOther = last.kind === 'word' && analysis.guess.confidence > SURELY_OTHER
  if (!isAlso && (isOther || !lookUpKindly(turn, asked)?.found)) return null
  return last.kind === 'word' ? explainWord(turn, asked) : answerPronunciation(asIf(turn, `pronounce ${asked}`))
}

/** Another example sentence, or the answer that there is none. */
export function wordExample(turn: Turn, last: Last): Said {
  const { book, memory } = turn
  const found = lookUpKindly(turn, last.about)
  const examples = found?.found ? found.senses.map(({ example }) => example).filter((one) => one !== null) : []
  const step = last.step + (last.kind === 'word' ? 1 : 0)
  const example = examples[step]
  if (!example) return said('vocabulary', [say(book, 'example.last', { word: last.about })], { last })
  const exercise = memory.practice ? null : say(book, 'example.try')
  return said('vocabulary', [say(book, 'example.more', { example }), exercise], {
    last: { ...last, kind: 'word', step },
  })
}
