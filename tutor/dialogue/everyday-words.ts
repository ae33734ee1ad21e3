import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { bare } from './phrases.ts'

const MAX_WORDS = 3

/** English for the everyday words of an Indonesian message: 'gabut = **bored with nothing to do**'. */
export function everydayWordsIn(text: string, isTold = (_english: string) => true): string | null {
  const words = bare(text).split(' ')
  const found = words.flatMap((word, at) => {
    const pair = `${word} ${words[at + 1] ?? ''}`
    const known = everydayIndonesian.has(pair) ? pair : word
    const english = everydayIndonesian.get(known)
    return english && isTold(english) ? [`${known} = **${english}**`] : []
  })
  return found.length > 0 ? found.slice(0, MAX_WORDS).join('; ') : null
}
