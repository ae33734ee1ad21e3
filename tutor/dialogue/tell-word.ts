import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import type { WordAspect } from '../../content/tutor-word-questions.ts'
import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { ingForm, participleForm } from '../../english/words/verbs.ts'
import { type Manner, otherWords } from '../book/read-other-words.ts'
import { listedEnglish, listedIndonesian } from '../book/read-topics.ts'
import { type Last, talkedAbout } from './memory.ts'
import { answerPronunciation } from './pronunciation.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { asIf, lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { tellCollocations, tellPreposition } from './word-company.ts'
import { isPart, memberOf, type Part, related } from './word-family.ts'
import { tellForm, tellOpposite, tellVerb } from './word-forms.ts'
import { countingOf, countryOf, levelOf, registerOf, useOf } from './word-notes.ts'
import { found, sentencesWith } from './word-sentences.ts'
import { explainMeaning, explainWord } from './words.ts'

/** What is asked about one word; null where the dictionary cannot tell it. */
type Tell = (turn: Turn, word: string) => Said | null

const TELL: Record<WordAspect, Tell> = {
  english: explainWord,
  meaning: explainMeaning,
  indonesian: explainMeaning,
  formal: inManner('formal'),
  strong: inManner('strong'),
  synonym: synonymsOf,
  opposite: tellOpposite,
  noun: family('noun'),
  verb: family('verb'),
  adjective: family('adjective'),
  adverb: family('adverb'),
  example: sentencesWith,
  collocation: tellCollocations,
  preposition: tellPreposition,
  phrasal: phrasalVerbs,
  register: registerOf,
  spelling: (turn, word) => tellForm(asIf(turn, `spell ${word}`)),
  plural: (turn, word) => tellForm(asIf(turn, `plural of ${word}`)),
  past: pastOf,
  passive: passiveOf,
  kind: kindsOf,
  level: levelOf,
  counted: countingOf,
  usage: useOf,
  variety: countryOf,
  degree: (turn, word) => tellForm(asIf(turn, `comparative of ${word}`)),
  sound: (turn, word) => answerPronunciation(asIf(turn, `pronounce ${word}`)),
}

