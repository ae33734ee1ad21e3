/** For other API clients; the site shows its own texts in the visitor's language. */
export const notFoundSentences = {
  'unknown': 'We could not find this word. Please check its spelling.',
  'indonesian': 'This looks like Indonesian.',
  'sentence': 'This is more than one word. Ask for a single word or a short phrase.',
  'not a word': 'This is not a word that we can explain. Type an English word, such as "brave".',
  'rude': 'This word may be rude or private, so we do not explain it here.',
}

/** Appended if there are suggestions. */
export const suggestionSentences: Partial<Record<keyof typeof notFoundSentences, string>> = {
  unknown: ' Or try one of the suggestions.',
  indonesian: ' Try one of these English words.',
}

/** Explanations in the browser for when the server cannot be reached. */
export const fallbackWords: Record<string, { definition: string; example: string; synonyms: string[] }> = {
  hello: {
    definition: 'a word that you say when you meet somebody or answer the phone',
    example: 'Hello, my name is Dewi. Nice to meet you.',
    synonyms: ['hi', 'hey', 'good day'],
  },
  good: {
    definition: 'of high quality, or pleasant',
    example: 'We had a good time at the beach.',
    synonyms: ['great', 'nice', 'fine'],
  },
  learn: {
    definition: 'to get new knowledge or a new skill',
    example: 'I learn ten new words every day.',
    synonyms: ['study', 'find out', 'pick up'],
  },
  english: {
    definition: 'the language of Britain, the United States, Australia and many other countries',
    example: 'She speaks English with her colleagues.',
    synonyms: ['the English language'],
  },
}
