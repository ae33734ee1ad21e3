import type { WordClasses } from '../domain/shared/frames.ts'

/** A word of a message, and whether a new part begins with it. */
export interface RequestWord {
  text: string
  start: number
  end: number
  begins: 'sentence' | 'part' | null
}

/** A part of a message between the words of a request. */
export interface FramedText {
  start: number
  end: number
  /** How many words of the request were found. */
  found: number
}

interface Element {
  classes: readonly string[]
  isOptional: boolean
}

/** The words of a request before and behind its text. */
export interface RequestFrame {
  before: readonly Element[]
  behind: readonly Element[]
}

/** `@a|@b? {text} @c`: a line each. */
export const framesIn = (lines: string): RequestFrame[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [before = '', behind = ''] = line.split('{text}').map((side) => side.trim())
      return { before: elementsIn(before), behind: elementsIn(behind) }
    })

const elementsIn = (side: string): Element[] =>
  side
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => ({
      classes: token
        .replace(/\?$/, '')
        .split('|')
        .map((name) => name.replace(/^@/, '')),
      isOptional: token.endsWith('?'),
    }))

const LONGEST_PHRASE = 4

/** The classes of every phrase; one class may hold another. */
export function indexClasses(classes: WordClasses): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>()
  const add = (name: string, words: string) => {
    for (const word of words.trim().split(/\s+/)) {
      const phrase = word.replaceAll('_', ' ')
      if (word.startsWith('@')) add(name, classes[word.slice(1)] ?? '')
      else index.set(phrase, (index.get(phrase) ?? new Set()).add(name))
    }
  }
  for (const [name, words] of Object.entries(classes)) add(name, words)
  return index
}

/** Where the phrases of a class end, from every word on. */
export class Tagged {
  readonly words: readonly RequestWord[]
  private readonly ends: readonly ReadonlyMap<string, readonly number[]>[]
  /** The classes of all phrases. */
  private readonly names: ReadonlySet<string>
  /** Many frames ask for the same. */
  private readonly many = new Map<readonly string[], Map<number, ReadonlySet<number>>>()

  constructor(words: readonly RequestWord[], index: ReadonlyMap<string, ReadonlySet<string>>) {
    this.words = words
    this.ends = words.map((_, at) => endsFrom(words, at, index))
    this.names = new Set([',', ...this.ends.flatMap((ends) => [...ends.keys()])])
  }

  /** Whether a run of elements may be found anywhere: most frames need a word that a message does not hold. */
  mayFollow(elements: readonly Element[]): boolean {
    return elements.every(({ classes, isOptional }) => isOptional || classes.some((name) => this.names.has(name)))
  }

  /** Where a run of elements may end that begins here. */
  after(elements: readonly Element[], start: number): readonly number[] {
    let reached = [start]
    for (const element of elements) {
      if (reached.length === 0) break
      const next = element.isOptional ? reached.slice() : []
      for (const at of reached) if (!this.isApart(element, at, start)) this.addEnds(next, element, at)
      reached = next
    }
    return reached
  }

  /** 'ke dosen, saya …' is no lecturer of mine. */
  private isApart({ isOptional }: Element, at: number, start: number): boolean {
    return isOptional && at > start && this.words[at]?.begins !== null
  }

  private addEnds(ends: number[], { classes }: Element, at: number): void {
    for (const name of classes) for (const end of this.endsOf(name, at)) if (!ends.includes(end)) ends.push(end)
  }

  /** A comma is where another part begins. */
  private endsOf(name: string, at: number): readonly number[] {
    if (name === ',') return this.words[at]?.begins ? [at] : []
    return this.ends[at]?.get(name) ?? []
  }

  begins(name: string): boolean {
    return this.endsOf(name, 0).length > 0
  }

  holds(name: string): boolean {
    return this.words.some((_, at) => this.endsOf(name, at).length > 0)
  }

  endsWith(name: string, end: number): boolean {
    return this.words.some((_, at) => at < end && this.endsOf(name, at).includes(end))
  }

  /** The same, of any number of phrases of these classes. */
  afterMany(classes: readonly string[], start: number): ReadonlySet<number> {
    const known = this.many.get(classes) ?? new Map<number, ReadonlySet<number>>()
    const found = known.get(start) ?? this.reachedBy(classes, start)
    this.many.set(classes, known.set(start, found))
    return found
  }

  private reachedBy(classes: readonly string[], start: number): ReadonlySet<number> {
    const reached = new Set([start])
    for (const at of reached) for (const end of this.after([{ classes, isOptional: false }], at)) reached.add(end)
    return reached
  }
}

function endsFrom(
  words: readonly RequestWord[],
  at: number,
  index: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  let phrase = ''
  for (const [count, { text }] of words.slice(at, at + LONGEST_PHRASE).entries()) {
    phrase = count === 0 ? text : `${phrase} ${text}`
    for (const name of index.get(phrase) ?? []) found.set(name, [...(found.get(name) ?? []), at + count + 1])
  }
  return found
}

const BEFORE = ['greeting', 'polite']
const GREETING = ['greeting']
const REASON = ['reason']
const ENDING = ['ending']

/** Every part of the message that a frame takes for its text. */
export function* textsOf(tagged: Tagged, { before, behind }: RequestFrame): Generator<FramedText> {
  if (!tagged.mayFollow(before) || !tagged.mayFollow(behind)) return
  const starts = startsOf(tagged, before)
  const ends = starts.size > 0 ? endsOf(tagged, behind) : []
  for (const start of starts)
    for (const end of ends) if (end > start) yield { start, end, found: start + tagged.words.length - end }
}

function startsOf(tagged: Tagged, before: readonly Element[]): Set<number> {
  const begins = tagged.words.flatMap(({ begins }, at) => (at === 0 || begins ? [at] : []))
  if (before.length > 0)
    return new Set(
      begins.flatMap((at) => [...tagged.afterMany(BEFORE, at)].flatMap((one) => tagged.after(before, one))),
    )
  const sentence = tagged.words.findLastIndex(({ begins }, at) => at === 0 || begins === 'sentence')
  return new Set([Math.max(...tagged.afterMany(GREETING, 0)), Math.max(...tagged.afterMany(GREETING, sentence))])
}

/** What follows behind the request is polite; behind 'inggrisnya apa' also a reason for it, or another part. */
function endsOf(tagged: Tagged, behind: readonly Element[]): number[] {
  const { words } = tagged
  const isEnd = (at: number, isAsked: boolean) =>
    at === words.length || (isAsked && (words[at]?.begins !== null || tagged.afterMany(REASON, at).size > 1))
  return Array.from({ length: words.length }, (_, at) => at + 1).filter((at) =>
    tagged
      .after(behind, at)
      .some((end) => [...tagged.afterMany(ENDING, end)].some((last) => isEnd(last, tagged.endsWith('what', end)))),
  )
}

/** Whether the words of the frame occur on their sides of a text that is marked by itself. */
export function isAround(head: Tagged, tail: Tagged, { before, behind }: RequestFrame): boolean {
  return occurs(head, before) && occurs(tail, behind)
}

const occurs = (tagged: Tagged, elements: readonly Element[]): boolean =>
  elements.every(({ isOptional }) => isOptional) ||
  tagged.words.some((_, at) => tagged.after(elements, at).some((end) => end > at))
