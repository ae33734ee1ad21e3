import { decideLead } from '../../domain/chat/lead-decision.ts'
import { readRows, share } from '../marked/rows.ts'
import { createEvalTutor } from './ask-tutor.ts'

interface Outcome {
  lang: string
  rightIntent: boolean
  rightLead: boolean
  row: string
}

/** Prints a row per item (id, language, intent, lead decision, utterance), then totals per language and overall. */
export async function run(file: string): Promise<void> {
  const tutor = createEvalTutor()
  const outcomes: Outcome[] = []
  for (const row of readRows(file)) outcomes.push(await judge(tutor, row))
  tutor.stop()
  for (const { row } of outcomes) console.log(row)
  for (const lang of new Set(outcomes.map((one) => one.lang))) {
    console.log([lang, JSON.stringify(fractions(outcomes.filter((one) => one.lang === lang)))].join('\t'))
  }
  console.log(JSON.stringify(fractions(outcomes)))
}

async function judge(tutor: ReturnType<typeof createEvalTutor>, row: Record<string, string>): Promise<Outcome> {
  const { id = '', lang = '', utterance = '', intent = '', start_lead_capture: start = '' } = row
  const answer = await tutor.ask(utterance)
  const { shouldCaptureLead } = decideLead({ isForMinor: false }, answer)
  const rightIntent = answer.intent === intent
  const rightLead = start === 'either' || (start === 'yes') === shouldCaptureLead
  const found = `${answer.intent}${rightIntent ? '' : ` (not ${intent})`}`
  const lead = rightLead ? 'lead right' : `LEAD ${shouldCaptureLead ? 'started' : 'missed'}`
  return { lang, rightIntent, rightLead, row: [id, lang, found, lead, utterance].join('\t') }
}

const fractions = (outcomes: readonly Outcome[]) => ({
  items: outcomes.length,
  intent: share(outcomes.filter(({ rightIntent }) => rightIntent).length, outcomes.length),
  lead: share(outcomes.filter(({ rightLead }) => rightLead).length, outcomes.length),
})
