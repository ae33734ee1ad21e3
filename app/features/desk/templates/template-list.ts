import type { MessageTemplate } from '../../../../domain/desk/templates.ts'

/** Templates that are being written, by their ids. */
export type Drafts = Record<string, MessageTemplate>

/** Those that are being written in place of the stored ones, and new ones after them. */
export function withDrafts(stored: readonly MessageTemplate[], drafts: Drafts): readonly MessageTemplate[] {
  const fresh = Object.values(drafts).filter(({ id }) => !stored.some((each) => each.id === id))
  return [...stored.map((template) => drafts[template.id] ?? template), ...fresh]
}

/** What was deleted, in its old place, whatever else was changed since. */
export const withRestored = (
  stored: readonly MessageTemplate[],
  deleted: MessageTemplate,
  at: number,
): readonly MessageTemplate[] =>
  stored.some(({ id }) => id === deleted.id) ? stored : stored.toSpliced(at, 0, deleted)

export function withoutDraft(drafts: Drafts, id: string): Drafts | null {
  const { [id]: _, ...left } = drafts
  return Object.keys(left).length > 0 ? left : null
}
