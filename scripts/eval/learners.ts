import { openLexicon } from '../../english/words/lexicon.ts'
import { share } from '../marked/rows.ts'
import { correctedText } from './golden-rows.ts'
import { type MarkedSentence, readMarkedTexts } from './marked-texts.ts'
import { isAccepted, sameSentence } from './same-sentence.ts'

/** Corrects every sentence of a folder of marked texts; prints what is not as it should be, then totals by file. */
export async function run(folder: string): Promise<void> {
  const lexicon = openLexicon()
  const judged = readMarkedTexts(folder).map((one) => {
    const { corrected, reasons } = correctedText(one.wrong, lexicon)
    return { ...one, corrected, reasons, isWrong: isWrong(one), isExact: isAccepted(corrected, one.right.join(' || ')) }
  })
  for (const { voice, wrong, corrected, right, isExact, reasons } of judged)
    if (!isExact) console.log([voice, wrong, corrected, right[0], reasons].join('\t'))
  const groups = Map.groupBy(judged, ({ voice }) => voice.split(' ')[0] ?? '')
  for (const [file, own] of groups) console.log([file, JSON.stringify(totals(own))].join('\t'))
  console.log(JSON.stringify(totals(judged)))
}

type Judged = MarkedSentence & { corrected: string; isWrong: boolean; isExact: boolean }

const isWrong = ({ wrong, right }: MarkedSentence): boolean => !isAccepted(wrong, right.join(' || '))

function totals(all: readonly Judged[]) {
  const wrong = all.filter((one) => one.isWrong)
  const right = all.filter((one) => !one.isWrong)
  return {
    wrong: wrong.length,
    flagged: share(wrong.filter((one) => !sameSentence(one.corrected, one.wrong)).length, wrong.length),
    exact: share(wrong.filter(({ isExact }) => isExact).length, wrong.length),
    right: right.length,
    changed: share(right.filter(({ isExact }) => !isExact).length, right.length),
  }
}
