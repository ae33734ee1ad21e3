import type { ChatReply } from '../../../domain/chat/chat-contract.ts'
import { type Block, type Inline, parseMarkdown } from '../../../domain/chat/small-markdown.ts'

export type Correction = NonNullable<ChatReply['corrections']>[number]

export interface Quiz {
  number: number
  total: number
  question: string
  choices: readonly { number: string; text: string }[]
}

export type ReplyPart =
  | { kind: 'block'; block: Block }
  | { kind: 'quiz'; quiz: Quiz }
  | { kind: 'correction'; correction: Correction }

const PROGRESS = /^(\d+)\/(\d+)$/

/** What a reply consists of: a question with choices and the lists and reasons of corrections have a look of their own. */
export function partsOfReply(content: string, corrections: readonly Correction[] = []): ReplyPart[] {
  const blocks = parseMarkdown(content)
  const parts: ReplyPart[] = []
  const spelledOut = new Set<Correction>()
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index] as Block
    const quiz = quizIn(block, blocks[index + 1])
    const correction = corrections.find((one) => isComparison(block, one))
    if (quiz) {
      parts.push({ kind: 'quiz', quiz })
      index++
    } else if (correction) {
      spelledOut.add(correction)
      parts.push({ kind: 'correction', correction })
    } else if (isReason(block, spelledOut)) {
      if (block.kind === 'list' && isLeadIn(parts.at(-1))) parts.pop()
    } else parts.push({ kind: 'block', block })
  }
  const others = corrections.filter((one) => !spelledOut.has(one) && !content.includes(one.corrected))
  return [...parts, ...others.map((correction) => ({ kind: 'correction', correction }) as const)]
}

/** What she says before a card about a sentence: it stands beside her, above the card. */
export function leadIn({ quiz, right }: Pick<ChatReply, 'quiz' | 'right'>, parts: readonly ReplyPart[]) {
  const [first, second] = parts
  const hasCard = right !== undefined || second?.kind === 'correction'
  return hasCard && !quiz && first?.kind === 'block' ? first : null
}

/** '**2/5** She ___ tea.' and a list whose items begin with '**1**', '**2**' and so on. */
function quizIn(block: Block, next: Block | undefined): Quiz | null {
  if (block.kind !== 'paragraph' || next?.kind !== 'list' || block.lines.length !== 1) return null
  const [progress, ...rest] = block.lines[0] ?? []
  const [, number, total] = (progress?.kind === 'bold' && progress.text.match(PROGRESS)) || []
  const choices = next.items.map(([mark, ...words]) => ({ number: mark?.text ?? '', text: textOf(words) }))
  if (!number || !total || choices.length < 2 || choices.some((choice, index) => choice.number !== String(index + 1)))
    return null
  return { number: Number(number), total: Number(total), question: textOf(rest), choices }
}

const isComparison = (block: Block, { original, corrected }: Correction): boolean =>
  block.kind === 'list' &&
  block.items.length === 2 &&
  block.items.some((item) => textOf(item).includes(original)) &&
  block.items.some((item) => textOf(item).includes(corrected))

/** The one reason of a correction, or the list of all reasons: the folded part has them, too. */
function isReason(block: Block, corrections: ReadonlySet<Correction>): boolean {
  const explanations = [...corrections].map(({ explanation }) => explanation)
  if (block.kind === 'paragraph') {
    const text = block.lines.map(textOf).join(' ')
    return explanations.some((one) => text.endsWith(one))
  }
  return block.items.every((item) => explanations.some((one) => one.includes(textOf(item))))
}

const isLeadIn = (part: ReplyPart | undefined): boolean =>
  part?.kind === 'block' && part.block.kind === 'paragraph' && textOf(part.block.lines.at(-1) ?? []).endsWith(':')

const textOf = (parts: readonly Inline[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .trim()
