import type { AddPersonRequest } from '../../../../domain/desk/desk-people-contract.ts'

export type Typed = Omit<AddPersonRequest, 'key' | 'wantsNews' | 'step' | 'sameAs'>

/** What was typed about somebody new, and the name that it had begun with. */
export interface AddDraft {
  begunWith: string
  typed: Partial<Typed>
  wantsNews: boolean
  isAnswered: boolean
}

/** What the form goes on with; whoever looks for another name begins anew. */
export const draftFor = (soughtName: string, kept: AddDraft | null): AddDraft | null =>
  soughtName === '' || kept?.begunWith === soughtName ? kept : null
