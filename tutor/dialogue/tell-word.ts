import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import type { WordAspect } from '../../content/tutor-word-questions.ts'
import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { type Last, talkedAbout } from './memory.ts'
import { answerPronunciation } from './pronunciation.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { asIf, lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { isPart, memberOf, type Part } from './word-family.ts'
import { tellForm } from './word-forms.ts'
import { explainWord } from './words.ts'

/** What is asked about one word; null where the dictionary cannot tell it. */
type Tell = (turn: Turn, word: string) => Said | null

const TELL: Record<WordAspect, Tell> = {
  english: explainWord,
  meaning: explainWord,
  indonesian: explainWord,
  synonym: synonymsOf,
  opposite: (turn, word) => tellForm(asIf(turn, `opposite of ${word}`)),
  noun: family('noun'),
  verb: family('verb'),
  adjective: family('adjective'),
  adverb: family('adverb'),
  example: sentencesWith,
  phrasal: phrasalVerbs,
  register: registerOf,
  spelling: (turn, word) => tellForm(asIf(turn, `spell ${word}`)),
  plural: (turn, word) => tellForm(asIf(turn, `plural of ${word}`)),
  past: (turn, word) => tellForm(asIf(turn, `past of ${word}`)),
  degree: (turn, word) => tellForm(asIf(turn, `comparative of ${word}`)),
  sound: (turn, word) => answerPronunciation(asIf(turn, `pronounce ${word}`)),
}

/** The answer to a question about one word or several. */
export function tellWord(turn: Turn, asks: WordAspect, words: readonly string[]): Said | null {
  const [only = '', ...more] = words
  const answer = more.length === 0 ? TELL[asks](turn, only) : severalWords(turn, asks, words)
  return answer && keepOpen(answer, only, asks)
}

/** The word stays open, with what was asked of it. */
function keepOpen(answer: Said, word: string, asks: WordAspect): Said {
  const { last: told } = answer.memory
  if (told?.kind === 'sound') return answer
  const last = told?.kind === 'word' ? told : talkedAbout('word', word)
  return { ...answer, memory: { ...answer.memory, last: { ...last, to: asks } } }
}

/** What was asked of the word that is open. */
export const askedOf = (last: Last | null): WordAspect | null =>
  last?.kind === 'word' && last.to in TELL ? (last.to as WordAspect) : null

function severalWords(turn: Turn, asks: WordAspect, words: readonly string[]): Said | null {
  const { book } = turn
  const line = asks === 'synonym' ? synonymLine : inShort
  const lines = words.map((word) => line(turn, word)).filter((one) => one !== null)
  if (lines.length === 0) return null
  return said('vocabulary', [lines.map((one) => `- ${one}`).join('\n'), say(book, 'words.together')], {
    last: talkedAbout('word', words[0]),
  })
}

function inShort(turn: Turn, asked: string): string | null {
  const { book } = turn
  const told = (words: string) => say(book, 'words.listed', { asked, words })
  const everyday = everydayIndonesian.get(asked)
  if (everyday) return told(everyday)
  const looked = lookUpKindly(turn, asked)
  if (!looked) return null
  if (!looked.found) return looked.reason === 'indonesian' ? told(looked.suggestions.slice(0, 2).join(', ')) : null
  const [sense] = looked.senses
  return told([sense.gloss, sense.definition].filter(Boolean).join('; '))
}

function synonymLine(turn: Turn, word: string): string | null {
  const words = synonymsIn(found(turn, word))
  return words.length > 0 ? say(turn.book, 'words.synonyms', { word, words: bold(words) }) : null
}

const MOST_SYNONYMS = 6
const bold = (words: readonly string[]): string => words.map((word) => `**${word}**`).join(', ')

const found = (turn: Turn, word: string): FoundWord | null => {
  const looked = lookUpKindly(turn, word)
  return looked?.found ? looked : null
}

const synonymsIn = (looked: FoundWord | null): string[] =>
  [...new Set(looked?.senses.flatMap(({ synonyms }) => synonyms) ?? [])].slice(0, MOST_SYNONYMS)

function synonymsOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const looked = found(turn, word)
  const words = synonymsIn(looked)
  const broader = [...new Set(looked?.senses.flatMap((sense) => sense.broader ?? []) ?? [])].slice(0, MOST_SYNONYMS)
  if (!looked || words.length + broader.length === 0) return null
  const key = words.length > 0 ? 'words.synonyms' : 'words.broader'
  const example = looked.senses[0].example
  return said(
    'vocabulary',
    [
      say(book, key, { word: looked.word, words: bold(words.length > 0 ? words : broader) }),
      example && say(book, 'word.example', { example }),
      turn.memory.practice ? null : say(book, 'words.one'),
    ],
    { last: talkedAbout('word', looked.word) },
  )
}

