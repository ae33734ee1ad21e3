import {
  aroundCompared,
  besideCompared,
  comparedOfSchool,
  comparedSounds,
  comparing,
  inPhrases,
  neverCompared,
} from '../../content/tutor-compare-words.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import type { FoundWord, WordSense } from '../../domain/explainer/look-up.ts'
import type { Kind } from '../book/entry.ts'
import { wordPattern } from '../word-pattern.ts'
import { commonSenses } from './common-senses.ts'
import { explainFeeling, explainForms } from './compare-forms.ts'
import { talkedAbout } from './memory.ts'
import { bare, holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

const holdsComparison = (lower: string): boolean => holdsOneOf(lower, comparing) || WHEN_EACH.test(lower)
/** 'Kapan pakai A, kapan pakai B?' */
const WHEN_EACH = /\bkapan (?:pakai|pake|pk)\b.*\bkapan (?:pakai|pake|pk)\b/

/** Courses, or sounds: not what words mean. */
const isOfOther = (lower: string): boolean => holdsOneOf(lower, comparedOfSchool) || holdsOneOf(lower, comparedSounds)

/** From here on the book knows better. */
const FOUND = 0.5

/** 'What is the difference between A and B?', also as 'A or B?', 'A vs B', 'A sama B' and 'bedanya A B'. */
export function compareWords(turn: Turn): Said | null {
  const { lower, analysis } = turn
  if (isOfOther(lower) || (analysis.found[0]?.probability ?? 0) >= FOUND) return null
  const words = comparedWords(turn)
  return isComparing(turn, words) ? compare(turn, words) : null
}

function compare(turn: Turn, [first = '', second = '']: readonly string[]): Said | null {
  const feeling = explainFeeling(turn, first, second)
  if (feeling) return feeling
  if (!first || !second || neverCompared.has(first) || neverCompared.has(second)) return null
  return explainForms(turn, first, second) ?? besideEachOther(turn, [first, second])
}

const KNOWN = 0.45

/** Two words of the dictionary with a word for their difference, unless the book has something about them. */
export function compareAsked(turn: Turn): Said | null {
  const { lower, analysis } = turn
  if ((!holdsComparison(lower) && !EITHER.test(lower)) || isOfOther(lower)) return null
  const several = uncoveredBeside(turn)
  if (several) return several
  const [first = '', second = ''] = comparedWords(turn)
  if ((analysis.found[0]?.probability ?? 0) >= KNOWN && isCovered(turn, [first, second])) return null
  if (![first, second].every((word) => word.length > 2 && !comparing.has(word) && isEnglishEntry(turn, word)))
    return null
  return explainFeeling(turn, first, second) ?? besideEachOther(turn, [first, second])
}

/** The entry that is found is about one of them, or they are not two plain words. */
function isCovered(turn: Turn, words: readonly string[]): boolean {
  const [best] = turn.analysis.found
  const entry = best && turn.teaching.entry(best.name)
  const isOfLanguage = entry !== undefined && OF_LANGUAGE.has(turn.teaching.kindOf(entry.name))
  const items = (entry?.items ?? []).flatMap((item) => bare(item).split(' '))
  return words.some((word) => word === '') || (isOfLanguage && words.some((word) => items.includes(word)))
}

const OF_LANGUAGE: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(['grammar', 'pairs', 'exams'])

const FEWEST_SEVERAL = 3
const MOST_SEVERAL = 5

/** 'Employee, staff, dan personnel?': more words than the entry that is found has. */
function uncoveredBeside(turn: Turn): Said | null {
  const words = listedWords(turn)
  if (words.length < FEWEST_SEVERAL || words.length > MOST_SEVERAL) return null
  const items = new Set(entriesFound(turn).flatMap((name) => turn.teaching.entry(name)?.items.map(bare) ?? []))
  if (words.every((word) => items.has(word)) || !words.every((word) => isEnglishEntry(turn, word))) return null
  return besideEachOther(turn, words)
}

/** Words and phrases of the dictionary between commas, or single words one after another. */
function listedWords(turn: Turn): string[] {
  const parts = turn.lower
    .replaceAll(/["“”'‘’]/g, ' ')
    .split(/,|\/|\b(?:and|or|dan|atau|sama|sm|dengan|vs)\b/)
    .map((part) =>
      bare(part)
        .split(' ')
        .filter((word) => word !== '' && !isAround(word)),
    )
    .filter((part) => part.length > 0 && !phrases.more.has(part.join(' ')))
  const isRow = parts.length === 1 && !parts.flat().some((word) => inPhrases.has(word))
  if (isRow) return parts.flat()
  const listed = parts.map((part) => part.join(' '))
  return listed.every((phrase) => !phrase.includes(' ') || isEnglishEntry(turn, phrase)) ? listed : []
}

const isAround = (word: string): boolean =>
  aroundCompared.has(word) || besideCompared.has(word) || wordFillers.has(word)

const entriesFound = ({ analysis: { found } }: Turn): string[] => found.slice(0, 1).map(({ name }) => name)

/** 'refund or compensation?' */
const EITHER = /^[a-z-]{3,} (?:or|atau|vs|apa) [a-z-]{3,}\s*\?*$/

const MAX_CHOICE_WORDS = 6

function isComparing(turn: Turn, words: readonly string[]): boolean {
  const { lower, analysis } = turn
  if (holdsComparison(lower)) return true
  const isShort = lower.split(/\s+/).length <= MAX_CHOICE_WORDS && analysis.written !== 'id'
  if (isShort && /\b(?:or|atau)\b.*\?\s*$/.test(lower)) return words.every((word) => isEnglishEntry(turn, word))
  return isBarePair(turn, words)
}

const BARE = wordPattern("^(?:@also)? ?([a-z' ]+?) @both ([a-z' ]+?)(?: @particle)*\\s*\\??$")

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
  const [left, right] = withoutSharedEnd(text.split(CONJUNCTION).map((side) => side.trim().split(' ')))
  if (left && right) {
    const after = right.filter((word, at) => at > 0 || !/^(?:an?|the)$/.test(word) || right.length === 1)
    return [known(turn, left, (count) => left.slice(-count)), known(turn, after, (count) => after.slice(0, count))]
  }
  const bareWords = text.split(' ').filter((word) => !aroundCompared.has(word))
  return bareWords.length <= LONGEST + 1 ? bareWords : []
}

/** 'Leave early sama go home early' compares what stands before 'early'. */
function withoutSharedEnd([left, right, ...more]: string[][]): (string[] | undefined)[] {
  const end = left?.at(-1)
  const at = left && right && left.length > 1 && end ? right.lastIndexOf(end) : -1
  return at > 0 && left ? [left.slice(0, -1), right?.slice(0, at), ...more] : [left, right, ...more]
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
  const senses = commonSenses(found)
  const lines = found.map(({ word }, at) => {
    const sense = senses[at] as WordSense
    return [
      `- ${say(book, 'pair.word', { word, part: sense.partOfSpeech, definition: sense.definition, gloss: sense.gloss ? ` (${sense.gloss})` : '' })}`,
      sense.example && `  “${sense.example}”`,
    ]
      .filter(Boolean)
      .join('\n')
  })
  return said('vocabulary', [lines.join('\n'), say(book, 'words.one')], { last: talkedAbout('word', words[0]) })
}
