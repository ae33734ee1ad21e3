/** Words by theme: word, Indonesian, example sentence. */
export interface VocabularySet {
  id: string
  names: readonly string[]
  title: { id: string; en: string }
  words: readonly (readonly [word: string, gloss: string, example: string])[]
}
