import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { explainFeeling, explainForms } from './compare-forms.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

const COMPARES =
  /\b(?:differences?|different|differ|beda(?:nya|kan|in|annya)?|perbedaan(?:nya)?|vs|versus|mix up|confuse[ds]?|tertukar|ketuker)\b|\bkapan (?:pakai|pake|pk)\b.*\bkapan (?:pakai|pake|pk)\b/i
const SCHOOL =
  /\b(?:ielts|toefl|toeic|cambridge|class(?:es)?|courses?|programs?|kelas|kursus|program|private?|privat|reguler|regular|online|offline|general english|business english|level|levels|consecutive|simultan\w*)\b/i

const PRONOUN = /^(?:i|you|he|she|it|we|they|this|that|my|yang|apa)$/i
const SOUNDS = /\b(?:bunyi\w*|sounds?|pronounc\w*|pronunciation|baca\w*|dibaca|ucap\w*|pengucapan\w*)\b/i

/** From here on the book knows better. */
const FOUND = 0.5

/** 'What is the difference between A and B?', also as 'A or B?', 'A vs B', 'A sama B' and 'bedanya A B'. */
export function compareWords(turn: Turn): Said | null {
  const { lower, analysis } = turn
  if (SCHOOL.test(lower) || SOUNDS.test(lower) || (analysis.found[0]?.probability ?? 0) >= FOUND) return null
  const words = comparedWords(turn)
  return isComparing(turn, words) ? compare(turn, words) : null
}

function compare(turn: Turn, [first = '', second = '']: readonly string[]): Said | null {
  const feeling = explainFeeling(turn, first, second)
  if (feeling) return feeling
  if (!first || !second || PRONOUN.test(first) || PRONOUN.test(second)) return null
  return explainForms(turn, first, second) ?? besideEachOther(turn, [first, second])
}

const KNOWN = 0.45

/** Two words of the dictionary with a word for their difference, unless the book has something about them. */
export function compareAsked(turn: Turn): Said | null {
  const { lower, analysis } = turn
  if (!COMPARES.test(lower) && !EITHER.test(lower)) return null
  if ((analysis.found[0]?.probability ?? 0) >= KNOWN || SCHOOL.test(lower) || SOUNDS.test(lower)) return null
  const [first = '', second = ''] = comparedWords(turn)
  if (![first, second].every((word) => word.length > 2 && isEnglishEntry(turn, word))) return null
  return explainFeeling(turn, first, second) ?? besideEachOther(turn, [first, second])
}

/** 'refund or compensation?' */
const EITHER = /^[a-z-]{3,} (?:or|atau|vs|apa) [a-z-]{3,}\s*\?*$/

const MAX_CHOICE_WORDS = 6

function isComparing(turn: Turn, words: readonly string[]): boolean {
  const { lower, analysis } = turn
  if (COMPARES.test(lower)) return true
  const isShort = lower.split(/\s+/).length <= MAX_CHOICE_WORDS && analysis.written !== 'id'
  if (isShort && /\b(?:or|atau)\b.*\?\s*$/.test(lower)) return words.every((word) => isEnglishEntry(turn, word))
  return isBarePair(turn, words)
}

const BARE =
  /^(?:kalau|kalo|terus|trus|and|what about|how about)? ?([a-z' ]+?) (?:sama|sm|dan|atau|and|&|\/) ([a-z' ]+?)(?: (?:gimana|apa|itu|ya|sih|kak|dong|apa bedanya))*\s*\??$/

/** 'lend sama borrow' and nothing else: two English words with an Indonesian 'and'. */
function isBarePair(turn: Turn, words: readonly string[]): boolean {
  const [, left = '', right = ''] = BARE.exec(spaced(turn.lower)) ?? []
  const isIndonesianAnd = / (?:sama|sm|dan|atau|\/) /.test(spaced(turn.lower))
  if (!isIndonesianAnd || left !== words[0] || right !== words[1]) return false
  return words.every((word) => isEnglishEntry(turn, word))
}

const isEnglishEntry = (turn: Turn, phrase: string): boolean => {
  const looked = lookUpKindly(turn, phrase)
  return looked?.found === true && [looked.word, looked.asked.toLowerCase()].includes(phrase)
}

const CONJUNCTION = / (?:and|or|dan|atau|sama|sm|dengan|dgn|vs|versus|with|from|&|\/)\.? /
const LONGEST = 3
/** Words around two words that are compared side by side. */
const FRAME =
  /^(?:beda\w*|perbedaan\w*|differences?|different|between|antara|apa|apaan|apakah|itu|kata|sih|ya|kak|dong|min|ms|miss|the|of|what|what's|is|are|gimana|bagaimana|jelasin|jelaskan|explain|tolong|please|dan|sama|dari|word|words|vs|bingung|kapan|pake|pakai)$/

const spaced = (lower: string): string =>
  lower
    .replaceAll(/["“”‘`]|(?<![a-z])'|'(?![a-z])/g, '')
    .replaceAll('how ', '')
    .replaceAll('/', ' / ')
    .replace(/\bkapan (?:pakai|pake|pk) (.+?),? kapan (?:pakai|pake|pk) /, '$1 and ')
    .replaceAll(/[?.!,]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The compared words: on both sides of 'and' if the dictionary knows them, otherwise side by side. */
function comparedWords(turn: Turn): readonly string[] {
  const text = spaced(turn.lower)
  const [left, right] = text.split(CONJUNCTION).map((side) => side.trim().split(' '))
  if (left && right) {
    const after = right.filter((word, at) => at > 0 || !/^(?:an?|the)$/.test(word) || right.length === 1)
    return [known(turn, left, (count) => left.slice(-count)), known(turn, after, (count) => after.slice(0, count))]
  }
  const bareWords = text.split(' ').filter((word) => !FRAME.test(word))
  return bareWords.length <= LONGEST + 1 ? bareWords : []
}

function known(turn: Turn, side: readonly string[], cut: (count: number) => string[]): string {
  for (let count = Math.min(LONGEST, side.length); count > 1; count -= 1) {
    const phrase = cut(count).join(' ')
    if (isEnglishEntry(turn, phrase)) return phrase
  }
  return cut(1)[0] ?? ''
}

/** Both dictionary entries, one below the other. */
export function besideEachOther(turn: Turn, words: readonly string[]): Said | null {
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
