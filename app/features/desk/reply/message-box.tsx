import { type FormEvent, memo, useEffect, useRef } from 'react'
import type { MessagePart } from '../../../../domain/desk/templates.ts'

interface Props {
  label: string
  parts: readonly MessagePart[]
  onInput(text: string): void
}

/**
 * The message with what was filled in marked; editable as plain text. React renders the parts once: a new template
 * needs a new key, because the browser changes what is inside.
 */
export const MessageBox = memo(
  function MessageBox({ label, parts, onInput }: Props) {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      // Browsers that do not know 'plaintext-only' leave the box closed.
      if (box.current && !box.current.isContentEditable) box.current.contentEditable = 'true'
      const select = () => box.current && selectGap(box.current)
      document.addEventListener('selectionchange', select)
      return () => document.removeEventListener('selectionchange', select)
    }, [])
    return (
      // biome-ignore lint/a11y/useSemanticElements: a text area cannot mark what was filled in
      <div
        ref={box}
        className="message-box"
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        onInput={(event: FormEvent<HTMLDivElement>) => onInput(event.currentTarget.innerText)}
      >
        {parts.map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one template never change
            <mark key={index} className={part.kind === 'gap' ? 'message-gap' : undefined}>
              {part.text}
            </mark>
          ),
        )}
      </div>
    )
  },
  () => true,
)

/** A caret inside a gap selects all of it, so that what is typed takes its place. */
function selectGap(box: HTMLElement): void {
  const selection = getSelection()
  const gap = selection?.anchorNode?.parentElement
  if (!selection?.isCollapsed || !gap?.matches('.message-gap') || !box.contains(gap)) return
  const text = gap.textContent
  const isInside = selection.anchorOffset > 0 && selection.anchorOffset < text.length
  if (isInside && text.includes('{')) selection.selectAllChildren(gap)
}
