import { chatWords } from '../../english/spelling/misspellings.ts'

const CONTRACTIONS: [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\blet's\b/g, 'let us'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(i|you|he|she|it|we|they)'d\b/g, '$1 would'],
  [/\b(he|she|it|that|there|here|what|where|who|how|when|why|everyone|everything|nobody|something)'s\b/g, '$1 is'],
]

/** Ignores case, final punctuation, contractions and how chats are spelt ('u', 'gonna'), which is left to the writer. */
export const sameSentence = (left: string, right: string): boolean => plain(left) === plain(right)

/** The corrections that a row accepts, the best first. */
export const accepted = (correct: string): string[] => correct.split('||').map((one) => one.trim())

/** Whether it is one of the accepted corrections. */
export const isAccepted = (text: string, correct: string): boolean =>
  accepted(correct).some((one) => sameSentence(text, one))

/** How often these words stand in the text, one after the other. */
export const countWords = (text: string, words: string): number =>
  ` ${bare(text).replaceAll(' ', '  ')} `.split(` ${bare(words).replaceAll(' ', '  ')} `).length - 1

const bare = (text: string): string => plain(text).replaceAll(/[,;:.!?"“”()]/g, '')

function plain(sentence: string): string {
  const text = sentence
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replace(/[\s.!?"”]+$/, '')
    .replaceAll(/[a-z]+/g, (word) => chatWords.get(word) ?? word)
  return CONTRACTIONS.reduce((rest, [short, long]) => rest.replaceAll(short, long), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
