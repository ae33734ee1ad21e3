import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from '../../english/sentences/tokens.ts'
import { createAnalyser } from '../../tutor/analyser.ts'
import { commonTo } from '../../tutor/essay/common-words.ts'
import { share } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { ensureFindIndex } from '../tutor/find/ensure-index.ts'

/** A mistake in a text: 'He {go|goes/went} home'. */
const MARK = /\{([^|}]*)\|([^}]*)\}/g

interface Judged {
  marked: number
  corrected: number
  edits: number
  wrong: number
}

/** Reviews every text of a folder; prints the mistakes that are left and the edits that nobody marked. */
export async function run(folder: string): Promise<void> {
  await ensureFindIndex(PROJECT_ROOT)
  const analyse = createAnalyser()
  const all: Judged[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const marked = readFileSync(join(folder, file), 'utf8').trim()
    const { corrections } = analyse(marked.replaceAll(MARK, '$1'))
    const judged = total(sentencesOf(marked).map(({ text }) => judge(file, text, correctedOf(text, corrections))))
    all.push(judged)
    console.log([file, JSON.stringify(shares(judged))].join('\t'))
  }
  console.log(JSON.stringify(shares(total(all))))
}

type Corrections = ReturnType<ReturnType<typeof createAnalyser>>['corrections']

const plain = (text: string): string => text.replaceAll(MARK, '$1')
const correctedOf = (sentence: string, corrections: Corrections): string =>
  corrections.find(({ original }) => original.trim() === plain(sentence).trim())?.corrected ?? plain(sentence)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []
const framed = (text: string): string => ` ${wordsOf(text).join(' ')} `

function judge(file: string, sentence: string, corrected: string): Judged {
  const marks = [...sentence.matchAll(MARK)]
  const found = marks.filter((mark) => isCorrected(sentence, mark, corrected))
  for (const [whole] of marks.filter((mark) => !found.includes(mark)))
    console.log(['left', file, whole, corrected].join('\t'))
  const edits = editsIn(plain(sentence), corrected)
  const expected = new Set(
    marks.flatMap(([, wrong = '', right = '']) => [...wordsOf(wrong), ...wordsOf(right.replaceAll('/', ' '))]),
  )
  const wrong = edits.filter((words) => words.length > 0 && !words.some((word) => expected.has(word)))
  for (const words of wrong) console.log(['edit', file, words.join(' '), plain(sentence), corrected].join('\t'))
  return { marked: marks.length, corrected: found.length, edits: edits.length, wrong: wrong.length }
}

/** One of the right forms stands behind the word before or before the word behind. */
function isCorrected(sentence: string, mark: RegExpMatchArray, corrected: string): boolean {
  const [whole, , right = ''] = mark
  const at = mark.index ?? 0
  const gold = (text: string) => wordsOf(text.replaceAll(MARK, (_, __, first: string) => first.split('/')[0] ?? ''))
  const before = gold(sentence.slice(0, at)).at(-1) ?? ''
  const behind = gold(sentence.slice(at + whole.length))[0] ?? ''
  const said = framed(corrected)
  return right
    .split('/')
    .some((form) => said.includes(framed(`${before} ${form}`)) || said.includes(framed(`${form} ${behind}`)))
}

/** The runs of words that differ. */
function editsIn(from: string, to: string): string[][] {
  const [left, right] = [wordsOf(from), wordsOf(to)]
  const common = [...commonTo(left, right), [left.length, right.length] as const]
  return common
    .map(([row, column], at) => {
      const [before, beside] = common[at - 1] ?? [-1, -1]
      return [...left.slice(before + 1, row), ...right.slice(beside + 1, column)]
    })
    .filter((words) => words.length > 0)
}

const total = (all: readonly Judged[]): Judged => {
  const sum = (of: (one: Judged) => number) => all.reduce((count, one) => count + of(one), 0)
  return {
    marked: sum((one) => one.marked),
    corrected: sum((one) => one.corrected),
    edits: sum((one) => one.edits),
    wrong: sum((one) => one.wrong),
  }
}

const shares = ({ marked, corrected, edits, wrong }: Judged) => ({
  marked,
  corrected: share(corrected, marked),
  edits,
  wrongEdits: share(wrong, edits),
})