const PARTS: Record<Part, string> = { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' }

function family(part: Part): Tell {
  return (turn, word) => {
    const { book } = turn
    const form = memberOf(turn, word, part)
    const last = talkedAbout('word', form ?? word)
    if (form) {
      const example = found(turn, form)?.senses[0].example
      const parts = [
        say(book, `words.${part}`, { word, form }),
        example && say(book, 'word.example', { example }),
        turn.memory.practice ? null : say(book, 'word.use', { word: form }),
      ]
      return said('vocabulary', parts, { last })
    }
    const isIt = isPart(turn, word, part)
    return said('vocabulary', [say(book, isIt ? 'words.same' : 'words.family.none', { word, part: PARTS[part] })], {
      last,
    })
  }
}

const SLANG = /\((?:[^)]*\b)?(?:informal|slang|spoken|humorous)\b/i
const FORMAL = /\((?:[^)]*\b)?(?:formal|written|literary|technical|law)\b/i

/** As the dictionary marks it; idioms and phrasal verbs are for talk. */
function registerOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  if (!looked) return null
  const [{ definition, partOfSpeech, synonyms }] = looked.senses
  const isSpoken = SLANG.test(definition) || /idiom|phrasal/.test(partOfSpeech)
  const key = FORMAL.test(definition)
    ? 'words.register.formal'
    : isSpoken
      ? 'words.register.spoken'
      : 'words.register.neutral'
  const others =
    synonyms.length > 0 ? say(turn.book, 'words.synonyms', { word: looked.word, words: bold(synonyms) }) : null
  return said('vocabulary', [say(turn.book, key, { word: looked.word }), others], {
    last: talkedAbout('word', looked.word),
  })
}

const MOST_SENTENCES = 3

/** Examples of the dictionary, then of the phrase book; those not shown yet first. */
export function sentencesWith(turn: Turn, word: string): Said | null {
  const { book, memory } = turn
  const looked = found(turn, word)
  const own = looked?.senses.flatMap(({ example }) => (example ? [example] : [])) ?? []
  const all = [...new Set([...own, ...fromPhrases(turn, looked?.word ?? word)])]
  if (all.length === 0) return null
  const seen = memory.last?.kind === 'word' && memory.last.about === word ? memory.last.step : 0
  const fresh = all.slice(seen, seen + MOST_SENTENCES)
  const shown = fresh.length > 0 ? fresh : all.slice(-MOST_SENTENCES)
  const step = fresh.length > 0 ? seen + fresh.length : 0
  return said(
    'vocabulary',
    [list(say(book, 'words.sentences', { word }), shown), memory.practice ? null : say(book, 'word.use', { word })],
    { last: talkedAbout('word', word, step) },
  )
}

function fromPhrases({ teaching }: Turn, word: string): string[] {
  const holds = new RegExp(`\\b${word.replaceAll(/[^\p{L}\d' -]/gu, '')}\\b`, 'iu')
  return teaching
    .phrases()
    .flatMap(({ en }) => en.slice(0, 1))
    .filter((sentence) => !sentence.includes('{') && holds.test(sentence))
    .slice(0, MOST_SENTENCES)
}

const PARTICLES =
  'up on off over out in back away along by through down around into after at about across together for with forward to'
const MOST_PHRASAL = 7

/** 'get up', 'get over', …; or those that mean what an Indonesian or English word means. */
function phrasalVerbs(turn: Turn, word: string): Said | null {
  const { book } = turn
  const ofVerb = PARTICLES.split(' ').flatMap((particle) => {
    const looked = found(turn, `${word} ${particle}`)
    return looked?.word === `${word} ${particle}` ? [looked] : []
  })
  const meant = ofVerb.length > 0 ? [] : phrasalFor(turn, word)
  const all = (ofVerb.length > 0 ? ofVerb : meant).slice(0, MOST_PHRASAL)
  if (all.length === 0) return null
  const lines = all.map(({ word: phrase, senses: [sense] }) => `**${phrase}**: ${sense.gloss ?? sense.definition}`)
  const title = say(book, ofVerb.length > 0 ? 'words.phrasal' : 'words.phrasal.meaning', { word })
  return said('vocabulary', [list(title, lines), say(book, 'words.one')], { last: talkedAbout('word', all[0]?.word) })
}

function phrasalFor(turn: Turn, word: string): FoundWord[] {
  const looked = lookUpKindly(turn, word)
  const words = looked ? (looked.found ? synonymsIn(looked) : looked.suggestions) : []
  return words.filter((one) => one.includes(' ')).flatMap((one) => found(turn, one) ?? [])
}
