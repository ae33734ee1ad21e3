const LONGEST_PHRASE = 59
const QUESTION_AROUND =
  /^(?:what(?:'s| is| does| do)?(?: the)?(?: meaning of| mean(?:ing)?)?|define|definition of|meaning of|the meaning of|explain|apa(?:kah)?(?: sih)? (?:arti(?:nya)?|maksud(?:nya)?|itu)(?: (?:dari|kata))*|arti(?:nya)?(?: (?:dari|kata))*|maksud(?:nya)? (?:dari|kata)|jelaskan(?: kata)?)\s+(?:the word |the phrase |kata )?(.+?)(?: mean| means| artinya(?: apa)?| itu apa| in english| dalam bahasa inggris)?$/
const QUESTION_AFTER = /^(.+?) (?:artinya(?: apa)?|itu apa|apa artinya|apa sih artinya|means?|meaning)$/

/** What somebody typed, as a dictionary would have it: lower case, plain apostrophes, no marks around it. */
export function tidy(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\p{Cf}|\p{Cc}/gu, ' ')
    .replace(/(?<=\p{L}),(?=\s)/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, '')
    .replace(/^'(?!(?:cause|til|em)\b)|(?<!s)'$/g, '')
    .trim()
}

/** 'what does brave mean?' asks for 'brave'; null when it is no such question. */
export function askedInside(question: string): string | null {
  const found = question.match(QUESTION_AROUND)?.[1] ?? question.match(QUESTION_AFTER)?.[1]
  return found ? tidy(found) : null
}

const COMPARISONS = [
  /^(?:apa )?(?:beda(?:nya)?|perbedaan(?:nya)?)(?: (?:antara|kata|dari))* (.+?) (?:dan|sama|dengan|and|vs\.?|atau) (.+?)(?: apa(?: sih| ya)?| itu apa| gimana)?$/,
  /^(?:what(?:'s| is) )?(?:the )?differences? between (.+?) and (.+)$/,
  /^(.+?) (?:vs\.?|versus) (.+)$/,
  /^(.+?) (?:dan|sama|atau) (.+?) (?:apa )?(?:beda(?:nya)?|perbedaan(?:nya)?)(?: apa)?$/,
]

/** 'bedanya say dan tell' asks for 'say' and 'tell'; null when it is no such question. */
export function comparedWords(question: string): string[] | null {
  const found = COMPARISONS.map((pattern) => question.match(pattern)).find(Boolean)
  return found ? found.slice(1).map((word) => tidy(word ?? '')) : null
}

/** 'C++' and 'a=b' are no words, though letters are in them. */
export const hasSymbols = (typed: string): boolean =>
  /\p{L}\s?[+#=<>{}|\\^~*_@&/][^\p{L}]*$|[=<>{}|\\^~_@+]/u.test(typed.trim())

export const isSingleWord = (text: string): boolean => /^\p{L}[\p{L}'-]*$/u.test(text)
export const isTooLong = (text: string): boolean => text.length > LONGEST_PHRASE
export const looksLikeWords = (text: string): boolean => /^[\p{L}\p{N}' .,-]+$/u.test(text) && /\p{L}/u.test(text)
