import type { Database, Queries } from '../outside/database/tables.ts'

/** Somebody whose data is asked for, by everything that the site knows them by. */
export interface Person {
  /** Normalised. */
  emails: readonly string[]
  phones: readonly string[]
  leadIds: readonly string[]
  /** Of the browsers they wrote from: a bucket that a family may share, no proof of who somebody is. */
  userIds: readonly string[]
}

/** What one feature keeps about people. `site/person-parts.ts` lists them all. */
export interface PersonPart {
  /** Its name in an export. */
  name: string
  find(queries: Queries, person: Person): Promise<object[]>
  /** Removes it in the given transaction, one for all parts, and returns how many things it removed. */
  erase(queries: Queries, person: Person): Promise<number>
}

export interface PersonDeps {
  database: Database
  personParts: readonly PersonPart[]
}

/**
 * Whom a contact stands for. 'joined' is everything of the person, for the school's people, who know whom they talk to.
 * 'contact' is only what carries this very address or number: for somebody who has proved to own it and nothing else,
 * since a stranger may have written it beside their own.
 */
export type Reach = 'joined' | 'contact'
