import { Fragment } from 'react'
import { type Block, type Inline, parseMarkdown } from '../../../domain/chat/small-markdown.ts'

/** A reply's small Markdown as elements; everything else in it stays text. */
export const RichText = ({ source, onWord }: { source: string; onWord?: OnWord }) =>
  parseMarkdown(source).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never change places
    <RichBlock key={index} block={block} onWord={onWord} />
  ))

/** A marked word or short phrase can be looked up. */
type OnWord = (word: string) => void
const IS_TERM = /^[A-Za-z][A-Za-z'’-]{2,}(?: [A-Za-z'’-]+){0,2}$/

function RichBlock({ block, onWord }: { block: Block; onWord: OnWord | undefined }) {
  if (block.kind === 'list') {
    const items = block.items.map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <li key={index}>
        <Parts parts={parts} onWord={onWord} />
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
          <Parts parts={parts} onWord={onWord} />
        </Fragment>
      ))}
    </p>
  )
}

const MARKS = { bold: 'strong', italic: 'em', code: 'code' } as const

const Parts = ({ parts, onWord }: { parts: readonly Inline[]; onWord: OnWord | undefined }) =>
  parts.map(({ kind, text }, index) => {
    const key = `${index}${kind}`
    if (kind === 'text') return <Fragment key={key}>{text}</Fragment>
    const Mark = MARKS[kind]
    if (!onWord || !IS_TERM.test(text)) return <Mark key={key}>{text}</Mark>
    return (
      <Mark key={key}>
        <button type="button" className="chat-term" onClick={() => onWord(text)}>
          {text}
        </button>
      </Mark>
    )
  })
