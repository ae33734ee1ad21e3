import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import { noWordList, wordListRequests, wordListWords } from '../../content/tutor-word-lists.ts'
import type { VocabularySet } from '../../content/vocabulary-set.ts'
import type { FoundWord, LookUp, WordSense, WrongForm } from '../../domain/explainer/look-up.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { listedEnglish, listedIndonesian, namedSet } from '../book/read-topics.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from './closest-part.ts'
import { namedWords } from './ellipsis.ts'
import { remember, talkedAbout } from './memory.ts'
import { notUnderstood } from './not-understood.ts'
import { core, wordCount } from './phrases.ts'
import { type Book, say } from './school-book.ts'
import { isIndonesianSentence, keyWords } from './translate-words.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { tellsOnly } from './understood.ts'

const TO_ENGLISH = /in english|(?:bahasa )?inggrisnya|bahasa inggris dari|english ?nya|to english|ke inggris/

/** 'Belajar bahasa Inggris dari nol', 'bahasa Inggris untuk kerja': a course is wanted, not a word. */
export const IS_LANGUAGE = wordPattern(
  [
    '\\b@study\\b.*\\binggris (?:dari|@forThem)\\b',
    '(?<!\\b(?:apa|what)\\b.*)\\binggris (?:untuk|buat)\\b(?!.*\\b(?:apa|gimana|kata)\\b)',
    '\\binggris dari @fromZero\\b(?!.*\\bapa\\b)',
    '\\b@studying (?:bahasa )?inggris\\b(?!.*\\b(?:apa|gimana|artinya|kata)\\b)',
  ].join('|'),
)

/** What an English word means, even where Indonesian has borrowed it: 'ghosting'. */
export function explainMeaning(turn: Turn, word: string): Said {
  const result = lookUpKindly(turn, word)
  const isEnglish = result?.found === true && result.by === 'exact' && result.senses[0].gloss !== null
  return isEnglish && result.found ? foundWord(turn, result) : explainWord(turn, word)
}

export function explainWord(turn: Turn, word: string): Said {
  const everyday = everydayIndonesian.get(word.toLowerCase()) ?? listedEnglish(word)
  if (everyday) return tellEnglish(turn, word, everyday)
  const looked = lookUpKindly(turn, word)
  const result = isMisread(looked, word) ? null : looked
  const gloss = result?.found || result?.reason === 'indonesian' ? undefined : turn.analysis.glosses[word.toLowerCase()]
  if (gloss !== undefined) return tellEnglish(turn, word, gloss)
  const isKnown = result?.found && result.by !== 'spelling' && result.source === 'learner'
  const listed = isKnown ? undefined : listedIndonesian(word)
  if (listed !== undefined) return tellListed(turn, word, listed)
  if (!result)
    return said('vocabulary', [
      say(turn.book, 'word.unknown', { asked: word, suggestion: say(turn.book, 'word.spell') }),
    ])
  return result.found ? foundWord(turn, result) : unknownWord(turn, result)
}

/** 'Padi' is no 'paid'. */
const isMisread = (looked: LookUp | null, word: string): boolean =>
  looked?.found === true && looked.by === 'spelling' && isIndonesianWord(word.toLowerCase())

const tellEnglish = ({ book, memory }: Turn, asked: string, english: string): Said =>
  said(
    'vocabulary',
    [say(book, 'word.english', { asked, words: `**${english}**` }), memory.practice ? null : say(book, 'words.one')],
    { last: talkedAbout('word', english.split(/[,;]/)[0]) },
  )

/** What only the lists by topic have. */
const tellListed = ({ book, memory }: Turn, asked: string, words: string): Said =>
  said('vocabulary', [say(book, 'words.listed', { asked, words }), memory.practice ? null : say(book, 'words.one')], {
    last: talkedAbout('word', asked),
  })

