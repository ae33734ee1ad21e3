import { senseLead } from '../../domain/chat/lead-sense.ts'
import { createAskedTutor } from './ask-tutor.ts'
import { readRows, share } from './rows.ts'

interface Score {
  items: number
  intent: number
  lead: number
}

/** One row an item: id, language, what was wrong, the utterance. Then a row a language; the last line has the totals. */
export async function run(file: string): Promise<void> {
  const tutor = createAskedTutor()
  const all: Score = { items: 0, intent: 0, lead: 0 }
  const byLanguage = new Map<string, Score>()
  for (const { id = '', lang = '', utterance = '', intent = '', start_lead_capture = '' } of readRows(file)) {
    const answer = await tutor.ask(utterance)
    const { shouldCaptureLead } = senseLead(answer.intent, answer.lead)
    const rightIntent = answer.intent === intent
    const rightLead = start_lead_capture === 'either' || (start_lead_capture === 'yes') === shouldCaptureLead
    const own = byLanguage.get(lang) ?? { items: 0, intent: 0, lead: 0 }
    byLanguage.set(lang, own)
    for (const score of [all, own]) {
      score.items += 1
      if (rightIntent) score.intent += 1
      if (rightLead) score.lead += 1
    }
    const found = `${answer.intent}${rightIntent ? '' : ` (not ${intent})`}`
    console.log(
      [id, lang, found, rightLead ? 'lead right' : `LEAD ${shouldCaptureLead ? 'started' : 'missed'}`, utterance].join(
        '\t',
      ),
    )
  }
  tutor.stop()
  for (const [lang, score] of byLanguage) console.log([lang, JSON.stringify(fractions(score))].join('\t'))
  console.log(JSON.stringify(fractions(all)))
}

const fractions = ({ items, intent, lead }: Score) => ({
  items,
  intent: share(intent, items),
  lead: share(lead, items),
})
