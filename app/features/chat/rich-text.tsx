import { Fragment } from 'react'
import { type Block, type Inline, parseMarkdown } from '../../../domain/chat/small-markdown.ts'
import { contactLinks } from './contact-links.ts'
import { Joined } from './joined.tsx'
import { splitMarks, unbroken } from './unbroken.ts'

/** Renders the small Markdown subset of replies; anything else stays text. */
export const RichText = ({ source, lookUp }: { source: string; lookUp?: LookUp }) =>
  parseMarkdown(source).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never change places
    <RichBlock key={index} block={block} lookUp={lookUp} />
  ))

/** Called with a marked word or phrase to explain. */
export interface LookUp {
  terms: readonly string[]
  onWord(word: string): void
}

export function RichBlock({ block, lookUp }: { block: Block; lookUp?: LookUp | undefined }) {
  if (block.kind === 'list') {
    const items = block.items.map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <li key={index}>
        <Parts parts={parts} lookUp={lookUp} />
      </li>
    ))
    return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
  }
  return (
    <p>
      {block.lines.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={index}>
          {index > 0 && <br />}
          <Parts parts={parts} lookUp={lookUp} />
        </Fragment>
      ))}
    </p>
  )
}

const MARKS = { bold: 'strong', italic: 'em', code: 'code' } as const

const Parts = ({ parts, lookUp }: { parts: readonly Inline[]; lookUp: LookUp | undefined }) => {
  const isTerm = (part: Inline | undefined) => part && part.kind !== 'text' && lookUp?.terms.includes(part.text)
  return parts.map((part, index) => {
    const { kind, text } = part
    const key = `${index}${kind}`
    if (kind === 'text') return <Linked key={key} text={isTerm(parts[index - 1]) ? splitMarks(text).rest : text} />
    const Mark = MARKS[kind]
    if (!isTerm(part))
      return (
        <Mark key={key}>
          <Linked text={text} />
        </Mark>
      )
    const next = parts[index + 1]
    return (
      <Joined key={key} marks={next?.kind === 'text' ? splitMarks(next.text).marks : ''}>
        <Mark>
          <button type="button" className="chat-term" onClick={() => lookUp?.onWord(text)}>
            {text}
          </button>
        </Mark>
      </Joined>
    )
  })
}

/** Mail addresses and phone numbers can be followed, and are not broken in the middle. */
const Linked = ({ text }: { text: string }) =>
  contactLinks(text).map((piece, index) =>
    piece.href === undefined ? (
      unbroken(piece.text)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} className="chat-link" href={piece.href}>
        {piece.text}
      </a>
    ),
  )