function foundWord(turn: Turn, found: FoundWord): Said {
  const { book, memory } = turn
  const sense = senseMeant(turn, found)
  const others = found.senses.filter((one) => one !== sense)
  const sound = found.ipa ? ` /${found.ipa}/` : ''
  return said(
    'vocabulary',
    [
      found.wrongForm && rightForm(book, found, found.wrongForm),
      found.baseForm &&
        say(book, 'word.form', { asked: found.asked, relation: found.baseForm.relations[0] ?? '', word: found.word }),
      say(book, 'word.head', { word: found.word, part: sense.partOfSpeech, sound, definition: sense.definition }),
      sense.gloss && say(book, 'word.gloss', { gloss: sense.gloss }),
      [
        sense.example && say(book, 'word.example', { example: sense.example }),
        sense.synonyms.length > 0 &&
          say(book, 'word.synonyms', { synonyms: sense.synonyms.map((one) => `**${one}**`).join(', ') }),
        others.length > 0 && say(book, 'words.also', { senses: others.map(inShort).join('; ') }),
      ]
        .filter(Boolean)
        .join('\n'),
      memory.practice ? null : say(book, 'word.use', { word: found.word }),
    ],
    { last: talkedAbout('word', found.word) },
  )
}

const inShort = ({ gloss, definition, partOfSpeech }: WordSense): string => `${gloss ?? definition} (${partOfSpeech})`

/** The meaning that shares most words with the message, as 'arus dalam laut'; otherwise the first. */
function senseMeant({ text }: Turn, { senses }: FoundWord): WordSense {
  const asked = stemsOf(text)
  const shared = ({ definition, gloss, example }: WordSense): number =>
    [...stemsOf(`${definition} ${gloss ?? ''} ${example ?? ''}`)].filter((stem) => asked.has(stem)).length
  return senses.reduce((best, one) => (shared(one) > shared(best) ? one : best), senses[0])
}

function rightForm(book: Book, { asked }: FoundWord, { word, instead }: WrongForm): string {
  const right = [...new Set(instead.flatMap((one) => one.right))].join(' / ')
  return right ? say(book, 'word.wrong', { asked, right }) : say(book, 'word.wrong.none', { word })
}

const LONGEST_PHRASE = 2

function unknownWord(turn: Turn, { asked, reason, suggestions }: Extract<LookUp, { found: false }>): Said {
  const { book } = turn
  const words = suggestions
    .slice(0, 4)
    .map((one) => `**${one}**`)
    .join(', ')
  const isSentence =
    reason === 'sentence' ||
    (reason === 'indonesian' && asked.split(' ').length > LONGEST_PHRASE) ||
    isIndonesianSentence(turn, asked)
  if (isSentence) return keyWords(turn, asked)
  if (reason === 'indonesian' && words) {
    return said(
      'vocabulary',
      [
        say(book, 'word.english', { asked, words }),
        turn.memory.practice ? null : say(book, 'word.use', { word: suggestions[0] ?? '' }),
      ],
      { last: talkedAbout('word', suggestions[0]) },
    )
  }
  const suggestion =
    words && !TO_ENGLISH.test(turn.lower) ? say(book, 'word.suggest', { words }) : say(book, 'word.spell')
  return said('vocabulary', [say(book, 'word.unknown', { asked, suggestion })], { last: talkedAbout('word', asked) })
}

const MAX_THEMES = 4
const MAX_OFFERED_THEMES = 8

const MAX_GONE_ON = 5

/** The theme that a short message names while word sets are the subject. */
export function themeGoneOnWith({ memory, text }: Turn): VocabularySet | undefined {
  const isShort = core(text).split(' ').length <= MAX_GONE_ON
  return memory.last?.kind === 'theme' && isShort ? namedSet(text) : undefined
}

/** As many words of a list are shown at once. */
const SHOWN = 10

/** A set of words: the theme that was named, otherwise one not shown yet; of a long list from `first` on. */
export function teachWords(turn: Turn, chosen = namedSet(turn.text), first = 0): Said {
  const { book, memory } = turn
  const fresh = vocabularySets.filter(({ id }) => !memory.themes.includes(id))
  const set = chosen ?? fresh[memory.turn % Math.max(1, fresh.length)] ?? (vocabularySets[0] as VocabularySet)
  const others = fresh.filter(({ id }) => id !== set.id).slice(0, MAX_THEMES)
  const words = set.words.slice(first, first + SHOWN)
  const left = set.words.length - first - words.length
  return said(
    'vocabulary',
    [
      [
        say(book, 'words.set', { count: words.length, theme: set.title[book.language] }),
        ...words.map(([word, gloss, example]) => `- **${word}** (${gloss})${example && `: ${example}`}`),
      ].join('\n'),
      left > 0 ? say(book, 'words.left', { left }) : say(book, 'words.try'),
      others.length === 0 || left > 0
        ? null
        : say(book, 'words.more', { themes: others.map(({ title }) => title[book.language]).join(', ') }),
    ],
    {
      themes: remember(memory.themes, set.id),
      last: talkedAbout('theme', set.id, first + words.length),
      offered: others.map(({ id }) => `theme ${id}`),
    },
  )
}

