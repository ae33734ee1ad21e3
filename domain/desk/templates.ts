import type { Language } from '../shared/language.ts'

/** As many as fit into one list on a phone. */
export const MAX_TEMPLATES = 30
export const MAX_TEMPLATE_LENGTH = 2000

export interface MessageTemplate {
  id: string
  name: Record<Language, string>
  /** At least one language has a text. */
  text: { [Spoken in Language]?: string | undefined }
  /** For people who chose to get news, and no others. */
  isPromo: boolean
}

/** What may stand in braces, in both languages. */
export const TEMPLATE_WORDS = {
  name: ['nama', 'name'],
  program: ['program'],
  staff: ['staf', 'staff'],
  city: ['kota', 'city'],
  start: ['tanggal mulai', 'start date'],
  school: ['sekolah', 'school'],
} as const
export type TemplateWord = keyof typeof TEMPLATE_WORDS
export type TemplateValues = Partial<Record<TemplateWord, string | null>>

export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'filled'; word: TemplateWord; text: string }
  /** Unknown: the message cannot be sent before somebody has filled it in. */
  | { kind: 'gap'; word: TemplateWord; text: string }

const MOST_SHOWN = 40

const wordOf = (typed: string): TemplateWord | undefined =>
  (Object.keys(TEMPLATE_WORDS) as TemplateWord[]).find((word) =>
    (TEMPLATE_WORDS[word] as readonly string[]).includes(typed.trim().toLowerCase()),
  )

/** A text with its braces filled in, in parts. Unknown words in braces stay as they are. */
export function fillTemplate(text: string, values: TemplateValues): MessagePart[] {
  return text
    .split(/(\{[^{}]*\})/)
    .filter(Boolean)
    .map((piece) => {
      const word = /^\{.*\}$/s.test(piece) ? wordOf(piece.slice(1, -1)) : undefined
      if (!word) return { kind: 'text', text: piece }
      const value = values[word]
      return value ? { kind: 'filled', word, text: value } : { kind: 'gap', word, text: piece }
    })
}

/** The first thing in braces that would go out as it stands: unknown, or not closed. */
export function wrongGap(text: string): string | null {
  const left = fillTemplate(text, {}).flatMap((part) => (part.kind === 'text' ? part.text : []))
  const wrong = left.find((piece) => /[{}]/.test(piece))
  return wrong?.match(/\{[^{}\n]*\}?|\}/)?.[0].slice(0, MOST_SHOWN) ?? null
}

/** What may be written, in braces. */
export const knownGaps = (language: Language): string =>
  Object.values(TEMPLATE_WORDS)
    .map((names) => `{${names.at(language === 'en' ? -1 : 0)}}`)
    .join(', ')

/** Whether an opening brace of a gap is still in the text, whatever was typed into it. The template's own ones may stay. */
export function hasGap(parts: readonly MessagePart[], text: string): boolean {
  const own = parts.filter(({ kind }) => kind !== 'gap').map((part) => part.text)
  return openBraces(text) > openBraces(own.join(''))
}

const openBraces = (text: string): number => text.split('{').length - 1

/** The text in the person's language, or else in the one that there is. */
export const templateText = ({ text }: MessageTemplate, language: Language): string =>
  text[language] ?? text.id ?? text.en ?? ''
