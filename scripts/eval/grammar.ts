import type { Correction } from '../../server/outside/ai/tutor-model.ts'
import { createAskedTutor } from './ask-tutor.ts'
import { readRows, share } from './rows.ts'
import { sameSentence } from './same-sentence.ts'

interface Outcome {
  id: string
  kind: string
  wrong: string
  correct: string
  hasError: boolean
  flagged: boolean
  exact: boolean
  alarm: boolean
  shown: string
}

/** One row an item: id, kind of error, outcome, the wrong sentence, the tutor's version, the right one. Then the totals. */
export async function run(file: string): Promise<void> {
  const tutor = createAskedTutor()
  const outcomes: Outcome[] = []
  for (const row of readRows(file)) outcomes.push(await judge(tutor, row))
  tutor.stop()
  for (const one of outcomes)
    console.log([one.id, one.kind, verdictOf(one), one.wrong, one.shown, one.correct].join('\t'))
  const count = (is: (one: Outcome) => boolean) => outcomes.filter(is).length
  const errors = count(({ hasError }) => hasError)
  console.log(
    JSON.stringify({
      items: outcomes.length,
      flagged: share(
        count(({ flagged }) => flagged),
        errors,
      ),
      exact: share(
        count(({ exact }) => exact),
        errors,
      ),
      falseAlarms: share(
        count(({ alarm }) => alarm),
        outcomes.length,
      ),
    }),
  )
}

async function judge(tutor: ReturnType<typeof createAskedTutor>, row: Record<string, string>): Promise<Outcome> {
  const { id = '', wrong = '', correct = '', error_type: kind = '' } = row
  const hasError = wrong !== '' && wrong !== '-' && wrong !== correct
  const mended = hasError ? await corrected(tutor, wrong) : { text: '', flagged: false }
  const alarm = await corrected(tutor, correct)
  return {
    id,
    kind,
    wrong,
    correct,
    hasError,
    flagged: mended.flagged,
    exact: hasError && sameSentence(mended.text, correct),
    alarm: alarm.flagged,
    shown: alarm.flagged ? `${mended.text} / ${alarm.text}` : mended.text,
  }
}

function verdictOf({ hasError, flagged, exact, alarm }: Outcome): string {
  const mended = exact ? 'exact' : flagged ? 'other fix' : 'missed'
  return [hasError && mended, alarm && 'FALSE ALARM'].filter(Boolean).join(', ')
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
