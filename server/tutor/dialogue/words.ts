import { everydayIndonesian } from '../../../content/tutor-indonesian.ts'
import { type VocabularySet, vocabularySets } from '../../../content/tutor-vocabulary.ts'
import type { FoundWord, LookUp, WrongForm } from '../../../domain/explainer/look-up.ts'
import { remember, talkedAbout } from './memory.ts'
import { bare, core } from './phrases.ts'
import { type Book, say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

const WORD = `["“'‘]?([\\p{L}][\\p{L}' -]{0,40}?)["”'’]?`
const ASKED: RegExp[] = [
  `what(?:'s| is| does| do)? (?:the )?(?:word )?${WORD} means?\\b`,
  `(?:meanings?|definition|synonyms?|example(?: sentences?)?) (?:of|for|with) (?:the word )?${WORD}(?=[?.!,]|$| in | please| dong| apa)`,
  `^${WORD} (?:meaning|definition|synonyms?)(?=[?.!,]|$| please)`,
  `use ${WORD} in a sentence`,
  `(?:define|explain the word|explain) ${WORD}(?=[?.!,]|$| please)`,
  `(?:another|other) words? for ${WORD}(?=[?.!,]|$| please| in )`,
  `how (?:do|to|can) (?:you |i |we )?(?:say|spell|call) ${WORD} in english`,
  `what(?:'s| is) (?:the )?english (?:word |for |of )+${WORD}(?=[?.!,]|$)`,
  `how (?:do|to) (?:you |i )?spell ${WORD}(?=[?.!,]|$)`,
  `(?:terjemah(?:kan|in)?|translate)(?: kata| the word)? ${WORD}(?: (?:ke|to|into|dalam) .*)?(?=[?.!,]|$)`,
  `(?:bahasa |bhs )?ing(?:g?)ris(?:nya)?(?: dari| kata| untuk)? ${WORD}(?: (?:apa|itu|gimana|ya|sih|kak|dong).*)?(?=[?.!,]|$)`,
  `english(?:nya| nya)?(?: dari| kata)? ${WORD}(?: (?:apa|itu|ya|sih|kak).*)?(?=[?.!,]|$)`,
  `(?:apa )?(?:arti|artinya|maksud|maksudnya|makna)(?: dari| kata|nya)*(?: kata)? ${WORD}(?: (?:apa|itu|ya|sih|kak|dong|min).*)?(?=[?.!,]|$)`,
  `(?:sinonim|persamaan kata|kata lain|contoh kalimat)(?: dari| dengan| pakai| pake| kata)* ${WORD}(?: (?:apa|itu|ya|sih|kak|dong).*)?(?=[?.!,]|$)`,
  `kata ${WORD} (?:itu )?(?:artinya|apa|maksudnya)`,
  `^${WORD} (?:itu )?(?:artinya|arti nya|maksudnya) (?:apa)?`,
  `^${WORD},? (?:itu )?(?:bahasa |bhs )?inggrisnya (?:apa|gimana)`,
].map((pattern) => new RegExp(pattern, 'iu'))
const TO_ENGLISH = /in english|(?:bahasa )?inggrisnya|bahasa inggris dari|english ?nya|to english|ke inggris/
const TO_INDONESIAN = /\b(?:to|into|ke|dalam) (?:bahasa )?indonesian?\b|indonesianya\b/
const NOT_WORDS =
  /^(?:apa|aja|kata|ini|itu|this word|the word|a word|words?|new words?|it|this|that|dong|kak|ya|baru|vocab|kosakata|idioms?|slang)$/i

/** The word that a question is about. */
export function askedWord(turn: Turn): string | null {
  const { analysis } = turn
  if (analysis.quoted && analysis.quoted.split(/\s+/).length <= 5) return analysis.quoted.replace(/[.?!]+$/, '')
  return wordInQuestion(turn)
}

/** The same by the shape of the question alone. */
function wordInQuestion({ text }: Turn): string | null {
  for (const pattern of ASKED) {
    const word = pattern
      .exec(text)?.[1]
      ?.trim()
      .replace(/^(?:kata|dari|the|a|an|word) /i, '')
      .replace(/ (?:apa|itu|ya|sih|kak|dong|min|please)$/i, '')
    if (word && !NOT_WORDS.test(word)) return word
  }
  return null
}

const IS_WORD_QUESTION =
  /\b(?:mean|means|meaning|definition|synonyms?|arti|artinya|maksud|inggrisnya|in english|define|sinonim|another word|in a sentence|bahasa inggris (?:dari|kata|untuk))\b/i
const WHAT_IS = /^(?:what(?:'s| is| are) (?:an? )?|apa (?:itu|sih) )([a-z]+(?: [a-z]+)?)\??$/i
const MAX_ASKED_WORDS = 4

/** A question about a word, whatever else is going on. */
export function answerWordQuestion(turn: Turn): Said | null {
  const { text, analysis } = turn
  const asksWord = IS_WORD_QUESTION.test(text)
  const quoted = asksWord && analysis.englishSentences === 0 ? askedWord(turn) : null
  const word = quoted ?? (asksWord ? wordInQuestion(turn) : null)
  if (word && word.split(' ').length <= MAX_ASKED_WORDS) return explainWord(turn, word)
  const what = WHAT_IS.exec(text.trim())?.[1]
  const isOpen =
    turn.memory.practice !== null || analysis.guess.intent === 'vocabulary' || analysis.guess.confidence < 0.6
  return what && isOpen && lookUpKindly(turn, what)?.found ? explainWord(turn, what) : null
}

export function explainWord(turn: Turn, word: string): Said {
  const everyday = everydayIndonesian.get(word.toLowerCase())
  if (everyday)
    return said(
      'vocabulary',
      [
        say(turn.book, 'word.english', { asked: word, words: `**${everyday}**` }),
        turn.memory.practice ? null : say(turn.book, 'words.one'),
      ],
      { last: talkedAbout('word', everyday.split(/[,;]/)[0]) },
    )
  const result = lookUpKindly(turn, word)
  if (!result)
    return said('vocabulary', [
      say(turn.book, 'word.unknown', { asked: word, suggestion: say(turn.book, 'word.spell') }),
    ])
  return result.found ? foundWord(turn, result) : unknownWord(turn, result)
}

function foundWord({ book, memory }: Turn, found: FoundWord): Said {
  const [sense] = found.senses
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
        sense.synonyms.length > 0 && say(book, 'word.synonyms', { synonyms: sense.synonyms.join(', ') }),
      ]
        .filter(Boolean)
        .join('\n'),
      memory.practice ? null : say(book, 'word.use', { word: found.word }),
    ],
    { last: talkedAbout('word', found.word) },
  )
}

