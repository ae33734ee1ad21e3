import { oftenStretched } from '../content/tutor-regional.ts'
import { isIndonesianWord } from '../english/language/indonesian-words.ts'
import { slang } from '../english/language/slang.ts'

const STRETCHED = /\p{L}*(\p{L})\1{2,}\p{L}*/gu
const RUN = /(\p{L})\1{2,}/gu
/** 'www' is no stretched 'w'. */
const SHORTEST = 2

/** 'Haiii, gimana sihhh' as 'hai, gimana sih'; what is no word that is known then stays as it is. */
export const withoutStretching = (text: string): string =>
  text.replaceAll(STRETCHED, (word) => {
    const once = word.replaceAll(RUN, '$1')
    return once.length >= SHORTEST && isKnown(once.toLowerCase()) ? once : word
  })

const isKnown = (word: string): boolean => oftenStretched.has(word) || slang.has(word) || isIndonesianWord(word)
