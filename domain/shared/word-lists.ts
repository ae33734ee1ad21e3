/** Phrases between bars: `how are you|good morning`. */
export const phraseList = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim())

export const phraseSet = (phrases: string): ReadonlySet<string> => new Set(phraseList(phrases))

/** Words between spaces; `_` joins words: `morning good_evening`. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  )
