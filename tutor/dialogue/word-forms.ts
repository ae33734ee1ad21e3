import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { opposites } from '../../content/tutor-opposites.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import { comparative, isShort, superlative } from '../../english/words/adjectives.ts'
import { plural } from '../../english/words/nouns.ts'
import { participleForm, pastForm } from '../../english/words/verbs.ts'
import { measuresOf } from '../book/read-word-notes.ts'
import { exactly, wordPattern } from '../word-pattern.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { familyOf, related } from './word-family.ts'
import { countedAs } from './word-notes.ts'
import { explainWord } from './words.ts'

const WORD = `["“'‘]?([a-z]{2,20})["”'’]?`
const OF = '(?: forms?| tense)?(?: of| for| dari| untuk| kata| verb| the verb| the word| ?nya)* '
const VERB = [
  wordPattern(`\\b@past(?: (?:and|dan) @past)?${OF}${WORD}`),
  wordPattern(`\\b${WORD} (?:v-? ?[23]|verb ?[23]|bentuk (?:lampau|kedua|ketiga))(?:nya)?\\b`),
]
const PLURAL = [wordPattern(`\\b(?:plural|jamak)(?:nya)?${OF}${WORD}`)]
const DEGREE = [wordPattern(`\\b(?:comparative|superlative|perbandingan)(?: (?:and|dan) superlative)?${OF}${WORD}`)]
const OPPOSITE = [
  wordPattern(`\\b(?:opposites?|antonyms?|antonim|lawan kata|kebalikan|lawannya)(?:nya)?${OF}${WORD}`),
  wordPattern(`\\b${WORD} (?:antonim|lawan kata|lawan katanya|antonimnya|kebalikannya)\\b`),
]
const SPELLING = [wordPattern(`\\b(?:spell|spelling of|ejaan|mengeja)(?: kata| the word)? ${WORD}`)]
const NOT_WORDS = exactly('noForm')

function wordIn({ text }: Turn, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const word = pattern.exec(text)?.[1]?.toLowerCase()
    if (word && !NOT_WORDS.test(word)) return word
  }
  return null
}

/** The form of a word that was asked for: past, plural, comparison, opposite. */
export function tellForm(turn: Turn): Said | null {
  return opposite(turn) ?? spelling(turn) ?? verbForms(turn) ?? pluralForm(turn) ?? degrees(turn)
}

function opposite(turn: Turn): Said | null {
  const word = wordIn(turn, OPPOSITE)
  return word ? tellOpposite(turn, word) : null
}

const MOST_OPPOSITES = 3

/** The everyday ones, what the dictionary links, or the word with another prefix. */
export function tellOpposite(turn: Turn, asked: string): Said {
  const { book } = turn
  const meant = everydayIndonesian.get(asked)?.split(/[,;]/)[0] ?? asked
  const word = [meant, ...familyOf(turn, meant)].find((one) => oppositesOf(turn, one).length > 0) ?? meant
  const words = oppositesOf(turn, word).slice(0, MOST_OPPOSITES).join('**, **')
  const meaning = explainWord(turn, asked)
  if (!words) return { ...meaning, parts: [say(book, 'opposite.none', { word: asked }), ...meaning.parts] }
  return said('vocabulary', [say(book, 'opposite.of', { word, words }), say(book, 'words.one')], {
    last: talkedAbout('word', word),
  })
}

const oppositesOf = (turn: Turn, word: string): readonly string[] =>
  [opposites.get(word) ?? [], related(word, 'opposite'), withPrefix(turn, word)].find(({ length }) => length > 0) ?? []

const PREFIXES = ['un', 'in', 'im', 'ir', 'il', 'dis']

/** 'unreliable' for 'reliable', if the dictionary has it; 'reliable' for 'unreliable'. */
function withPrefix(turn: Turn, word: string): string[] {
  const made = PREFIXES.flatMap((prefix) => [
    `${prefix}${word}`,
    ...(word.startsWith(prefix) ? [word.slice(prefix.length)] : []),
  ])
  return made.filter((one) => {
    const looked = one.length > SHORTEST ? lookUpKindly(turn, one) : null
    const isIt = looked?.found === true && looked.by === 'exact' && looked.word === one
    return isIt && looked.senses.some(({ partOfSpeech }) => partOfSpeech === 'adjective')
  })
}

