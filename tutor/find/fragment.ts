import { countWords, isEnglishSentence } from '../../english/language/detect-language.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { quotedPart } from '../quoted-part.ts'

const SHORTEST_RUN = 3
const SHORTEST_QUOTED = 2

/** The English that a question is about: what it quotes, else the longest run of English words in Indonesian. */
export function englishFragment(text: string, lexicon: Lexicon): string | null {
  const quoted = quotedPart(text)
  if (quoted) {
    const isLong = quoted.split(/\s+/).length >= SHORTEST_QUOTED
    return isLong && isEnglishSentence(quoted, lexicon) ? quoted : null
  }
  const run = longestRun(text, lexicon)
  return run && run !== text.trim() && isEnglishSentence(run, lexicon) ? run : null
}

function longestRun(text: string, lexicon: Lexicon): string | null {
  let best: string[] = []
  let run: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const { english, indonesian, shorthand, words } = countWords(word, lexicon)
    if (words > 0 && (indonesian > 0 || shorthand > 0)) run = []
    else if (english > 0 || run.length > 0) run = [...run, word]
    if (run.length > best.length) best = run
    if (/[.?!,;]$/.test(word)) run = []
  }
  return best.length >= SHORTEST_RUN ? best.join(' ') : null
}
