import { brand } from '../../content/brand.ts'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import { decideLead } from '../../domain/chat/lead-decision.ts'
import type { ChatTurn } from '../../domain/chat/tutor-model.ts'
import type { Language } from '../../domain/shared/language.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { createLog } from '../../server/log/log.ts'
import { createEmbeddedTutor } from '../../server/outside/ai/embedded/embedded-tutor.ts'
import { createLanguageEngine } from '../../server/outside/ai/embedded/language-engine.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { readRows, share } from './rows.ts'

interface Judged {
  kind: string
  isGood: boolean
}

/** Holds each conversation and judges every reply by what it must hold and must not hold; `lead` in a pattern is a capture. */
export async function run(file: string): Promise<void> {
  const engine = createLanguageEngine({ log: createLog('error') })
  const tutor = createEmbeddedTutor({ brand, lookUp, engine })
  const judged: Judged[] = []
  for (const rows of byConversation(readRows(file))) {
    const turns: ChatTurn[] = []
    let memory: unknown = null
    for (const { conversation = '', kind = '', page = 'id', says = '', holds = '', lacks = '' } of rows) {
      turns.push({ role: 'user', content: says.replaceAll('\\n', '\n') })
      const judgement = judgeTurn(turns, page as Language, weighWish)
      const answer = await tutor.answer({ turns, judgement, memory }, AbortSignal.timeout(20_000))
      turns.push({ role: 'assistant', content: answer.text })
      memory = answer.memory
      const text = decideLead(judgement, answer).shouldCaptureLead ? `${answer.text} [lead]` : answer.text
      const isGood = wants(text, holds) && (lacks.trim() === '' || !new RegExp(lacks, 'i').test(text))
      judged.push({ kind, isGood })
      console.log(
        [conversation, kind, isGood ? 'good' : 'BAD', says, text.replaceAll(/\s+/g, ' '), holds, lacks].join('\t'),
      )
    }
  }
  engine.stop()
  for (const kind of new Set(judged.map((one) => one.kind)))
    console.log([kind, JSON.stringify(total(judged.filter((one) => one.kind === kind)))].join('\t'))
  console.log(JSON.stringify(total(judged)))
}

/** Patterns joined by && must all be found. */
const wants = (text: string, patterns: string): boolean =>
  patterns
    .split('&&')
    .map((one) => one.trim())
    .filter(Boolean)
    .every((pattern) => new RegExp(pattern, 'i').test(text))

const byConversation = (rows: Record<string, string>[]): Record<string, string>[][] => [
  ...Map.groupBy(rows, ({ conversation = '' }) => conversation).values(),
]

const total = (judged: readonly Judged[]) => ({
  turns: judged.length,
  good: share(judged.filter(({ isGood }) => isGood).length, judged.length),
})
