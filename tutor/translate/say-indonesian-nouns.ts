import type { Described, Noun, NounPhrase, Phrase } from './clause.ts'
import type { Word } from './word.ts'

export const idOf = (word: Word): string => word.id[0] ?? ''

export const join = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ')

export function saidAdjective({ word, degree }: Described): string {
  const said = degree?.en[0]
  if (said === 'very') return idOf(degree ?? word) === 'yang' ? `yang ${idOf(word)} sekali` : `${idOf(word)} sekali`
  if (said === 'as') return `se${idOf(word)}`
  return join([degree && idOf(degree), idOf(word)])
}

export function saidNoun(phrase: NounPhrase): string {
  switch (phrase.kind) {
    case 'pronoun':
      return idOf(phrase.word)
    case 'name':
      return phrase.text
    case 'pointer':
      return phrase.which === 'this' ? 'ini' : 'itu'
    case 'several':
      return phrase.all.map(saidNoun).join(phrase.by === 'or' ? ' atau ' : ' dan ')
    case 'noun':
      return ofNoun(phrase)
  }
}

const ENDINGS: Record<string, string> = { I: 'ku', you: 'mu', he: 'nya', she: 'nya' }

function ofNoun(noun: Noun): string {
  const { of, adjectives, owner, which, count } = noun
  const described = join([headOf(noun), of && idOf(of), ...adjectives.map(saidAdjective)])
  const number = typeof count === 'string' ? count.replace('plural', '') : count && idOf(count)
  const known = which === 'the' && isOne(noun) ? 'nya' : undefined
  const ending = owner?.kind === 'pronoun' ? ENDINGS[owner.word.en[0] ?? ''] : known
  const owned = ending ? `${described}${ending}` : join([described, owner && saidNoun(owner)])
  return join([number, owned, which && POINTED[which], noun.behind])
}

const POINTED = { this: 'ini', that: 'itu', the: '' }

/** Several people are said twice, unless they are counted: 'teman-teman', 'dua anak'. */
function headOf({ word, count, owner, which }: Noun): string {
  const said = idOf(word)
  const isKnown = owner !== null || which !== null || word.en[0] === 'a child'
  if (count && count !== 'plural') return said.replace(/^(\p{L}+)-\1$/u, '$1')
  const isTwice =
    isKnown && count === 'plural' && word.notes.has('person') && !word.notes.has('plural') && !said.includes(' ')
  return isTwice ? `${said}-${said}` : said
}

/** 'the children' and 'the nearest' are known without an ending. */
const isOne = ({ count, word, adjectives }: Noun): boolean =>
  !count &&
  !word.notes.has('plural') &&
  !adjectives.some((one) => /^ter/.test(idOf(one.word)) || one.degree?.en[0] === 'most')

/** A place is said without 'the': 'di kantor'. */
export function saidPhrase({ by, of }: Phrase): string {
  const place = of.kind === 'noun' && of.which === 'the' ? { ...of, which: null } : of
  const said = by.en[0] ?? ''
  if (said === 'by' && of.kind === 'noun' && !of.word.notes.has('person') && !of.which)
    return `pakai ${saidNoun(place)}`
  return join([/^(?:in|at|on)$/.test(said) ? 'di' : idOf(by), saidNoun(place)])
}