function rightForm(book: Book, { asked }: FoundWord, { word, instead }: WrongForm): string {
  const right = [...new Set(instead.flatMap((one) => one.right))].join(' / ')
  return right ? say(book, 'word.wrong', { asked, right }) : say(book, 'word.wrong.none', { word })
}

function unknownWord(turn: Turn, { asked, reason, suggestions }: Extract<LookUp, { found: false }>): Said {
  const { book } = turn
  const words = suggestions
    .slice(0, 4)
    .map((one) => `**${one}**`)
    .join(', ')
  const isSentence = reason === 'sentence' || (reason === 'indonesian' && asked.split(' ').length > LONGEST_PHRASE)
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

/** A whole sentence is not translated, but the words that we know of it are. */
function keyWords(turn: Turn, asked: string): Said {
  const { book, lower } = turn
  if (TO_INDONESIAN.test(lower)) return said('vocabulary', [say(book, 'sentence.english')])
  const known = indonesianIn(turn, bare(asked).split(' '))
  if (known.length === 0) return said('vocabulary', [say(book, 'word.sentence')])
  return said('vocabulary', [say(book, 'sentence.say', { words: known.join('; ') }), say(book, 'sentence.try')])
}

const LONGEST_PHRASE = 2
const MAX_KEY_WORDS = 4

/** 'makan siang = **lunch**', for each Indonesian word or pair of words of the sentence. */
function indonesianIn(turn: Turn, words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length && found.length < MAX_KEY_WORDS; at += 1) {
    const pair = `${words[at]} ${words[at + 1] ?? ''}`.trim()
    const english = inEnglish(turn, pair)
    const single = english ? null : inEnglish(turn, words[at] ?? '')
    if (english) found.push(`${pair} = **${english}**`)
    else if (single) found.push(`${words[at]} = **${single}**`)
    if (english && pair.includes(' ')) at += 1
  }
  return found
}

function inEnglish(turn: Turn, word: string): string | null {
  const everyday = everydayIndonesian.get(word)
  if (everyday) return everyday
  const looked = lookUpKindly(turn, word)
  return looked && !looked.found && looked.reason === 'indonesian' ? (looked.suggestions[0] ?? null) : null
}

const MAX_THEMES = 4

export const namedTheme = (text: string): VocabularySet | undefined =>
  vocabularySets.find(({ names }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text)))

/** The theme that a few words name when sets of words are being talked about. */
export function themeGoneOnWith({ memory, text }: Turn): VocabularySet | undefined {
  const isShort = core(text).split(' ').length <= 2
  return memory.last?.kind === 'theme' && isShort ? namedTheme(text.toLowerCase()) : undefined
}

/** A set of words by theme: the one that was named, else one that was not shown yet. */
export function teachWords(turn: Turn, chosen = namedTheme(turn.lower)): Said {
  const { book, memory } = turn
  const fresh = vocabularySets.filter(({ id }) => !memory.themes.includes(id))
  const set = chosen ?? fresh[memory.turn % Math.max(1, fresh.length)] ?? (vocabularySets[0] as VocabularySet)
  const others = fresh.filter(({ id }) => id !== set.id).slice(0, MAX_THEMES)
  return said(
    'vocabulary',
    [
      [
        say(book, 'words.set', { count: set.words.length, theme: set.title[book.language] }),
        ...set.words.map(([word, gloss, example]) => `- **${word}** (${gloss}): ${example}`),
      ].join('\n'),
      say(book, 'words.try'),
      others.length === 0
        ? null
        : say(book, 'words.more', { themes: others.map(({ title }) => title[book.language]).join(', ') }),
    ],
    {
      themes: remember(memory.themes, set.id),
      last: talkedAbout('theme', set.id),
      offered: others.map(({ id }) => `theme ${id}`),
    },
  )
}

const ASKS_FOR_WORDS =
  /\b(?:kosakata|kosa kata|vocab|vocabulary|words|kata-kata|nama|istilah|daftar|teach|kasih|give|learn|idiom|phrases|ungkapan|adjectives|verbs)\b/i

export function answerVocabulary(turn: Turn): Said {
  const word = askedWord(turn)
  if (word) return explainWord(turn, word)
  return ASKS_FOR_WORDS.test(turn.lower) ? teachWords(turn) : askForWord(turn, 'word.ask')
}

export function askForWord({ book }: Turn, key: 'word.ask' | 'more.word'): Said {
  const sets = vocabularySets.slice(0, MAX_THEMES + 1)
  const themes = sets.map(({ title }) => title[book.language]).join(', ')
  return said('vocabulary', [say(book, key, { themes })], { offered: sets.map(({ id }) => `theme ${id}`) })
}
