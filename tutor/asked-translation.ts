/** A sentence that somebody wants in the other language. */
export interface AskedTranslation {
  sentence: string
  to: 'en' | 'id'
}

const ENGLISH = '(?:(?:bahasa |bhs |b )?ing+ris|english)'
const INDONESIAN = '(?:(?:bahasa )?indonesian?|indo)'
const POLITE =
  '(?:(?:tolong|coba|bisa|bisakah|boleh|minta|please|can you|could you|kak|ms|miss|min|help me|bantu|bantuin|dong|eh|halo|hi|mau tanya|kalau|kalo)[ ,]+)*'
const AFTER =
  '(?:[ ,]+(?:dong|kak|ya|ms|miss|min|ini|kalimat ini|kalimat|this sentence|this|please|sih|itu|apa|gimana|gmn))*'
const MARK = '["“”\'‘’]?'
const SENTENCE = `${MARK}(.{2,300}?)${MARK}`
const END = '\\s*[.?!]*\\s*$'

const PATTERNS: readonly [pattern: string, to: 'en' | 'id'][] = [
  [
    `^${POLITE}(?:di)?(?:terjemah(?:kan|in|an)?|translate(?:in|kan)?|inggrisin|inggriskan|artikan)${AFTER}[ ,]*(?:ke|to|into|dalam) ${INDONESIAN}${AFTER}[:, ]+${SENTENCE}${END}`,
    'id',
  ],
  [
    `^${POLITE}(?:di)?(?:terjemah(?:kan|in|an)?|translate(?:in|kan)?|artikan)${AFTER}[:, ]+${SENTENCE}[, ]+(?:ke|to|into|dalam) ${INDONESIAN}${AFTER}${END}`,
    'id',
  ],
  [
    `^${POLITE}(?:di)?(?:terjemah(?:kan|in|an)?|translate(?:in|kan)?|inggrisin|inggriskan)${AFTER}(?:[ ,]*(?:ke|to|into|dalam) ${ENGLISH})?${AFTER}[:, ]+${SENTENCE}(?:[, ]+(?:ke|to|into|dalam) ${ENGLISH})?${AFTER}${END}`,
    'en',
  ],
  [
    `^${POLITE}(?:apa )?${ENGLISH} ?nya(?: dari| untuk| kata| kalimat)?[:, ]+${SENTENCE}(?: (?:apa|itu apa|gimana|gmn|ya|sih|kak|dong|tuh))*${END}`,
    'en',
  ],
  [`^${POLITE}${SENTENCE}[, ]+(?:itu |tuh )?${ENGLISH} ?nya(?: (?:apa|gimana|gmn|ya|sih|kak|dong))*${END}`, 'en'],
  [
    `^${POLITE}(?:gimana|gmn|bagaimana|cara)(?: cara)?(?: (?:bilang|ngomong|nulis|mengatakan|nyebut))(?:nya)?[:, ]+${SENTENCE}[, ]+(?:dalam|pakai|pake|di|in) ${ENGLISH}${AFTER}${END}`,
    'en',
  ],
  [
    `^${POLITE}(?:how (?:do|can|would|should) (?:i|you|we) say|how to say)[:, ]+${SENTENCE}(?: in english)?${END}`,
    'en',
  ],
  [`^${POLITE}what(?:'s| is) ${SENTENCE} in english${END}`, 'en'],
  [`^${POLITE}what(?:'s| is) ${SENTENCE} in (?:bahasa )?indonesian?${END}`, 'id'],
  [
    `^${POLITE}(?:apa )?arti(?:nya)?(?: dari| kalimat)?[:, ]+${SENTENCE}(?: (?:apa|itu apa|ya|sih|kak|dong))*${END}`,
    'id',
  ],
  [`^${POLITE}${SENTENCE}[, ]+(?:itu )?artinya(?: (?:apa|ya|sih|kak|dong))*${END}`, 'id'],
]
const READ = PATTERNS.map(([pattern, to]) => [new RegExp(pattern, 'isu'), to] as const)
const SHORTEST = 2

/** The words to translate, without the words of the request. */
export function askedTranslation(text: string): AskedTranslation | null {
  for (const [pattern, to] of READ) {
    const sentence = pattern.exec(text.trim())?.[1]?.trim()
    if (sentence && sentence.split(/\s+/).length >= SHORTEST) return { sentence, to }
  }
  return null
}
