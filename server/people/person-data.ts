import type { Database, Queries } from '../outside/database/tables.ts'

/** Every identifier that a person is known by. */
export interface Person {
  /** Normalised. */
  emails: readonly string[]
  phones: readonly string[]
  leadIds: readonly string[]
  /** Browser ids. A family may share one, so they do not identify a person. */
  userIds: readonly string[]
}

/** Personal data of one feature. `site/person-parts.ts` lists all parts. */
export interface PersonPart {
  /** Its name in an export. */
  name: string
  find(queries: Queries, person: Person): Promise<object[]>
  /** Returns how many rows were erased. All parts run in one transaction. */
  erase(queries: Queries, person: Person): Promise<number>
  /** The ids of the leads of those whom it knows by this contact, which no lead need have. */
  leadsOf?(queries: Queries, contact: Contact): Promise<string[]>
}

/** Normalised. */
export interface Contact {
  email: string | null
  phone: string | null
}

export interface PersonDeps {
  database: Database
  personParts: readonly PersonPart[]
}

/**
 * 'joined': all data of the person with this contact, for staff who know the person. 'contact': only data with this
 * address or number, for somebody who has only proved to own it; a stranger may have entered it next to their own.
 */
export type Reach = 'joined' | 'contact'
