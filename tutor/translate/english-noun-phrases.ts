import { article } from '../../english/words/a-or-an.ts'
import { comparative, isShort, superlative } from '../../english/words/adjectives.ts'
import { plural } from '../../english/words/nouns.ts'
import { pronouns } from '../../english/words/pronouns.ts'
import type { Described, Noun, NounPhrase, Phrase } from './clause.ts'
import type { Word } from './word.ts'

type Place = 'subject' | 'object'

export const englishOf = (word: Word): string => word.en[0] ?? ''

/** 'a book' is said of one that is not known; the article belongs to the word. */
const ARTICLE = /^(an?|the) /

export function saidNoun(phrase: NounPhrase, place: Place): string {
  switch (phrase.kind) {
    case 'pronoun':
      return pronouns(englishOf(phrase.word))?.[place] ?? englishOf(phrase.word)
    case 'name':
      return phrase.text
    case 'pointer':
      return phrase.which
    case 'several':
      return listedIn(
        phrase.all.map((one) => saidNoun(one, place)),
        phrase.by,
      )
    case 'noun':
      return [ofNoun(phrase, place), phrase.at && saidPhrase(phrase.at), phrase.behind].filter(Boolean).join(' ')
  }
}

const listedIn = (all: readonly string[], by: string): string =>
  all.length > 2 ? `${all.slice(0, -1).join(', ')} ${by} ${all.at(-1)}` : all.join(` ${by} `)

function ofNoun(noun: Noun, place: Place): string {
  const whole = englishOf(noun.word)
  const bare = whole.replace(ARTICLE, '')
  if (noun.label) return `${bare} ${noun.label}`
  const compound = noun.of ? `${kindOf(noun.of)} ${bare}` : bare
  const many = isMany(noun)
  const counted = many && ARTICLE.test(whole) ? pluralOf(compound) : compound
  const described = [noun.adjectives.map((one) => saidAdjective(one)).join(', '), counted].filter(Boolean).join(' ')
  return [determiner(noun, place, described, many), described]
    .filter(Boolean)
    .join(' ')
    .replace(/^an other /, 'another ')
}

const isOther = (described: string): boolean => described.startsWith('other ')

/** 'a shoe factory' */
const kindOf = (word: Word): string => {
  const bare = englishOf(word).replace(ARTICLE, '')
  return word.notes.has('plural') ? bare.replace(/(?<=[a-z]{2}[^s])s$/, '') : bare
}

/** 'a cup of coffee' keeps its noun as it is. */
const pluralOf = (noun: string): string => noun.replace(/[\w'-]+$/, (last) => plural(last))

export function isMany(phrase: NounPhrase): boolean {
  if (phrase.kind === 'several') return phrase.by === 'and'
  if (phrase.kind === 'pronoun') return /^(?:only )?(?:we|they)$/.test(englishOf(phrase.word))
  if (phrase.kind !== 'noun') return false
  const { count, word } = phrase
  if (word.notes.has('plural')) return true
  if (typeof count === 'string') return count === 'plural' || Number(count.replace(/^\D+ /, '')) !== 1
  if (count) return !/^(?:one|every|another)\b/.test(englishOf(count)) && !count.notes.has('of')
  return false
}

function determiner(noun: Noun, place: Place, described: string, many: boolean): string {
  const { owner, which, word } = noun
  const number = quantity(noun)
  if (owner) return `${ownerOf(owner)} ${number === 'one' ? '' : number}`.trim()
  if (which) return `${many ? MANY[which] : which} ${number}`.trim()
  if (number) return number
  if (noun.adjectives.some(isSuperlative)) return 'the'
  const [, own] = ARTICLE.exec(englishOf(word)) ?? []
  if (!own || many || described.startsWith('the ')) return ''
  return own === 'the' || (place === 'subject' && !isOther(described)) ? 'the' : article(described)
}

const MANY = { this: 'these', that: 'those', the: 'the' }

const isSuperlative = ({ degree, word }: Described): boolean => degree?.en[0] === 'most' || word.notes.has('the')

/** 'many' of what is counted, 'a lot of' otherwise. */
function quantity({ word, count }: Noun): string {
  if (!count || typeof count === 'string') return (count ?? '').replace('plural', '')
  const said = englishOf(count)
  const isCounted = ARTICLE.test(englishOf(word)) || word.notes.has('plural')
  if (said === 'many') return isCounted ? 'many' : 'a lot of'
  return said === 'a few' && !isCounted ? 'a little' : said
}

const ownerOf = (owner: NounPhrase): string => {
  if (owner.kind === 'pronoun') return pronouns(englishOf(owner.word))?.owner ?? `${englishOf(owner.word)}'s`
  const said = saidNoun(owner, 'object')
  return `${said}${said.endsWith('s') ? "'" : "'s"}`
}

/** 'smaller', not 'less' */
const inSize = (adjective: string): string => (adjective === 'little' ? 'small' : adjective)

const DEGREES: Record<string, (adjective: string) => string> = {
  'more': (one) => (isShort(one) ? comparative(inSize(one)) : `more ${one}`),
  'most': (one) => (isShort(one) ? superlative(inSize(one)) : `most ${one}`),
  'not very': (one) => `not very ${one}`,
}

/** 'very hungry', 'cheaper'. */
export function saidAdjective({ word, degree }: Described): string {
  const adjective = englishOf(word).replace(/ \(.*\)$/, '')
  if (!degree) return adjective
  return DEGREES[englishOf(degree)]?.(adjective) ?? `${englishOf(degree)} ${adjective}`
}

/** Of all of a kind: 'afraid of dogs'. */
export function saidKind(phrase: NounPhrase): string {
  const isBare = phrase.kind === 'noun' && !phrase.owner && !phrase.which && !phrase.count
  if (!isBare || !/^an? /.test(englishOf(phrase.word))) return saidNoun(phrase, 'object')
  return saidNoun({ ...phrase, count: 'plural' }, 'object')
}

/** 'at home', 'to school', 'with my friend'. */
export function saidPhrase({ by, of }: Phrase): string {
  const isBare = of.kind === 'noun' && !of.owner && !of.count && !of.which
  if (isBare && englishOf(by) === 'per') return `per ${englishOf(of.word).replace(ARTICLE, '')}`
  if (isBare && englishOf(by) === 'for' && of.word.notes.has('person')) return `for ${saidKind(of)}`
  const isKnown =
    isBare && isPlain(of) && PLACES.has(englishOf(by)) && !(englishOf(by) === 'in' && of.word.notes.has('at'))
  const said = saidNoun(isKnown && /^an? /.test(englishOf(of.word)) ? { ...of, which: 'the' } : of, 'object')
  if (of.kind === 'noun' && of.word.en[0] === 'home' && !of.owner) return HOME[englishOf(by)] ?? `${englishOf(by)} home`
  return `${prepositionOf(by, of)} ${said}`
}

const isPlain = ({ adjectives }: Noun): boolean => adjectives.length === 0 || adjectives.some(isSuperlative)

const PLACES = new Set(
  'in|to|from|on|under|behind|in front of|next to|near|outside|before|after|during|across from|to the other side of'.split(
    '|',
  ),
)
const HOME: Record<string, string> = { in: 'at home', to: 'home', from: 'from home' }
const OWN = ['at', 'in', 'on', 'by']

/** 'di' is what the noun takes. */
function prepositionOf(by: Word, of: NounPhrase): string {
  if (by.en[0] !== 'in' || by.id[0] !== 'di') return englishOf(by)
  if (of.kind !== 'noun') return 'in'
  return OWN.find((one) => of.word.notes.has(one)) ?? 'in'
}
