import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'

/** Whoever keeps more about people than their submissions. Told of every change of them, in its transaction. */
export interface FollowUp {
  /** A submission was stored or has changed. It may have been another person's before. */
  leadStored(
    queries: Queries,
    stored: { lead: LeadTable; fromPersonId: string | null; isNew: boolean; isNewPerson: boolean },
  ): Promise<void>
  /** Two people turned out to be one; `from` is deleted next. */
  peopleMerged(queries: Queries, from: string, to: string): Promise<void>
  /** These submissions are deleted next, and people without any other with them. */
  leadsLeaving(queries: Queries, leadIds: readonly string[]): Promise<void>
}
