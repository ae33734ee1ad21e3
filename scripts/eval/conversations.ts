import type { Language } from '../../domain/shared/language.ts'
import { conversation, type HeardAnswer } from '../../tests/harness/tutor-conversation.ts'
import { ensureIndex } from '../dictionary/ensure-index.ts'
import { isGoodReply } from '../marked/judge-reply.ts'
import { readRows, share } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { ensureFindIndex } from '../tutor/find/ensure-index.ts'

interface Judged {
  kind: string
  isGood: boolean
}

/**
 * Holds each conversation and judges every reply by what it must hold and must not hold, and by its marks.
 */
export async function run(file: string): Promise<void> {
  await ensureIndex(PROJECT_ROOT)
  await ensureFindIndex(PROJECT_ROOT)
  const judged: Judged[] = []
  for (const rows of byConversation(readRows(file))) {
    const tell = conversation((rows[0]?.page ?? 'id') as Language)
    for (const { conversation: number = '', kind = '', says = '', holds = '', lacks = '' } of rows) {
      const answer = await tell(says.replaceAll('\\n', '\n'))
      const text = answer.text + marksOf(answer)
      const isGood = isGoodReply(text, holds, lacks)
      judged.push({ kind, isGood })
      const { move, topic } = answer.trace ?? {}
      const shown = text.replaceAll(/\s+/g, ' ')
      console.log([number, kind, isGood ? 'good' : 'BAD', move, topic, says, shown, holds, lacks].join('\t'))
    }
  }
  for (const kind of new Set(judged.map((one) => one.kind)))
    console.log([kind, JSON.stringify(total(judged.filter((one) => one.kind === kind)))].join('\t'))
  console.log(JSON.stringify(total(judged)))
}

/** `[lead]` is a capture, `[praised]` a sentence called right, `[mended]` one that stands corrected on a card. */
const marksOf = ({ asksWho, right, corrections }: HeardAnswer): string =>
  (asksWho ? ' [lead]' : '') + (right === undefined ? '' : ' [praised]') + (corrections.length > 0 ? ' [mended]' : '')

const byConversation = (rows: Record<string, string>[]): Record<string, string>[][] => [
  ...Map.groupBy(rows, ({ conversation = '' }) => conversation).values(),
]

const total = (judged: readonly Judged[]) => ({
  turns: judged.length,
  good: share(judged.filter(({ isGood }) => isGood).length, judged.length),
})
