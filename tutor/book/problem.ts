/** Something malformed in the book. */
export interface Problem {
  file: string
  line: number
  says: string
}

export type Report = (line: number, says: string) => void

export const problemText = ({ file, line, says }: Problem): string => `${file}:${line}: ${says}`
