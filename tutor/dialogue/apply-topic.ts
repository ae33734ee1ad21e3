import { type TopicForm, topicForms } from '../../content/tutor-topic-forms.ts'
import { article } from '../../english/words/a-or-an.ts'
import { adverbOf, comparative, isShort, superlative } from '../../english/words/adjectives.ts'
import { isUnchanged, plural, singularOf } from '../../english/words/nouns.ts'
import { ingForm, participleForm, pastForm, thirdPerson } from '../../english/words/verbs.ts'
import { UNCOUNTABLE } from '../../english/words/word-lists.ts'
import { withPreposition } from '../translate/in-on-at.ts'
import { wordPattern } from '../word-pattern.ts'
import { englishOf, isEnglish } from './asked-object.ts'
import { chooseInPair } from './choose-in-pair.ts'
import { namedWords } from './ellipsis.ts'
import { opensAsFollowUp, withoutOpening } from './follow-up-words.ts'
import { openEntry } from './open-entry.ts'
import { core, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { lookUpKindly, oncePerTurn, type Said, said, type Turn } from './turn.ts'
import { tellWordFacet } from './word-facets.ts'

type Apply = (turn: Turn, word: string) => string | null

const APPLY: Record<Exclude<TopicForm, 'takes' | 'preposition'>, { kind: RegExp; apply: Apply }> = {
  degrees: { kind: /^adjective$/, apply: degreesOf },
  verb: { kind: /\bverb$/, apply: verbOf },
  third: { kind: /\bverb$/, apply: ({ book }, word) => say(book, 'topic.third', { word, form: thirdPerson(word) }) },
  ing: { kind: /\bverb$/, apply: ({ book }, word) => say(book, 'topic.ing', { word, form: ingForm(word) }) },
  plural: { kind: /^noun$/, apply: pluralOf },
  count: { kind: /^noun$/, apply: countOf },
  article: {
    kind: /^(?:noun|adjective)$/,
    apply: ({ book }, word) => say(book, 'topic.article', { word, article: article(word) }),
  },
  agreement: { kind: /^noun$/, apply: agreementOf },
  adverb: { kind: /^adjective$/, apply: ({ book }, word) => say(book, 'topic.adverb', { word, form: adverbOf(word) }) },
}

/** 'Kalau expensive?', beside comparatives: the rule that is open, applied to the word that is named. */
export const applyTopic = oncePerTurn((turn: Turn): Said | null => {
  const { analysis, memory } = turn
  const entry = memory.practice || analysis.quoted !== null ? undefined : openEntry(turn)
  const placed = entry && topicForms.preposition.has(entry.name) ? placeOrTime(turn) : null
  if (placed) return placed
  const chosen = entry && chooseInPair(turn, entry, thingNamed(turn))
  if (chosen) return chosen
  const word = entry && wordNamed(turn)
  if (!entry || !word) return null
  return applied(turn, entry.name, word)
})

function applied(turn: Turn, name: string, word: string): Said | null {
  const { memory } = turn
  const { preposition: _, ...ofWords } = topicForms
  const forms = (Object.keys(ofWords) as (keyof typeof ofWords)[]).filter((form) => ofWords[form].has(name))
  for (const form of forms) {
    if (form === 'takes') {
      const told = tellWordFacet(turn, word, 'preposition')
      if (told) return { ...told, memory: { ...told.memory, last: memory.last } }
      continue
    }
    const { kind, apply } = APPLY[form]
    const base = baseIn(turn, word, kind)
    const told = base === null ? null : apply(turn, base)
    if (told !== null) return said('grammar', [told, say(turn.book, 'topic.try')], { last: memory.last })
  }
  return null
}

const LONGEST_PLACE = 6

/** 'Pagi hari', 'kalau Monday?', beside 'in, on, at': with the right one, and the rule. */
function placeOrTime({ book, memory, text, teaching }: Turn): Said | null {
  if (wordCount(text) > LONGEST_PLACE) return null
  const placed = withPreposition(thingNamed({ text }))
  if (placed === undefined) return null
  const told = say(book, 'topic.preposition', { said: placed.said })
  const rule = teaching.entry(placed.isPlace ? 'preposition-place-in-on-at' : 'preposition-time')
  return said('grammar', [told, rule?.short[book.language]], { last: memory.last })
}

const BEFORE_THING = wordPattern('^@beforeThing ')
const WITH_WHAT = wordPattern(' (?:@using )?@withWhat$')

/** 'Kalau bandara pakai apa' names the airport. */
const thingNamed = ({ text }: Pick<Turn, 'text'>): string =>
  core(withoutOpening(text)).replace(BEFORE_THING, '').replace(WITH_WHAT, '')

/** The one word that the message names, in English. */
function wordNamed(turn: Turn): string | null {
  const { text } = turn
  const named = core(withoutOpening(text)).replace(BEFORE_THING, '')
  const rest = named.replace(WITH_WHAT, '')
  const isOpened = (opensAsFollowUp(text) && withoutOpening(text) !== text) || rest !== named
  const isAsked = isOpened || (text.trim().endsWith('?') && namedWords(rest).length > 0)
  if (!isAsked || rest.includes(' ')) return null
  return isEnglish(turn, rest) ? rest : (englishOf(turn, rest) ?? null)
}

/** Its base, if it can be a word of this kind. */
function baseIn(turn: Turn, word: string, kind: RegExp): string | null {
  const looked = lookUpKindly(turn, word)
  if (!looked?.found || looked.by === 'spelling') return null
  const base = looked.baseForm?.word ?? looked.word
  const isKind = looked.senses.some(({ partOfSpeech }) => kind.test(partOfSpeech))
  return isKind && !base.includes(' ') ? base : null
}

function degreesOf({ book }: Turn, word: string): string {
  const short = isShort(word)
  return say(book, 'form.degrees', {
    word,
    comparative: short ? comparative(word) : `more ${word}`,
    superlative: `the ${short ? superlative(word) : `most ${word}`}`,
  })
}

function verbOf({ book }: Turn, base: string): string {
  return say(book, 'form.verb', { base, past: pastForm(base), participle: participleForm(base) })
}

const isUncountable = (noun: string): boolean => UNCOUNTABLE.has(noun)

function pluralOf({ book }: Turn, word: string): string {
  return isUncountable(word)
    ? say(book, 'topic.uncountable', { word })
    : say(book, 'form.plural', { word, plural: plural(word) })
}

/** Of 'people' there are several. */
function countOf(turn: Turn, word: string): string {
  const { book } = turn
  if (isUncountable(word)) return say(book, 'topic.much', { word })
  const many = isSeveral(turn, word) ? word : plural(word)
  return say(book, 'topic.many', { word, many })
}

function agreementOf(turn: Turn, word: string): string {
  const { book } = turn
  if (isUncountable(word) || IS_ONE.test(word)) return say(book, 'topic.is', { word })
  return isSeveral(turn, word) || isUnchanged(word)
    ? say(book, 'topic.are', { word })
    : say(book, 'topic.isare', { word, many: plural(word) })
}

/** 'Mathematics is', 'news is' */
const IS_ONE = /(?:ics|news)$/
const isSeveral = (turn: Turn, word: string): boolean =>
  word === 'people' || singularOf(word, (one) => lookUpKindly(turn, one)?.found === true) !== undefined
