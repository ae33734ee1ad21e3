import { irregularNouns, irregularVerbs } from '../../content/tutor-pointing.ts'
import type { WordAspect } from '../../content/tutor-word-questions.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { plural } from '../../english/words/nouns.ts'
import { participleForm, pastForm } from '../../english/words/verbs.ts'
import { type Manner, otherWords } from '../book/read-other-words.ts'
import type { WordFacet } from '../find/word-facets.ts'
import { besideEachOther } from './compare-words.ts'
import { type Last, talkedAbout } from './memory.ts'
import { bare } from './phrases.ts'
import { soundsIn } from './pronunciation.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { askedOf, moreOfWord, tellWord } from './tell-word.ts'
import { type Said, said, type Turn } from './turn.ts'
import { related } from './word-family.ts'
import { found } from './word-sentences.ts'
import { explainWord } from './words.ts'

type Answer = (turn: Turn, word: string) => Said | null

const aspect =
  (asks: WordAspect): Answer =>
  (turn, word) =>
    tellWord(turn, asks, [word])

/** What is answered to each question about a word that is open. */
const ANSWERS: Record<Exclude<WordFacet, 'other'>, Answer> = {
  synonym: aspect('synonym'),
  opposite: aspect('opposite'),
  noun: aspect('noun'),
  verb: aspect('verb'),
  adjective: aspect('adjective'),
  adverb: aspect('adverb'),
  meaning: aspect('meaning'),
  indonesian: aspect('indonesian'),
  formal: formalFor,
  strong: aspect('strong'),
  collocation: aspect('collocation'),
  preposition: aspect('preposition'),
  phrasal: aspect('phrasal'),
  register: aspect('register'),
  spelling: aspect('spelling'),
  plural: aspect('plural'),
  past: aspect('past'),
  degree: aspect('degree'),
  sound: aspect('sound'),
  example: (turn, word) => tellWord(turn, 'example', [word]) ?? noExample(turn, word),
  more: moreOf,
  person: personOf,
  senses: sensesOf,
  informal: casualFor,
  easier: easierThan,
  singular: singularOf,
  compare: compareShown,
  origin: originOf,
  kind: aspect('kind'),
  level: aspect('level'),
  counted: aspect('counted'),
  usage: aspect('usage'),
  variety: aspect('variety'),
}

export const tellWordFacet = (turn: Turn, word: string, facet: WordFacet): Said | null =>
  facet === 'other' ? null : (ANSWERS[facet](turn, word) ?? ofHead(turn, word, facet))

/** Of 'bored with nothing to do', which the dictionary does not have, the word that matters. */
function ofHead(turn: Turn, phrase: string, facet: Exclude<WordFacet, 'other'>): Said | null {
  const words = bare(phrase).split(' ')
  const head = words.length > 1 && !found(turn, phrase) ? words.find((word) => isHead(turn, word)) : undefined
  return head === undefined ? null : ANSWERS[facet](turn, head)
}

const isHead = (turn: Turn, word: string): boolean => !closedWords.has(word) && found(turn, word)?.by === 'exact'

const noExample = ({ book, memory: { last } }: Turn, word: string): Said =>
  said('vocabulary', [say(book, 'example.last', { word })], { last: last ?? talkedAbout('word', word) })

const MOST = 5

/** More of what was asked before: sentences, other words, other irregular forms; otherwise its other meanings. */
function moreOf(turn: Turn, word: string): Said | null {
  const last: Last = turn.memory.last ?? talkedAbout('word', word)
  const asked = askedOf(last)
  if (asked === 'plural') return alsoIrregular(turn, word, irregularNouns, (noun) => `${noun} → **${plural(noun)}**`)
  if (asked === 'past')
    return alsoIrregular(
      turn,
      word,
      irregularVerbs,
      (verb) => `${verb} → **${pastForm(verb)}** → **${participleForm(verb)}**`,
    )
  if (last.kind === 'sound') return null
  return moreOfWord(turn, last) ?? (asked === 'example' ? noExample(turn, word) : tellWord(turn, 'synonym', [word]))
}

function alsoIrregular(turn: Turn, word: string, words: readonly string[], line: (word: string) => string): Said {
  const lines = words.filter((one) => one !== word).map(line)
  const last = { ...talkedAbout('word', word), to: askedOf(turn.memory.last) ?? '' }
  return said('grammar', [list(say(turn.book, 'words.irregular'), lines.slice(0, MOST + 1))], { last })
}

/** Every meaning that a learner may meet. */
export function sensesOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  if (!looked) return null
  if (looked.senses.length < 2) {
    const told = explainWord(turn, word)
    return { ...told, parts: [say(turn.book, 'words.senses.one', { word: looked.word }), ...told.parts] }
  }
  const lines = looked.senses.map(({ partOfSpeech, definition, gloss, example }) =>
    [`(${partOfSpeech}) ${gloss ? `**${gloss}**: ` : ''}${definition}`, example && `“${example}”`]
      .filter(Boolean)
      .join(' '),
  )
  return said(
    'vocabulary',
    [list(say(turn.book, 'words.senses', { word: looked.word }), lines), say(turn.book, 'words.one')],
    {
      last: talkedAbout('word', looked.word),
    },
  )
}

