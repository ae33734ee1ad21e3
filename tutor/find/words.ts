import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { slang } from '../../english/language/slang.ts'

/** Said to the teacher, never about the subject. */
const FILLERS = new Set(
  `kak kakak sih dong deh nih tuh ya yaa yah lho loh kan mah eh hmm wkwk wkwkwk haha hehe hihi miss ms min kiky pak bu
  um uh hm ah oh`.split(/\s+/),
)

/** As typed, in lower case: 'it's' stays one word. */
export function typedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/(\p{L})\1{2,}/gu, '$1')
      .replaceAll(/\be-mail/g, 'email')
      .match(/[\p{L}\d]+(?:'\p{L}+)*/gu) ?? []
  )
}

/** In one spelling: chat abbreviations in full, a reduplication once, fillers left out. */
export function plainWords(text: string): string[] {
  return typedWords(text)
    .filter((word) => !FILLERS.has(word))
    .flatMap((word) => (slang.get(word) ?? inOneSpelling(word)).split(' '))
    .filter((word) => !FILLERS.has(word))
}

function inOneSpelling(word: string): string {
  const once = word.replace(/(?<=\p{L}{2})2(?=\p{L}{0,3}$)/u, '')
  const short = once.replace(/([aiueohk])\1$/u, '$1')
  return slang.get(once) ?? (isIndonesianWord(short) ? short : once)
}
