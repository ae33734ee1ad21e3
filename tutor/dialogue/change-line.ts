import { besideSubject, timeNames, unitNames } from '../../content/tutor-sentence-changes.ts'
import { startsWithVowelSound } from '../../english/words/a-or-an.ts'
import { plural, singularOf } from '../../english/words/nouns.ts'
import { sayNumber } from '../../english/words/read-numbers.ts'
import { SURE_TOPIC } from '../moves/limits.ts'
import { amountAt } from '../translate/indonesian-amounts.ts'
import { type Thing, thingNamed } from '../translate/kinds-of-things.ts'
import { wordPattern } from '../word-pattern.ts'
import { isElliptical } from './ellipsis.ts'
import { opensAsFollowUp, withoutOpening } from './follow-up-words.ts'
import { LONGEST_ABOUT, talkedAbout } from './memory.ts'
import { openLine } from './open-line.ts'
import { bare, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const SHORTEST_LINE = 3
const LONGEST = 6

/** 'Kalau tiga?', 'kalau besok?', 'kalau sepatunya?': what she told to say, with another number, time or thing. */
export function changeLine(turn: Turn): Said | null {
  const { analysis, memory, book, text } = turn
  const line = memory.practice || analysis.quoted !== null || !opensAsFollowUp(text) ? null : openLine(turn)
  const other = bare(withoutOpening(text))
    .split(' ')
    .filter((word) => !besideSubject.has(word))
    .join(' ')
  if (line === null || wordCount(line) < SHORTEST_LINE || other === '' || wordCount(other) > LONGEST) return null
  const isOfSentence = memory.last?.kind === 'phrase' && memory.sentence !== null
  const made = (isOfSentence ? null : atTime(line, other)) ?? withAmount(line, other) ?? withThing(turn, line, other)
  if (made === null || made === line) return null
  const last =
    memory.last?.kind === 'phrase' ? talkedAbout('phrase', made.slice(0, LONGEST_ABOUT), 0, 'en') : memory.last
  return said('vocabulary', [say(book, 'sentence.changed', { text: made })], { last })
}

const INSTEAD = wordPattern(' @notThat .+$')
const TIME = wordPattern('\\b(?:@soon|@dayAhead @weekday)\\b')
/** 'It's for tomorrow' */
const LEAD = wordPattern('^@beforeTime ')

/** What is past needs another verb. */
function atTime(line: string, other: string): string | null {
  const [time, tense] = timeNames[other.replace(INSTEAD, '').replace(LEAD, '').replace(LEAD, '')] ?? []
  if (time === undefined || tense === 'past') return null
  return TIME.test(line) ? line.replace(TIME, time) : null
}

const COUNTED = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\\d+'
const UNIT = 'minute|hour|day|week|month|year|time'
const OF_UNIT = new RegExp(`\\b(?:${COUNTED}) (?:${UNIT})s?\\b`, 'i')
const OF_ANYTHING = new RegExp(`\\b(?:${COUNTED}) (\\w+)`, 'i')

/** 'Tiga', 'sebulan', '3 hari' */
function withAmount(line: string, other: string): string | null {
  const words = other.split(' ').map((word) => ({ text: word }))
  const [single] = words.length === 1 ? [unitNames[words[0]?.text.replace(/^se/, '') ?? '']] : []
  if (single && words[0]?.text.startsWith('se')) return replaced(line, OF_UNIT, 1, single)
  const amount = amountAt(words, 0)
  if (!amount || !Number.isInteger(amount.value) || amount.end < words.length - 1) return null
  const unit = unitNames[words[amount.end]?.text ?? '']
  if (amount.end < words.length && unit === undefined) return null
  return replaced(line, unit ? OF_UNIT : OF_ANYTHING, amount.value, unit)
}

function replaced(line: string, at: RegExp, value: number, unit?: string): string | null {
  const found = at.exec(line)
  if (!found || (!unit && /^an? /i.test(found[0]))) return null
  const noun = unit ?? singularOf(found[1] ?? '', () => true) ?? found[1] ?? ''
  return line.replace(at, `${value === 1 ? 'one' : sayNumber(value)} ${value === 1 ? noun : plural(noun)}`)
}

/** The first thing of that kind is another one; what the book surely has is asked of the book. */
function withThing(turn: Turn, line: string, other: string): string | null {
  const [best] = turn.analysis.found
  const thing = thingNamed(other) ?? thingNamed(other.replace(/^(?:di|ke|the|an?) /, '').replace(/nya$/, ''))
  if (
    !thing ||
    isElliptical(turn) ||
    ((best?.probability ?? 0) >= SURE_TOPIC && best?.name !== turn.memory.last?.about)
  )
    return null
  const words = line.split(/(?<=[\p{L}\d'’])(?=[^\p{L}\d'’])|(?<=[^\p{L}\d'’])(?=[\p{L}\d'’])/u)
  let place = words.findIndex((word) => isLike(thing, word))
  if (place < 0 || words[place]?.toLowerCase() === thing.en) return null
  while (isName(words[place]) && isName(words[place - 2])) {
    words.splice(place - 2, 2)
    place -= 2
  }
  const isSeveral = /[^s]s$/.test(words[place] ?? '') && !/s$/.test(thing.en)
  return words
    .with(place, isSeveral ? plural(thing.en) : thing.en)
    .join('')
    .replaceAll(/\b(an?) (\w+)/gi, (_, article: string, next: string) => `${fitting(article, next)} ${next}`)
}

/** 'Orchid Hotel' is one place. */
const isName = (word = ''): boolean => /^[A-Z]/.test(word)

const fitting = (article: string, next: string): string => `${article[0]}${startsWithVowelSound(next) ? 'n' : ''}`

function isLike({ kinds }: Thing, word: string): boolean {
  const old = thingNamed(word) ?? thingNamed(word.replace(/s$/, ''))
  return old !== undefined && [...old.kinds].some((kind) => kinds.has(kind))
}
