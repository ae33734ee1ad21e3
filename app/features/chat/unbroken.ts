/** The marks that a text begins with, and the rest: they stay in the line of the word before them. */
export function splitMarks(text: string): { marks: string; rest: string } {
  const [marks = ''] = text.match(/^[^\s\p{L}\p{N}]+/u) ?? []
  return { marks, rest: text.slice(marks.length) }
}

/** '-er', 'e-mail' and 'money-back' stay in one piece: their hyphen ends no line. */
export const unbroken = (text: string): string => text.replace(/(?<=^|\s|\be|\bmoney)-(?=\p{L})/giu, '\u2011')