/** The answer to a question about one word or several. */
export function tellWord(turn: Turn, asks: WordAspect, words: readonly string[]): Said | null {
  const [only = '', ...more] = words
  const phrase = words.join(' ')
  if (asks === 'english' && more.length === 1 && turn.lower.includes(phrase))
    return said('vocabulary', [say(turn.book, 'left.term', { phrase })], { last: talkedAbout('phrase', phrase) })
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

/** A line for each word: its meaning in short, or what else is asked of it. */
function severalWords(turn: Turn, asks: WordAspect, words: readonly string[]): Said | null {
  const { book } = turn
  const line = IN_SHORT[asks] ?? ((one: Turn, word: string) => TELL[asks](one, word)?.parts[0] ?? null)
  const lines = words.map((word) => line(turn, word)).filter((one) => one !== null)
  if (lines.length === 0) return null
  return said('vocabulary', [lines.map((one) => `- ${one}`).join('\n'), say(book, 'words.together')], {
    last: talkedAbout('word', words[0]),
  })
}

type Line = (turn: Turn, word: string) => string | null

const IN_SHORT: Partial<Record<WordAspect, Line>> = {
  english: inShort,
  meaning: inShort,
  indonesian: inShort,
  synonym: synonymLine,
}

function inShort(turn: Turn, asked: string): string | null {
  const { book } = turn
  const told = (words: string) => say(book, 'words.listed', { asked, words })
  const everyday = everydayIndonesian.get(asked)
  if (everyday) return told(everyday)
  const looked = lookUpKindly(turn, asked)
  const listed = looked?.found ? undefined : (listedEnglish(asked) ?? listedIndonesian(asked))
  if (listed !== undefined) return told(listed)
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

const synonymsIn = (looked: FoundWord | null): string[] =>
  [...new Set(looked?.senses.flatMap(({ synonyms }) => synonyms) ?? [])].slice(0, MOST_SYNONYMS)

function synonymsOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const looked = found(turn, word)
  const words = synonymsIn(looked)
  const broader = [...new Set(looked?.senses.flatMap((sense) => sense.broader ?? []) ?? [])].slice(0, MOST_SYNONYMS)
  if (!looked || words.length + broader.length === 0) return moreSynonyms(turn, word, 0)
  const key = words.length > 0 ? 'words.synonyms' : 'words.broader'
  const example = (looked.senses.find(({ synonyms }) => synonyms.length > 0) ?? looked.senses[0]).example
  return said(
    'vocabulary',
    [
      say(book, key, { word: looked.word, words: bold(words.length > 0 ? words : broader) }),
      example && say(book, 'word.example', { example }),
      turn.memory.practice ? null : say(book, 'words.one'),
    ],
    { last: talkedAbout('word', looked.word, words.length) },
  )
}

/** Those behind the ones that were shown, each with what it means. */
function moreSynonyms(turn: Turn, word: string, shown: number): Said | null {
  const { book } = turn
  const looked = found(turn, word)
  const base = looked?.word ?? word
  const stronger = otherWords(base, 'strong').map((one) => one.word)
  const all = [...new Set([...synonymsIn(looked), ...stronger, ...related(base, 'same')])]
  const fresh = all.slice(shown, shown + MOST_SYNONYMS)
  if (fresh.length === 0) return null
  const lines = fresh.map((one) => `**${one}**${glossOf(turn, one)}`)
  return said('vocabulary', [list(say(book, 'words.synonyms.more', { word }), lines), say(book, 'words.one')], {
    last: talkedAbout('word', word, shown + fresh.length),
  })
}

function glossOf(turn: Turn, word: string): string {
  const gloss = found(turn, word)?.senses[0].gloss
  return gloss ? ` (${gloss})` : ''
}

/** What is said instead in a letter, or where 'very' stands before it; other words where none is listed. */
function inManner(manner: Manner): Tell {
  return (turn, word) => {
    const others = otherWords(found(turn, word)?.word ?? word, manner)
    if (others.length === 0) return synonymsOf(turn, word)
    const lines = others.map((one) => `**${one.word}** (${one.gloss})`)
    const title = say(turn.book, `words.${manner}`, { word })
    return said('vocabulary', [list(title, lines), say(turn.book, 'word.use', { word: others[0]?.word ?? word })], {
      last: talkedAbout('word', word),
    })
  }
}

/** What else there is to tell of what was asked about the open word. */
export function moreOfWord(turn: Turn, last: Last): Said | null {
  const asks = askedOf(last)
  const answer =
    asks === 'example'
      ? sentencesWith(turn, last.about)
      : OF_SAME.has(asks)
        ? moreSynonyms(turn, last.about, last.step)
        : null
  return answer && asks && keepOpen(answer, last.about, asks)
}

const OF_SAME: ReadonlySet<WordAspect | null> = new Set<WordAspect>(['synonym', 'formal', 'strong'])

const PARTS: Record<Part, string> = { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' }

function family(part: Part): Tell {
  return (turn, word) => {
    const { book } = turn
    const form = memberOf(turn, word, part) ?? throughAnother(turn, word, part) ?? throughBase(turn, word, part)
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

/** Of 'swollen' what 'swell' has; '-ing' where the dictionary has it as a noun. */
function throughBase(turn: Turn, word: string, part: Part): string | null {
  const looked = found(turn, word)
  const base = looked?.baseForm?.word
  if (base === undefined) return null
  const made = ingForm(base)
  return memberOf(turn, base, part) ?? (part === 'noun' && isPart(turn, made, 'noun') ? made : null)
}

const LINKS: readonly Part[] = ['noun', 'adjective', 'verb']

/** 'successful' → 'success' → 'succeed'. */
function throughAnother(turn: Turn, word: string, part: Part): string | null {
  const others = LINKS.filter((one) => one !== part).flatMap((one) => memberOf(turn, word, one) ?? [])
  return others.map((other) => memberOf(turn, other, part)).find((one) => one !== null && one !== word) ?? null
}

/** Of a phrasal verb the first word changes: 'looked after'. */
function pastOf(turn: Turn, word: string): Said | null {
  const [verb = '', ...rest] = word.split(' ')
  const looked = found(turn, word)
  if (rest.length === 0 || looked?.word !== word) return tellForm(asIf(turn, `past of ${word}`))
  if (!looked.senses.some(({ partOfSpeech }) => /verb$/.test(partOfSpeech) && partOfSpeech !== 'adverb')) return null
  return tellVerb(turn, verb, rest.join(' '))
}

/** 'Affect' → 'be affected'. */
function passiveOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  const base = looked?.baseForm?.word ?? word
  if (!found(turn, base)?.senses.some(({ partOfSpeech }) => /\bverb$/.test(partOfSpeech))) return null
  const form = participleForm(base)
  return said(
    'grammar',
    [say(turn.book, 'words.passive', { word: base, form }), say(turn.book, 'word.use', { word: form })],
    {
      last: talkedAbout('word', base),
    },
  )
}

/** What a word may be in a sentence, each with its meaning. */
function kindsOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  if (!looked) return null
  const kinds = Map.groupBy(looked.senses, ({ partOfSpeech }) => partOfSpeech)
  const lines = [...kinds].map(([kind, [first]]) => `**${kind}**: ${first?.gloss ?? first?.definition ?? ''}`)
  const title = say(turn.book, lines.length > 1 ? 'words.kinds' : 'words.kind', { word: looked.word })
  return said('vocabulary', [list(title, lines)], { last: talkedAbout('word', looked.word) })
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
