import type { DeskChange } from '../../../../domain/desk/desk-contract.ts'

/** Whether the person may have changed. An erasure does not say of whom. */
export const isAbout = ({ personId, mergedId }: DeskChange, id: string): boolean =>
  personId === id || mergedId === id || personId === null
