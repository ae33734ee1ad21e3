/** The subset of Markdown in replies. Everything else is plain text, so nothing can inject markup. */
export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }

const BULLET = /^\s*[-*•]\s+(.*)$/
const NUMBER = /^\s*(\d{1,3})[.)]\s+(.*)$/

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') open = undefined
    else if (!open || !continues(open, line)) {
      open = blockOf(line)
      blocks.push(open)
    }
  }
  return blocks
}

function blockOf(line: string): Block {
  const item = itemOf(line)
  if (!item) return { kind: 'paragraph', lines: [parseInline(line.replace(/^#{1,6}\s+/, ''))] }
  return { kind: 'list', ordered: item.ordered, start: item.number, items: [parseInline(item.text)] }
}

function continues(open: Block, line: string): boolean {
  const item = itemOf(line)
  if (open.kind === 'list' && item?.ordered === open.ordered) open.items.push(parseInline(item.text))
  else if (open.kind === 'paragraph' && !item) open.lines.push(parseInline(line))
  else return false
  return true
}

function itemOf(line: string): { ordered: boolean; number: number; text: string } | null {
  const numbered = line.match(NUMBER)
  if (numbered) return { ordered: true, number: Number(numbered[1]), text: numbered[2] ?? '' }
  const text = line.match(BULLET)?.[1]
  return text === undefined ? null : { ordered: false, number: 1, text }
}

const MARKS =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|`([^`]+)`|(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g

function parseInline(line: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of line.matchAll(MARKS)) {
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    const [whole, bold, code, star, underscore] = match
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else parts.push({ kind: 'italic', text: star ?? underscore ?? '' })
    from = match.index + whole.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

const TERM = /^[A-Za-z][A-Za-z'’-]{2,}(?: [A-Za-z'’-]+){0,2}$/

/** Words and short phrases in bold, italics or code: candidates for a look-up. */
export const markedTerms = (source: string): string[] => {
  const lines = parseMarkdown(source).flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
  const marked = lines.flat().filter(({ kind, text }) => kind !== 'text' && TERM.test(text))
  return [...new Set(marked.map(({ text }) => text))]
}

/** The text without its marks, for screen readers and speech. */
export const plainText = (source: string): string =>
  parseMarkdown(source)
    .map((block) =>
      (block.kind === 'list' ? block.items : block.lines)
        .map((parts) => parts.map(({ text }) => text).join(''))
        .join('. '),
    )
    .join('. ')
    .replace(/([.!?:,])\. /g, '$1 ')