const AGENTS = ['er', 'or', 'ist', 'ian', 'ant', 'ee']
const IS_PERSON =
  /^(?:\([^)]*\) )?(?:an? |the )?(?:[\w-]+ )?(?:person|someone|somebody|people|expert|worker|specialist|scientist)\b/i

/** 'historian' beside 'history': whoever does it. */
function personOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const stem = word.replace(/(?:ical|ic|ory|al|ing|ed|ion|y|e)$/, '')
  const made = AGENTS.flatMap((end) => [`${word}${end}`, `${stem}${end}`, `${stem}or${end}`, `${stem}at${end}`])
  const person = [...related(word, 'noun'), ...made].find((one) => {
    const looked = found(turn, one)
    return looked?.by === 'exact' && looked.word === one && IS_PERSON.test(looked.senses[0].definition)
  })
  if (!person) return null
  const looked = found(turn, person)
  const gloss = looked?.senses[0].gloss
  return said(
    'vocabulary',
    [
      say(book, 'words.person', { person: gloss ? `**${person}** (${gloss})` : `**${person}**` }),
      looked?.senses[0].example && say(book, 'word.example', { example: looked.senses[0].example }),
      say(book, 'word.use', { word: person }),
    ],
    { last: talkedAbout('word', person) },
  )
}

/** Of other words that were just shown, which of them are formal. */
function formalFor(turn: Turn, word: string): Said | null {
  const { last, shown } = turn.memory
  const words = shown.map(({ en }) => en).filter((one) => found(turn, one)?.by === 'exact')
  const isAboutShown = askedOf(last) === 'synonym' && words.length > 1 && inManner(turn, word, 'formal').length === 0
  return isAboutShown ? tellWord(turn, 'register', words.slice(0, MOST)) : tellWord(turn, 'formal', [word])
}

const inManner = (turn: Turn, word: string, manner: Manner) => otherWords(found(turn, word)?.word ?? word, manner)

/** What friends say; where nothing is known, the neutral words. */
function casualFor(turn: Turn, word: string): Said | null {
  const others = inManner(turn, word, 'informal')
  const title = others.length > 0 ? 'words.informal' : 'words.informal.none'
  const words = others.length > 0 ? others : synonymsOf(turn, word)
  if (words.length === 0) return tellWord(turn, 'register', [word])
  return listed(turn, word, say(turn.book, title, { word }), words)
}

const synonymsOf = (turn: Turn, word: string): { word: string; gloss: string }[] => {
  const looked = found(turn, word)
  const words = looked?.senses.flatMap(({ synonyms, broader }) => [...synonyms, ...(broader ?? [])]) ?? []
  return [...new Set([...words, ...related(looked?.word ?? word, 'same')])].flatMap((one) => {
    const other = found(turn, one)
    return other ? [{ word: one, gloss: other.senses[0].gloss ?? '' }] : []
  })
}

/** Other words with fewer letters. */
function easierThan(turn: Turn, word: string): Said | null {
  const shorter = synonymsOf(turn, word)
    .filter((one) => one.gloss !== '' && one.word.length <= word.length)
    .sort((one, other) => one.word.length - other.word.length)
    .slice(0, 3)
  const sounds = shorter.length === 0 ? soundsIn(turn, word) : null
  if (shorter.length === 0)
    return said('vocabulary', [say(turn.book, 'words.easier.none', { word }), sounds], {
      last: talkedAbout('word', word),
    })
  return listed(turn, word, say(turn.book, 'words.easier', { word }), shorter)
}

function listed({ book }: Turn, word: string, title: string, words: readonly { word: string; gloss: string }[]): Said {
  const lines = words.slice(0, MOST).map((one) => `**${one.word}**${one.gloss ? ` (${one.gloss})` : ''}`)
  const use = say(book, 'word.use', { word: words[0]?.word ?? word })
  return said('vocabulary', [list(title, lines), use], { last: talkedAbout('word', word) })
}

function singularOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  const last = talkedAbout('word', looked?.word ?? word)
  return (
    looked &&
    said('grammar', [say(turn.book, 'form.plural', { word: looked.word, plural: plural(looked.word) })], { last })
  )
}

/** The word that is open beside the next one that was shown, or the one that was open before. */
function compareShown(turn: Turn, word: string): Said | null {
  const words = turn.memory.shown.map(({ en }) => en.toLowerCase()).filter((one) => found(turn, one)?.word === one)
  const before = turn.memory.earlier.find(({ kind, about }) => kind === 'word' && about !== word)?.about
  const other = words.find((one) => one !== word) ?? before
  return other === undefined
    ? null
    : besideEachOther(turn, words.includes(word) || words.length < 2 ? [word, other] : words.slice(0, 2))
}

/** Its history is not known; that an idiom is not meant word by word is. */
function originOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  if (!looked) return null
  const isPhrase = looked.word.includes(' ')
  const told = isPhrase ? explainWord(turn, word) : sensesOf(turn, word)
  const { gloss, definition } = looked.senses[0]
  const key = isPhrase ? 'words.origin.phrase' : 'words.origin'
  return (
    told && {
      ...told,
      parts: [say(turn.book, key, { word: looked.word, meaning: gloss ?? definition }), ...told.parts],
    }
  )
}
