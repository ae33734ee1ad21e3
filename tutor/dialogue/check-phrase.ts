import { maySay } from '../../content/tutor-check-requests.ts'
import { frameWords } from '../../content/tutor-frame-words.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import type { CorrectedSentence } from '../../english/grammar/correct.ts'
import type { Entry, Kind } from '../book/entry.ts'
import { carefulWith, varietyOf } from '../book/read-word-notes.ts'
import { isMarked } from '../quoted-part.ts'
import { SURELY_RIGHT, teachCorrections } from './corrections.ts'
import { bare, holdsOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { teachEntry } from './teach-entry.ts'
import { tellWord } from './tell-word.ts'
import { isTrifle } from './trifle.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { countryOf, manner, registerOf } from './word-notes.ts'

const readMaySay = createFrames(maySay, frameWords)
const SHORTEST_PHRASE = 2
const LONGEST_PHRASE = 12
const KNOWN = 0.15

/** 'Can I say “according to me”?' asks whether people say it, not what its words mean. */
export function checkPhrase(turn: Turn): Said | null {
  const { quoted, corrections } = turn.analysis
  if (quoted === null || !isMarked(quoted, turn.text) || wordCount(quoted) > LONGEST_PHRASE) return null
  const [asked] = readMaySay(wordsAround(turn, quoted))
  if (!asked) return null
  if (!corrections.every(isSmall)) return correctPhrase(turn)
  if (wordCount(quoted) < SHORTEST_PHRASE) return null
  const wrong = entryOn(turn, quoted, ({ mistake }) => mistake.sentences.map((one) => one.wrong))
  if (wrong) return teachEntry(turn, wrong)
  const isKnown = wholePhrase(turn, quoted) !== null
  if (asked.name === 'where') return isKnown ? null : judgePhrase(turn, quoted)
  return tellKnown(turn, quoted) ?? tellEntry(turn, quoted) ?? judgePhrase(turn, quoted)
}

const isSmall = ({ findings }: CorrectedSentence): boolean => findings.every(isTrifle)

const QUOTED = 'quoted0'

const wordsAround = ({ text }: Turn, quoted: string): string[] =>
  bare(text.replace(quoted, QUOTED).replace(MARKED, ` ${QUOTED} `)).split(' ')
const MARKED = new RegExp(`\\S*${QUOTED}\\S*`)

function correctPhrase(turn: Turn): Said {
  const told = teachCorrections(turn)
  const isAsked = turn.analysis.corrections.every(({ findings }) => findings.every((one) => one.isAsked))
  return isAsked ? told : { ...told, parts: [say(turn.book, 'phrase.no'), ...told.parts.slice(1)] }
}

const EXPLAINS: ReadonlySet<Kind> = new Set<Kind>(['grammar', 'pairs'])

/** The entry on grammar that has this very phrase among these sentences. */
function entryOn({ analysis, teaching }: Turn, quoted: string, among: (entry: Entry) => string[]): Entry | undefined {
  const phrase = [bare(quoted)]
  return analysis.found
    .filter(({ probability }) => probability > KNOWN)
    .flatMap(({ name }) => teaching.entry(name) ?? [])
    .find((entry) => EXPLAINS.has(entry.kind) && among(entry).some((text) => holdsOneOf(text, phrase)))
}

function tellEntry(turn: Turn, quoted: string): Said | null {
  const entry = entryOn(turn, quoted, ({ ask }) => ask)
  return entry ? teachEntry(turn, entry) : null
}

function wholePhrase(turn: Turn, quoted: string): string | null {
  const looked = lookUpKindly(turn, bare(quoted))
  const isWhole = looked?.found === true && looked.partOf === null && wordCount(looked.word) >= wordCount(quoted)
  return isWhole ? looked.word : null
}

/** A phrase of the dictionary is said; what it means and when comes with it. */
function tellKnown(turn: Turn, quoted: string): Said | null {
  const phrase = wholePhrase(turn, quoted)
  const told = phrase === null ? null : tellWord(turn, 'meaning', [phrase])
  return told && { ...told, parts: [say(turn.book, 'phrase.yes'), ...told.parts] }
}

const judgePhrase = (turn: Turn, phrase: string): Said =>
  said('grammar', [
    say(turn.book, turn.analysis.sureRight >= SURELY_RIGHT ? 'phrase.fine' : 'phrase.unsure', { phrase }),
    noteOn(turn, phrase),
  ])

/** Of a word in it that is not for everybody: 'reckon' is British, 'gonna' is for talk. */
function noteOn(turn: Turn, phrase: string): string | null {
  const words = [bare(phrase), ...bare(phrase).split(' ')]
  const marked = words.find((word) => carefulWith(word).length > 0 || isSpoken(turn, word))
  const british = words.find((word) => word.length > SHORT_WORD && varietyOf(word).length > 0)
  const told = marked !== undefined ? registerOf(turn, marked) : british !== undefined ? countryOf(turn, british) : null
  return told?.parts[0] ?? null
}

const SHORT_WORD = 3

function isSpoken(turn: Turn, word: string): boolean {
  const looked = word.length > SHORT_WORD ? lookUpKindly(turn, word) : null
  return looked?.found === true && looked.by === 'exact' && looked.word === word && manner(looked) === 'spoken'
}
