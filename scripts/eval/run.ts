const EVALS: Record<string, () => Promise<{ run(file: string): Promise<void> }>> = {
  words: () => import('./words.ts'),
}
const USAGE = `npm run eval -- words FILE.tsv   looks up every row (id, lookup, kind, essential_meaning) in the dictionary`

/** Runs what is measured by lists of examples: a row for each item, totals as JSON in the last line. */
const [, , , name = '', file = ''] = process.argv
const load = EVALS[name]
if (load && file) await (await load()).run(file)
else {
  console.log(USAGE)
  process.exitCode = 1
}
