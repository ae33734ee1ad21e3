import { rememberLatest } from '../../domain/shared/remember-last.ts'
import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'

/** A nasal stands for the consonant that it swallowed: 'nulis' is 'tulis', 'minjam' is 'pinjam'. */
const NASALS: [RegExp, string[]][] = [
  [/^(?:meny|peny|nye|ny)/, ['s', 'c']],
  [/^(?:menge|nge)/, ['']],
  [/^(?:meng|peng|ng)/, ['', 'k']],
  [/^(?:mem|pem)/, ['', 'p']],
  [/^(?:men|pen)/, ['', 't']],
  [/^m(?=[aiueo])/, ['p']],
  [/^n(?=[aiueo])/, ['t']],
  [/^(?:me|ber|ter|per|di|ke|se|pe)/, ['']],
]
const PARTICLE = /(?:nya|kah|lah|ku|mu)$/
const ENDING = /(?:kan|in|an|i)$/
const SHORTEST = 3
const MOST = 3
const REMEMBERED = 2000

/** An Indonesian word without its affixes, in the standard spelling: the known stem, or those that may be. */
export const indonesianStems = rememberLatest(REMEMBERED, (word): readonly string[] => {
  const bare = word.length > 4 ? word.replace(PARTICLE, '') : word
  const short = bare.length > 5 ? bare.replace(ENDING, '') : bare
  const forms = [...unprefixed(short), ...unprefixed(bare), short, bare].flatMap((form) => [standard(form), form])
  const stems = [...new Set(forms)].filter((stem) => stem.length >= SHORTEST && stem !== word)
  const known = stems.find(isIndonesianRoot)
  return known ? [known] : stems.slice(0, MOST)
})

/** Without looking behind endings once more. */
const isIndonesianRoot = (word: string): boolean => isIndonesianWord(word) && !PARTICLE.test(word)

function unprefixed(word: string): string[] {
  if (word.length < 5) return []
  return NASALS.flatMap(([prefix, starts]) =>
    prefix.test(word) ? starts.map((start) => word.replace(prefix, start)) : [],
  )
}

/** 'seneng' is 'senang', 'dapet' is 'dapat'. */
const standard = (word: string): string => word.replace(/e([^aiueo]+)$/, 'a$1')

/** 'went' is 'go', 'cities' is 'city', 'better' is 'good'. */
export function englishBase(word: string, lexicon: Lexicon): string {
  const { verbs, singular, degree } = lexicon.read(word)
  return verbs.find(({ base }) => base !== word)?.base ?? singular ?? degree?.base ?? word
}
