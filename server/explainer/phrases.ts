const POSSESSIVES = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their', "one's", "someone's", "somebody's"])
const ARTICLES = /^(?:to|a|an|the|be|please) /
const PARTICLES = new Set(
  'up,down,in,out,on,off,away,back,over,through,around,about,along,apart,together,by,into,after,for,with,to,forward,ahead,aside,across,against,at,from,of'.split(
    ',',
  ),
)
const MOST_WORDS = 9

/** Ways to write the same phrase as a dictionary would have it, closest first; `basesOf` knows base forms of a word. */
export function* guessPhrases(asked: string, basesOf: (word: string) => string[]): Generator<string> {
  const words = asked.split(' ')
  if (words.length > MOST_WORDS) return
  yield* inBaseForm(words, basesOf)
  if (ARTICLES.test(asked)) yield* inBaseForm(asked.replace(ARTICLES, '').split(' '), basesOf)
  if (words.length > 1) for (const article of ['the', 'a']) yield `${article} ${asked}`
  yield* withoutObject(words, basesOf)
  yield* inside(words, basesOf)
}

function* inBaseForm(words: readonly string[], basesOf: (word: string) => string[]): Generator<string> {
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
function* withoutObject(words: readonly string[], basesOf: (word: string) => string[]): Generator<string> {
  const [verb = '', ...rest] = words
  for (let from = 1; from < rest.length; from++) {
    if (!PARTICLES.has(rest[from] ?? '')) continue
    for (const start of [verb, ...basesOf(verb)]) yield [start, ...rest.slice(from)].join(' ')
  }
}

/** 'give up smoking', 'it was a piece of cake': the longest part that is a phrase, at least two words of it. */
function* inside(words: readonly string[], basesOf: (word: string) => string[]): Generator<string> {
  for (let length = words.length - 1; length >= 2; length--) {
    for (let from = 0; from + length <= words.length; from++)
      yield* inBaseForm(words.slice(from, from + length), basesOf)
  }
}
