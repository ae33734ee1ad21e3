import { createAnalyser } from '../../tutor/analyser.ts'
import type { Analysis } from '../../tutor/analysis.ts'
import { PLAIN } from '../../tutor/dialogue/translate.ts'
import { readRows, share } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { ensureFindIndex } from '../tutor/find/ensure-index.ts'

type Verdict = 'right' | 'wrong' | 'left' | 'missed'

/** Sure enough to be said without a warning. */
const SURE = 0.75

/** Asks for every row (to, says, accepted: a pattern of the whole sentence, contractions written out). */
export async function run(file: string): Promise<void> {
  await ensureFindIndex(PROJECT_ROOT)
  const analyse = createAnalyser()
  const judged = readRows(file).map(({ to = '', says = '', accepted = '' }) => {
    const { translation } = analyse(says)
    const { verdict, isPlain } = judge(translation, to, accepted)
    console.log(
      [
        verdict,
        to,
        says,
        translation?.sentence ?? '',
        translation?.said?.text ?? '',
        translation?.said?.sure ?? '',
        translation?.said?.chance ?? '',
      ].join('\t'),
    )
    return { to, verdict, isPlain }
  })
  for (const [to, some] of Map.groupBy(judged, (one) => one.to)) console.log(to, JSON.stringify(totals(some)))
  console.log(JSON.stringify(totals(judged)))
}

/** What was said surely enough in the language that was asked for. */
function judge(
  translation: Analysis['translation'],
  to: string,
  accepted: string,
): { verdict: Verdict; isPlain: boolean } {
  if (!translation) return { verdict: 'missed', isPlain: false }
  const { said } = translation
  if (!said || said.sure < SURE || said.to !== to) return { verdict: 'left', isPlain: false }
  return { verdict: isAccepted(said.text, accepted) ? 'right' : 'wrong', isPlain: (said.chance ?? said.sure) >= PLAIN }
}

const totals = (judged: readonly { verdict: Verdict; isPlain: boolean }[]) => {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length
  const said = count('right') + count('wrong')
  const plain = judged.filter((one) => one.isPlain)
  return {
    rows: judged.length,
    right: share(count('right'), judged.length),
    rightOfSaid: share(count('right'), said),
    plain: plain.length,
    rightOfPlain: share(plain.filter((one) => one.verdict === 'right').length, plain.length),
    left: count('left'),
    missed: count('missed'),
  }
}

const isAccepted = (text: string, pattern: string): boolean => new RegExp(`^(?:${pattern})$`, 'i').test(inFull(text))

const FULL: [RegExp, string][] = [
  [/can't\b/g, 'can not'],
  [/cannot\b/g, 'can not'],
  [/won't\b/g, 'will not'],
  [/let's\b/g, 'let us'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
]

/** In lower case, without punctuation and contractions; 'he's' is what the verb behind it needs. */
function inFull(text: string): string {
  const lower = FULL.reduce(
    (said, [short, full]) => said.replaceAll(short, full),
    text.toLowerCase().replaceAll('’', "'"),
  )
  return lower
    .replaceAll(
      /\b(it|he|she|that|there|where|what|who|how|when)'s (?=(?:already |just |never |not )?(?:been|gone|eaten|come|arrived|had|done|retired)\b)/g,
      '$1 has ',
    )
    .replaceAll(/\b(it|he|she|that|there|where|what|who|how|when|everyone|today)'s\b/g, '$1 is')
    .replaceAll(/[^\p{L}\d' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
