import { wordSet } from '../words/one-of.ts'
export type BasesOf = (word: string) => string[]

const POSSESSIVES = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their', "one's", "someone's", "somebody's"])
const ARTICLES = /^(?:to|a|an|the|be|please) /
const PARTICLES = wordSet(`
  up down in out on off away back over through around about along apart together by into after for with to forward
  ahead aside across against at from of`)
const LAST_WORDS = ['with', 'to', 'of', 'for', 'on', 'about', 'from', 'at', 'in', 'as']
const MOST_WORDS = 9
const MOST_WORDS_OF_VERB = 3
const MOST_WORDS_INSIDE = 5
/** Words with little meaning of their own. */
const LIGHT_WORDS = wordSet(`
  i you he she it we they me him her us them my your his its our their this that these those there a an the am is
  are was were be been being do does did don't doesn't didn't have has had will would can could should may might
  must i'm i've i'll it's he's she's we're they're you're to of in on at for and or but so very really just please
  not no yes let's what who how with from by as if then than when where why about into too also`)
export const isLightWord = (word: string): boolean => LIGHT_WORDS.has(word)

/** Dictionary forms of a phrase, closest first; `basesOf` gives the base forms of a word. */
export function* guessPhrases(asked: string, basesOf: BasesOf): Generator<string> {
  const words = asked.split(' ')
  if (words.length > MOST_WORDS) return
  yield* inBaseForm(words, basesOf)
  if (ARTICLES.test(asked)) yield* inBaseForm(asked.replace(ARTICLES, '').split(' '), basesOf)
  if (words.length > 1) for (const article of ['the', 'a']) yield `${article} ${asked}`
}

/** 'get along' is found as 'get along with'. */
export function* guessLongerPhrases(asked: string, basesOf: BasesOf): Generator<string> {
  const words = asked.split(' ')
  if (words.length > MOST_WORDS_OF_VERB) return
  for (const last of LAST_WORDS) yield* inBaseForm([...words, last], basesOf)
}

function* inBaseForm(words: readonly string[], basesOf: BasesOf): Generator<string> {
  const [first = '', ...rest] = words
  const firsts = [first, ...basesOf(first)]
  for (const possessive of [null, 'your', "someone's"]) {
    const owned = possessive ? rest.map((word) => (POSSESSIVES.has(word) ? possessive : word)) : rest
    if (possessive && !rest.some((word) => POSSESSIVES.has(word))) return
    for (const start of firsts) yield [start, ...owned].join(' ')
  }
  const allBases = words.map((word) => basesOf(word)[0] ?? word)
  yield allBases.join(' ')
}

/** 'turn the light off' and 'give it up': the object stands between verb and particle. */
export function* guessWithoutObject(asked: string, basesOf: BasesOf): Generator<string> {
  const [verb = '', ...rest] = asked.split(' ')
  if (rest.length >= MOST_WORDS) return
  for (let from = 1; from < rest.length; from++) {
    if (!PARTICLES.has(rest[from] ?? '')) continue
    for (const start of [verb, ...basesOf(verb)]) yield [start, ...rest.slice(from)].join(' ')
  }
}

interface Inside {
  phrases: Generator<string>
  before: string[]
  after: string[]
}

/** 'give up smoking', 'it was a piece of cake': the parts that may be a phrase, longest first. */
export function* partsInside(
  asked: string,
  basesOf: BasesOf,
  beginsPhrase: (word: string) => boolean,
): Generator<Inside> {
  const words = asked.split(' ').slice(0, 2 * MOST_WORDS)
  const mayBegin = words.map((word) => [word, ...basesOf(word)].some(beginsPhrase))
  for (let length = Math.min(words.length - 1, MOST_WORDS_INSIDE); length >= 2; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (!mayBegin[from]) continue
      yield {
        phrases: inBaseForm(words.slice(from, from + length), basesOf),
        before: words.slice(0, from),
        after: words.slice(from + length),
      }
    }
  }
}