const SHORTEST = 3

/** Spells a word letter by letter. */
function spelling(turn: Turn): Said | null {
  const { last } = turn.memory
  const isIt =
    /^(?:how (?:do|to) (?:you |i )?)?spell it\b|^(?:gimana )?ejaannya/i.test(turn.text) && last?.kind === 'word'
  const word = isIt ? last.about : wordIn(turn, SPELLING)
  if (!word || !isKnown(turn, word)) return null
  return said('vocabulary', [say(turn.book, 'word.spelled', { word, letters: [...word].join('-') })], {
    last: talkedAbout('word', word),
  })
}

const isKnown = (turn: Turn, word: string): boolean => lookUpKindly(turn, word)?.found !== false

function verbForms(turn: Turn): Said | null {
  const word = wordIn(turn, VERB)
  const looked = word ? lookUpKindly(turn, word) : null
  const isVerb =
    looked?.found && looked.senses.some(({ partOfSpeech }) => /verb$/.test(partOfSpeech) && partOfSpeech !== 'adverb')
  if (!word || !isVerb) return null
  return tellVerb(turn, looked.baseForm?.word ?? word)
}

/** `behind` is the rest of a phrasal verb. */
export function tellVerb(turn: Turn, base: string, behind = ''): Said {
  const whole = (form: string): string => `${form} ${behind}`.trim()
  const forms = { base: whole(base), past: whole(pastForm(base)), participle: whole(participleForm(base)) }
  return said('grammar', [say(turn.book, 'form.verb', forms), say(turn.book, 'form.verb.try', forms)], {
    last: talkedAbout('reason', 'irregular-past'),
  })
}

function pluralForm(turn: Turn): Said | null {
  const word = wordIn(turn, PLURAL)
  if (!word || !isKnown(turn, word)) return null
  const looked = lookUpKindly(turn, word)
  const [sense] = looked?.found ? looked.senses : []
  if (sense && looked?.found && !looked.senses.some(({ partOfSpeech }) => partOfSpeech === 'noun'))
    return said('grammar', [say(turn.book, 'form.plural.none', { word, part: sense.partOfSpeech })], {
      last: talkedAbout('word', word),
    })
  const noun = singularIn(looked) ?? word
  const last = talkedAbout('word', noun)
  if (looked?.found && countedAs(looked) === 'never') {
    const [measure] = measuresOf(noun)
    const way = measure && say(turn.book, 'words.counted.measure', { en: measure.en, id: measure.id })
    return said('grammar', [say(turn.book, 'words.counted.never', { word: noun }), way], { last })
  }
  return said('grammar', [say(turn.book, 'form.plural', { word: noun, plural: plural(noun) })], {
    last: talkedAbout('reason', 'plural'),
  })
}

/** 'Staffs' is asked about as 'staff'. */
const singularIn = (looked: LookUp | null): string | undefined =>
  looked?.found && looked.by !== 'spelling' ? (looked.baseForm?.word ?? looked.word) : undefined

/** 'Five comparative sentences' asks for no degrees of 'sentence'. */
function hasDegrees(turn: Turn, word: string): boolean {
  const looked = lookUpKindly(turn, word)
  return looked?.found !== true || looked.senses.some(({ partOfSpeech }) => /^(?:adjective|adverb)/.test(partOfSpeech))
}

function degrees(turn: Turn): Said | null {
  const word = wordIn(turn, DEGREE)
  if (!word || !isKnown(turn, word) || !hasDegrees(turn, word)) return null
  const short = isShort(word)
  const forms = {
    word,
    comparative: short ? comparative(word) : `more ${word}`,
    superlative: `the ${short ? superlative(word) : `most ${word}`}`,
  }
  return said('grammar', [say(turn.book, 'form.degrees', forms)], { last: talkedAbout('reason', 'comparison-than') })
}
