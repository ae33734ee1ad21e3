import type { MouseEvent } from 'react'

/** The tapped word; null next to words, on buttons and links, and during a selection. */
export function wordAt({ clientX, clientY, target }: MouseEvent): string | null {
  const bubble = (target as Element).closest('.chat-theirs .chat-bubble')
  if (!bubble || (target as Element).closest('a, button') || !getSelection()?.isCollapsed) return null
  const place = caretAt(clientX, clientY)
  if (!place || place.node.nodeType !== Node.TEXT_NODE || !bubble.contains(place.node)) return null
  const text = place.node.textContent ?? ''
  const before = text.slice(0, place.offset).match(/[A-Za-z'’-]*$/)?.[0] ?? ''
  const after = text.slice(place.offset).match(/^[A-Za-z'’-]*/)?.[0] ?? ''
  const word = (before + after).replace(/^['’-]+|['’-]+$/g, '')
  return word.length >= 2 ? word : null
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
