import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLexicon } from '../../english/words/lexicon.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { correctedText } from './golden-rows.ts'
import { isAccepted, sameSentence } from './same-sentence.ts'
import { type Asked, whatIsAsked } from './what-is-asked.ts'

const FOLDER = join(PROJECT_ROOT, 'evals/unseen')
/** By the first letter of a row's id. */
const STYLES: Record<string, string> = {
  p: 'single sentences',
  m: 'two errors and more',
  c: 'lower-case chats',
  e: 'e-mails and essays',
}
const RIGHT_STYLES: Record<string, string> = { d: 'everyday', m: 'e-mails and essays', x: 'encyclopedic' }

/** Runs the sets that nobody reads. Prints totals only, so that no rule is made for one of their rows. */
export async function run(): Promise<void> {
  const totals = {
    date: new Date().toISOString().slice(0, 10),
    learners: learners(),
    right: right(),
    ...(await wishes()),
  }
  console.log(JSON.stringify(totals, null, 2))
}

function learners(): Record<string, { flagged: number; exact: number }> {
  const lexicon = openLexicon()
  const rows = [...rowsOf('sentences.tsv'), ...rowsOf('chats-and-mails.tsv')]
  return byStyle(rows, STYLES, (style) => {
    const judged = style.map(([, wrong = '', accepted = '']) => {
      const { corrected } = correctedText(wrong, lexicon)
      return { flagged: !sameSentence(corrected, wrong), exact: isAccepted(corrected, accepted) }
    })
    return { flagged: share(judged, ({ flagged }) => flagged), exact: share(judged, ({ exact }) => exact) }
  })
}

function right(): Record<string, { changed: number }> {
  const lexicon = openLexicon()
  return byStyle(rowsOf('right.tsv'), RIGHT_STYLES, (style) => ({
    changed: share(style, ([, , text = '']) => !sameSentence(correctedText(text, lexicon).corrected, text)),
  }))
}

async function wishes(): Promise<object> {
  const others = await Promise.all(linesOf('not-for-us.txt').map(whatIsAsked))
  const told = rowsOf('wishes.tsv')
  const held = await Promise.all(told.map(([text = '']) => whatIsAsked(text)))
  const wanted = told.map(([, wish]) => wish?.trim() === 'yes')
  const quality = (is: (one: Asked) => boolean) => {
    const right = held.filter((one, at) => is(one) && wanted[at]).length
    return { recall: ratio(right, wanted.filter(Boolean).length), precision: ratio(right, held.filter(is).length) }
  }
  return {
    captured: { 'not for us': share(others, ({ asksWho }) => asksWho) },
    wishes: { asked: quality(({ asksWho }) => asksWho), offered: quality(({ offers }) => offers) },
  }
}

function byStyle<Result>(
  rows: readonly string[][],
  styles: Record<string, string>,
  judge: (rows: string[][]) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(styles).map(([letter, style]) => [style, judge(rows.filter(([id]) => id?.startsWith(letter)))]),
  )
}

const linesOf = (file: string): string[] => readFileSync(join(FOLDER, file), 'utf8').trimEnd().split(/\r?\n/)
const rowsOf = (file: string): string[][] =>
  linesOf(file)
    .slice(1)
    .map((line) => line.split('\t'))
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  ratio(items.filter(is).length, items.length)
const ratio = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 1000
