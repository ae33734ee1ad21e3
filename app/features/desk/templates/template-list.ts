import type { MessageTemplate } from '../../../../domain/desk/templates.ts'
import type { Language } from '../../../../domain/shared/language.ts'
import type { LineForm } from '../saving/save-over.ts'

export interface TemplateDraft {
  /** As it was stored when somebody began to change it; null for a new one. */
  base: MessageTemplate | null
  now: MessageTemplate
}

/** Templates that are being written, by their ids. */
export type Drafts = Record<string, TemplateDraft>

type Templates = readonly MessageTemplate[]

/** Each template is a line: two people mind each other on the same one alone. */
export const templatesForm: LineForm<Templates> = {
  linesOf: (templates) => Object.fromEntries(templates.map((template) => [template.id, template])),
  fromLines: (lines) => Object.values(lines) as MessageTemplate[],
}

/** Those that are being written in place of the stored ones, and new ones after them. */
export function withDrafts(stored: Templates, drafts: Drafts): Templates {
  const fresh = Object.values(drafts).filter(({ now }) => !stored.some(({ id }) => id === now.id))
  return [...stored.map((template) => drafts[template.id]?.now ?? template), ...fresh.map(({ now }) => now)]
}

/** The stored ones as they were when the draft was begun. */
export const basesOf = (stored: Templates, { base, now }: TemplateDraft): Templates =>
  base ? withDrafts(stored, { [base.id]: { base, now: base } }) : stored.filter(({ id }) => id !== now.id)

/** What was deleted, in its old place, whatever else was changed since. */
export const withRestored = (stored: Templates, deleted: MessageTemplate, at: number): Templates =>
  stored.some(({ id }) => id === deleted.id) ? stored : stored.toSpliced(at, 0, deleted)

export function withoutDraft(drafts: Drafts, id: string): Drafts | null {
  const { [id]: _, ...left } = drafts
  return Object.keys(left).length > 0 ? left : null
}

export const nameIn = (language: Language, { name }: MessageTemplate): string =>
  name[language].trim() || name.id.trim() || name.en
