import { Fragment, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from '../../../../domain/chat/small-markdown.ts'

const MARKS = { text: Fragment, bold: 'strong', italic: 'em', code: 'code' } as const

/** What Ms Kiky said, with its lists and bold words as the visitor saw them. */
export const TutorWords = ({ source }: { source: string }) =>
  parseMarkdown(source).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never change places
    <BlockOf key={index} block={block} />
  ))

function BlockOf({ block }: { block: Block }) {
  if (block.kind !== 'list')
    return (
      <p>
        {pieces(
          block.lines,
          (line) => (
            <Line parts={line} />
          ),
          <br />,
        )}
      </p>
    )
  const items = pieces(block.items, (item) => (
    <li>
      <Line parts={item} />
    </li>
  ))
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
}

const pieces = (
  all: readonly (readonly Inline[])[],
  draw: (parts: readonly Inline[]) => ReactNode,
  between?: ReactNode,
) =>
  all.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && between}
      {draw(parts)}
    </Fragment>
  ))

const Line = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map(({ kind, text }, index) => {
    const Mark = MARKS[kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Mark key={index}>{text}</Mark>
  })