const ASKS_FOR_WORDS =
  /\b(?:kosakata|kosa kata|vocab|vocabulary|words|kata-kata|nama|istilah|daftar|teach|kasih|give|learn|idiom|phrases|ungkapan|adjectives|verbs)\b/i

const readList = createFrames(wordListRequests, wordListWords)
const readOther = createFrames(noWordList, wordListWords)
const MAX_THEME_WORDS = 14

/** Words on a theme that there is a set of. */
export function askedTheme(turn: Turn): Said | null {
  const { analysis, lower, text } = turn
  const words = lower.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
  if (analysis.quoted !== null || words.length > MAX_THEME_WORDS || tellsOnly(turn)) return null
  if (readList(words).length === 0 || readOther(words).length > 0) return null
  const theme = namedSet(text)
  return theme ? teachWords(turn, theme) : null
}

/** Words on a theme, whether there is a set of them or not. */
export function askedWords(turn: Turn): Said | null {
  const { analysis, lower, text } = turn
  if (
    analysis.quoted !== null ||
    !ASKS_FOR_WORDS.test(lower) ||
    /\d+ words|how many words|berapa kata/.test(lower) ||
    tellsOnly(turn)
  )
    return null
  const theme = namedSet(text)
  if (theme ? !isMostlyOf(text, theme) : !unknownTheme(text)) return null
  return answerVocabulary(turn)
}

const MOSTLY = 0.5

/** 'Saya daftar 3 hari lalu, belum dihubungi' is about more than days: the theme knows most of what is named. */
function isMostlyOf(text: string, { names, title, words }: VocabularySet): boolean {
  const own = stemsOf([...names, title.id, title.en, ...words.map(([word, gloss]) => `${word} ${gloss}`)].join(' '))
  const named = namedWords(text).flatMap((word) => [...stemsOf(word)])
  return named.filter((stem) => own.has(stem)).length >= named.length * MOSTLY
}

/** A longer message that names no theme wants something else than a list of words. */
const SHORT_WISH = 6

export function answerVocabulary(turn: Turn): Said {
  const theme = namedSet(turn.text) ? undefined : unknownTheme(turn.text)
  if (theme) return offerThemes(turn, theme)
  if (!namedSet(turn.text) && wordCount(turn.text) > SHORT_WISH) return notUnderstood(turn)
  return ASKS_FOR_WORDS.test(turn.lower) ? teachWords(turn) : askForWord(turn, 'word.ask')
}

const THEME = wordPattern(
  "\\b@vocabulary\\b.*?\\b@about\\s+(?:the )?(\\p{L}[\\p{L}\\d' -]{1,30}?)(?:[?.!,]|$| @polite\\b)",
)
/** What may follow 'words for' without being a theme. */
const NO_THEME = wordPattern('^(?:@noTheme|level .*|[abc][12]\\b.*)$')

/** A theme that was asked for but has no word set. */
function unknownTheme(text: string): string | undefined {
  const theme = THEME.exec(text)?.[1]?.trim()
  return theme && !NO_THEME.test(theme) ? theme : undefined
}

function offerThemes({ book, memory }: Turn, theme: string): Said {
  const sets = vocabularySets.filter(({ id }) => !memory.themes.includes(id))
  const list = (sets.length > 0 ? sets : vocabularySets).slice(0, MAX_OFFERED_THEMES)
  const themes = list.map(({ title }) => title[book.language]).join(', ')
  return said('vocabulary', [say(book, 'words.theme.none', { theme, themes })], {
    offered: list.map(({ id }) => `theme ${id}`),
    last: talkedAbout('theme', list[0]?.id),
  })
}

export function askForWord({ book }: Turn, key: 'word.ask' | 'more.word'): Said {
  const sets = vocabularySets.slice(0, MAX_THEMES + 1)
  const themes = sets.map(({ title }) => title[book.language]).join(', ')
  return said('vocabulary', [say(book, key, { themes })], { offered: sets.map(({ id }) => `theme ${id}`) })
}
