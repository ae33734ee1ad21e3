import type { FormRelation } from '../../domain/explainer/look-up.ts'

const LONGEST_PHRASE = 59
const OF = '(?: (?:of|for|dari|kata|the word|the phrase))*'
/** The words of a question before and after the word it asks for. */
const BEFORE = new RegExp(
  `^(?:${[
    "what(?:'s| is| does| do)?(?: the)?(?: meaning| mean| definition)?",
    '(?:the )?(?:meaning|definition|synonyms?|antonyms?|opposite)',
    'define|explain|translate|spell|pronounce',
    'how (?:do (?:you|i)|to) (?:say|spell|pronounce|use)',
    'apa(?:kah)?(?: sih)? (?:arti(?:nya)?|maksud(?:nya)?|itu)',
    'arti(?:nya)?|maksud(?:nya)?|jelaskan|terjemah(?:kan|an)|sinonim|antonim|lawan kata|persamaan kata|contoh(?: kalimat)?',
    '(?:apa )?bahasa ?inggris(?:nya)?',
    '(?:cara|kapan) (?:pakai|pake|menggunakan|memakai)',
  ].join('|')})${OF} (.+)$`,
)
const AFTER = new RegExp(
  ` (?:${[
    'mean|means|meaning|(?:in|to) english|dong|ya',
    '(?:apa )?(?:sih )?artinya(?: apa)?|(?:itu )?apa(?: sih| ya)?|maksudnya(?: apa)?',
    '(?:dalam|ke) bahasa inggris|(?:dalam )?bahasa inggrisnya(?: apa)?',
  ].join('|')})$`,
)
const FORMS = [
  'past participle|past(?: tense| form)?|plural(?: form)?|comparative|superlative',
  'v2|v3|verb 2|verb 3|bentuk lampau|bentuk jamak',
].join('|')
const ASKED_FORM = new RegExp(
  `^(?:what(?:'s| is) )?(?:the |apa )?(${FORMS})(?: (?:of|dari|for|kata))* ([\\p{L}-]+)$`,
  'u',
)

/** Typed text as a dictionary key: lower case, plain apostrophes, no punctuation around it. */
export function tidy(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/["“”„«»]/g, '')
    .replace(/ & /g, ' and ')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
    .replace(/\p{Cf}|\p{Cc}/gu, ' ')
    .replace(/(?<=\p{L}),(?=\s)/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, '')
    .replace(/^'(?!(?:cause|til|em)\b)|(?<!s)'$/g, '')
    .trim()
}

/** 'what does brave mean?' asks for 'brave'; null for any other text. */
export function askedInside(question: string): string | null {
  const after = question.match(BEFORE)?.[1] ?? question
  const found = tidy(after.replace(AFTER, ''))
  return found === question || found === '' ? null : found
}

/** 'past tense of go' asks for a form. */
export function askedForm(question: string): { base: string; relation: FormRelation } | null {
  const [, name = '', base = ''] = question.match(ASKED_FORM) ?? []
  const relation = FORM_NAMES.find(([pattern]) => pattern.test(name))?.[1]
  return relation && base ? { base, relation } : null
}

const FORM_NAMES: [RegExp, FormRelation][] = [
  [/participle|3/, 'past participle'],
  [/past|lampau|2/, 'past'],
  [/plural|jamak/, 'plural'],
  [/comparative/, 'comparative'],
  [/superlative/, 'superlative'],
]

const COMPARISONS = [
  new RegExp(
    [
      '^(?:apa )?(?:beda(?:nya)?|perbedaan(?:nya)?)(?: (?:antara|kata|dari))* (.+?)',
      ' (?:dan|sama|dengan|and|vs\\.?|atau) (.+?)(?: apa(?: sih| ya)?| itu apa| gimana)?$',
    ].join(''),
  ),
  /^(?:what(?:'s| is) )?(?:the )?differences? between (.+?) and (.+)$/,
  /^(.+?) (?:vs\.?|versus) (.+)$/,
  /^(.+?) (?:dan|sama|atau) (.+?) (?:apa )?(?:beda(?:nya)?|perbedaan(?:nya)?)(?: apa)?$/,
]

/** 'bedanya say dan tell' asks for 'say' and 'tell'; null for any other text. */
export function comparedWords(question: string): string[] | null {
  const found = COMPARISONS.map((pattern) => question.match(pattern)).find(Boolean)
  return found ? found.slice(1).map((word) => tidy(word ?? '')) : null
}

/** 'C++' and 'a=b' contain letters but are not words. */
export const hasSymbols = (typed: string): boolean => /\p{L}[+#]+$|[=<>{}|\\^~_@+]/u.test(typed.trim())

export const isSingleWord = (text: string): boolean => /^\p{L}[\p{L}'-]*$/u.test(text)
export const isTooLong = (text: string): boolean => text.length > LONGEST_PHRASE
export const looksLikeWords = (text: string): boolean => /^[\p{L}\p{N}' .,-]+$/u.test(text) && /\p{L}/u.test(text)
