import type { Correction } from '../../server/outside/ai/tutor-model.ts'
import { createAskedTutor } from './ask-tutor.ts'
import { readRows, share } from './rows.ts'
import { sameSentence } from './same-sentence.ts'

/** One row an item: id, kind of error, flagged, exact, false alarm, the tutor's version. The last line has the totals. */
export async function run(file: string): Promise<void> {
  const tutor = createAskedTutor()
  const totals = { items: 0, wrong: 0, flagged: 0, exact: 0, falseAlarms: 0 }
  for (const { id = '', wrong = '', correct = '', error_type = '' } of readRows(file)) {
    const hasError = wrong !== '' && wrong !== '-' && wrong !== correct
    const mended = hasError ? await corrected(tutor, wrong) : { text: '', flagged: false }
    const alarm = await corrected(tutor, correct)
    const exact = hasError && sameSentence(mended.text, correct)
    totals.items += 1
    if (hasError) totals.wrong += 1
    if (mended.flagged) totals.flagged += 1
    if (exact) totals.exact += 1
    if (alarm.flagged) totals.falseAlarms += 1
    const verdict = [
      hasError && !mended.flagged && 'missed',
      mended.flagged && !exact && 'other fix',
      exact && 'exact',
      alarm.flagged && 'FALSE ALARM',
    ]
    console.log(
      [
        id,
        error_type,
        verdict.filter(Boolean).join(', '),
        wrong,
        mended.text,
        alarm.flagged ? `${correct} → ${alarm.text}` : correct,
      ].join('\t'),
    )
  }
  tutor.stop()
  const { items, wrong, flagged, exact, falseAlarms } = totals
  console.log(
    JSON.stringify({
      items,
      flagged: share(flagged, wrong),
      exact: share(exact, wrong),
      falseAlarms: share(falseAlarms, items),
    }),
  )
}

async function corrected(
  tutor: ReturnType<typeof createAskedTutor>,
  sentence: string,
): Promise<{ text: string; flagged: boolean }> {
  const { corrections } = await tutor.ask(sentence)
  return { text: applied(sentence, corrections), flagged: corrections.length > 0 }
}

const applied = (sentence: string, corrections: readonly Correction[]): string =>
  corrections.reduce((text, { original, corrected: better }) => text.replace(original, () => better), sentence)
