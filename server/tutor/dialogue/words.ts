import { everydayIndonesian } from '../../../content/tutor-indonesian.ts'
import { type VocabularySet, vocabularySets } from '../../../content/tutor-vocabulary.ts'
import type { FoundWord, LookUp } from '../../../domain/explainer/look-up.ts'
import { remember } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const WORD = `["“'‘]?([\\p{L}][\\p{L}' -]{0,40}?)["”'’]?`
const ASKED: RegExp[] = [
  `what(?:'s| is| does| do)? (?:the )?(?:word )?${WORD} mean`,
  `(?:meaning|definition|synonyms?|antonyms?|opposite|example(?: sentence)?) (?:of|for) (?:the word )?${WORD}(?=[?.!,]|$| in | please| dong| apa)`,
  `(?:define|explain the word|explain) ${WORD}(?=[?.!,]|$| please)`,
  `(?:another|other) words? for ${WORD}(?=[?.!,]|$| please| in )`,
  `how (?:do|to|can) (?:you |i |we )?(?:say|spell|call) ${WORD} in english`,
  `what(?:'s| is) (?:the )?english (?:word |for |of )+${WORD}(?=[?.!,]|$)`,
  `how (?:do|to) (?:you |i )?spell ${WORD}(?=[?.!,]|$)`,
  `(?:terjemah(?:kan|in)?|translate)(?: kata| the word)? ${WORD}(?: (?:ke|to|into|dalam) .*)?(?=[?.!,]|$)`,
  `(?:bahasa |bhs )?ing(?:g?)ris(?:nya)?(?: dari| kata| untuk)? ${WORD}(?: (?:apa|itu|gimana|ya|sih|kak|dong).*)?(?=[?.!,]|$)`,
  `english(?:nya| nya)?(?: dari| kata)? ${WORD}(?: (?:apa|itu|ya|sih|kak).*)?(?=[?.!,]|$)`,
  `(?:apa )?(?:arti|artinya|maksud|maksudnya|makna)(?: dari| kata|nya)*(?: kata)? ${WORD}(?: (?:apa|itu|ya|sih|kak|dong|min).*)?(?=[?.!,]|$)`,
  `(?:sinonim|antonim|lawan kata|persamaan kata|kata lain|contoh kalimat)(?: dari| dengan| pakai| pake| kata)* ${WORD}(?: (?:apa|itu|ya|sih|kak|dong).*)?(?=[?.!,]|$)`,
  `kata ${WORD} (?:itu )?(?:artinya|apa|maksudnya)`,
  `^${WORD} (?:itu )?(?:artinya|arti nya|maksudnya) (?:apa)?`,
].map((pattern) => new RegExp(pattern, 'iu'))
const TO_ENGLISH = /in english|(?:bahasa )?inggrisnya|bahasa inggris dari|english ?nya|to english|ke inggris/
const NOT_WORDS =
  /^(?:apa|aja|kata|ini|itu|this word|the word|a word|words?|new words?|it|this|that|dong|kak|ya|baru|vocab|kosakata|idioms?|slang)$/i

/** The word that a question is about. */
export function askedWord(turn: Turn): string | null {
  const { analysis, text } = turn
  if (analysis.quoted && analysis.quoted.split(/\s+/).length <= 5) return analysis.quoted.replace(/[.?!]+$/, '')
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

export function explainWord(turn: Turn, word: string): Said {
  const everyday = everydayIndonesian.get(word.toLowerCase())
  if (everyday)
    return said('vocabulary', [
      say(turn.book, 'word.english', { asked: word, words: `**${everyday}**` }),
      say(turn.book, 'words.one'),
    ])
  const result = lookUpKindly(turn, word)
  if (!result)
    return said('vocabulary', [
      say(turn.book, 'word.unknown', { asked: word, suggestion: say(turn.book, 'word.spell') }),
    ])
  return result.found ? foundWord(turn, result) : unknownWord(turn, result)
}

/** A dictionary that is away is no reason to be silent. */
function lookUpKindly(turn: Turn, word: string): LookUp | null {
  try {
    return turn.lookUp(word)
  } catch {
    return null
  }
}

function foundWord({ book }: Turn, found: FoundWord): Said {
  const [sense] = found.senses
  const sound = found.ipa ? ` /${found.ipa}/` : ''
  return said('vocabulary', [
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
    say(book, 'word.use', { word: found.word }),
  ])
}

function unknownWord(turn: Turn, { asked, reason, suggestions }: Extract<LookUp, { found: false }>): Said {
  const { book } = turn
  const words = suggestions
    .slice(0, 4)
    .map((one) => `**${one}**`)
    .join(', ')
  if (reason === 'indonesian' && words) {
    return said('vocabulary', [
      say(book, 'word.english', { asked, words }),
      say(book, 'word.use', { word: suggestions[0] ?? '' }),
    ])
  }
  if (reason === 'sentence') return said('vocabulary', [say(book, 'word.sentence')])
  const suggestion =
    words && !TO_ENGLISH.test(turn.lower) ? say(book, 'word.suggest', { words }) : say(book, 'word.spell')
  return said('vocabulary', [say(book, 'word.unknown', { asked, suggestion })])
}

/** A set of words by theme: the one that was named, else one that was not shown yet. */
export function teachWords(turn: Turn): Said {
  const { book, memory, lower } = turn
  const named = vocabularySets.find(({ names }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(lower)))
  const fresh = vocabularySets.filter(({ id }) => !memory.themes.includes(id))
  const set = named ?? fresh[memory.turn % Math.max(1, fresh.length)] ?? (vocabularySets[0] as VocabularySet)
  const others = fresh.filter(({ id }) => id !== set.id).slice(0, 4)
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
    { themes: remember(memory.themes, set.id) },
  )
}

export function answerVocabulary(turn: Turn): Said {
  const word = askedWord(turn)
  if (word) return explainWord(turn, word)
  if (
    /\b(?:kosakata|kosa kata|vocab|vocabulary|words|kata-kata|nama|istilah|daftar|teach|kasih|give|learn|idiom|phrases|ungkapan|adjectives|verbs)\b/i.test(
      turn.lower,
    )
  )
    return teachWords(turn)
  const themes = vocabularySets
    .slice(0, 5)
    .map(({ title }) => title[turn.book.language])
    .join(', ')
  return said('vocabulary', [say(turn.book, 'word.ask', { themes })])
}
