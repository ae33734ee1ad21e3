import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { MessageTemplate } from '../../../../domain/desk/templates.ts'

/** Promo is for those who chose news. */
export const isLocked = ({ isPromo }: Pick<MessageTemplate, 'isPromo'>, { wantsNews }: Pick<PersonRow, 'wantsNews'>) =>
  isPromo && !wantsNews

/**
 * The chosen template, or the first that the person may get: somebody may have changed their mind since it was chosen. One
 * that is gone stays chosen, with what was written from it.
 */
export function usableId(
  templates: readonly MessageTemplate[],
  chosenId: string | null,
  person: Pick<PersonRow, 'wantsNews'>,
): string {
  const mayBeSent = (template: MessageTemplate) => !isLocked(template, person)
  const chosen = templates.find(({ id }) => id === chosenId)
  if (chosenId !== null && (!chosen || mayBeSent(chosen))) return chosenId
  return templates.find(mayBeSent)?.id ?? ''
}
