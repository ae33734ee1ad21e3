import type { Correction } from '../../domain/chat/correction.ts'
import { readRows, share } from '../marked/rows.ts'
import { createEvalTutor } from './ask-tutor.ts'
import { accepted, isAccepted } from './same-sentence.ts'

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

/** Prints a row per item (id, error type, outcome, wrong, the tutor's version, correct), then the totals. */
export async function run(file: string): Promise<void> {
  const tutor = createEvalTutor()
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

async function judge(tutor: ReturnType<typeof createEvalTutor>, row: Record<string, string>): Promise<Outcome> {
  const { id = '', wrong = '', correct = '', error_type: kind = '' } = row
  const hasError = wrong !== '' && wrong !== '-' && wrong !== correct
  const fixed = hasError ? await corrected(tutor, wrong) : { text: '', flagged: false }
  const alarm = await corrected(tutor, accepted(correct)[0] ?? '')
  return {
    id,
    kind,
    wrong,
    correct,
    hasError,
    flagged: fixed.flagged,
    exact: hasError && isAccepted(fixed.text, correct),
    alarm: alarm.flagged,
    shown: alarm.flagged ? `${fixed.text} / ${alarm.text}` : fixed.text,
  }
}

function verdictOf({ hasError, flagged, exact, alarm }: Outcome): string {
  const verdict = exact ? 'exact' : flagged ? 'other fix' : 'missed'
  return [hasError && verdict, alarm && 'FALSE ALARM'].filter(Boolean).join(', ')
}

async function corrected(
  tutor: ReturnType<typeof createEvalTutor>,
  sentence: string,
): Promise<{ text: string; flagged: boolean }> {
  const { corrections } = await tutor.ask(sentence)
  return { text: applied(sentence, corrections), flagged: corrections.length > 0 }
}

const applied = (sentence: string, corrections: readonly Correction[]): string =>
  corrections.reduce((text, { original, corrected: better }) => text.replace(original, () => better), sentence)
