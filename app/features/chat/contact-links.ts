export interface TextPiece {
  text: string
  /** Where a mail address or a phone number leads. */
  href?: string
}

/** A phone number begins with + or 0: prices, years and times do not, or are shorter. */
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\d.,])(?:\+|\(?0)\d(?:[ ().-]{0,2}\d){7,13}(?!\d)/g

/** The text in pieces: mail addresses and phone numbers are links. */
export function contactLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(CONTACT)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: found, href: found.includes('@') ? `mailto:${found}` : `tel:${found.replace(/[^+\d]/g, '')}` })
    end = index + found.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
