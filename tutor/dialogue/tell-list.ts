import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { listedEnglish, listedIndonesian } from '../book/read-topics.ts'
import type { SaidItem } from '../translations.ts'
import { talkedAbout } from './memory.ts'
import { bare, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

const FEWEST = 2
const SHORTEST_SENTENCE = 3

/** 'Arti “A” sama “B” apa': each of what was asked, a line each. */
export function tellList(turn: Turn): Said | null {
  const { analysis, book, memory } = turn
  if (memory.practice || analysis.alternatives.length > 0) return null
  if (isOnePhrase(turn)) return null
  const told = analysis.listed.map((one) => ({ ...one, words: wordsFor(turn, one) }))
  const known = told.filter(({ words }) => words !== null)
  if (known.length < FEWEST || known.length * 2 <= told.length) return null
  const lines = known.map(({ item, words }) => say(book, 'words.listed', { asked: item, words: words ?? '' }))
  const strange = told.flatMap(({ item, words }) => (words === null ? [`**${item}**`] : []))
  const [first] = known
  const last = first && isSentence(first) ? talkedAbout('phrase', bareWords(first.words), 0, first.to) : null
  return said(
    'vocabulary',
    [
      lines.map((line) => `- ${line}`).join('\n'),
      strange.length > 0 ? say(book, 'translation.unknown', { words: strange.join(', ') }) : null,
    ],
    { last: last ?? talkedAbout('word', first?.to === 'en' ? bareWords(first.words) : first?.item) },
  )
}

/** 'Cost an arm and a leg' is one phrase. */
function isOnePhrase(turn: Turn): boolean {
  const whole = turn.analysis.listed[0]?.whole
  const looked = whole ? lookUpKindly(turn, bare(whole)) : null
  return looked?.found === true && looked.partOf === null && looked.by !== 'spelling'
}

const bareWords = (words: string | null): string => (words ?? '').replaceAll('**', '').split(/[;,] /)[0] ?? ''

const isSentence = ({ item }: SaidItem): boolean => wordCount(item) >= SHORTEST_SENTENCE

function wordsFor(turn: Turn, one: SaidItem): string | null {
  const words = one.to === 'en' ? inEnglish(turn, one) : inIndonesian(turn, one)
  return words === null || words === '' ? null : words
}

function inEnglish(turn: Turn, one: SaidItem): string | null {
  const key = bare(one.item)
  const listed = everydayIndonesian.get(key) ?? listedEnglish(key)
  if (listed) return `**${listed.replace(/^(?:an?|the) /, '')}**`
  const text = one.said?.to === 'en' && !one.said.unknown?.length ? one.said.text : ''
  if (isSentence(one) && text !== '') return `**${text}**`
  const looked = lookUpKindly(turn, key)
  if (looked && !looked.found && looked.reason === 'indonesian' && wordCount(key) === 1)
    return looked.suggestions
      .slice(0, 2)
      .map((word) => `**${word}**`)
      .join(', ')
  return text === '' ? null : `**${plainTerm(text)}**`
}

/** 'It's a coral reef.' names what is asked for. */
const plainTerm = (text: string): string => {
  const term = text
    .replace(/[.]$/, '')
    .replace(/^(?:It's|It is|They're) /, '')
    .replace(/^(?:an?|the) /i, '')
  return term.charAt(0).toLowerCase() + term.slice(1)
}

function inIndonesian(turn: Turn, one: SaidItem): string | null {
  const key = bare(one.item)
  const looked = lookUpKindly(turn, key)
  const isWhole = looked?.found === true && looked.partOf === null && looked.by !== 'spelling'
  if (isWhole && looked.found) {
    const [sense] = looked.senses
    return sense.gloss ? `**${sense.gloss}**; ${sense.definition}` : (listedIndonesian(key) ?? sense.definition)
  }
  const listed = listedIndonesian(key)
  if (listed) return listed
  return one.said?.to === 'id' ? `**${one.said.text}**` : null
}
