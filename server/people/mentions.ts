import { type ExpressionBuilder, sql } from 'kysely'
import { readablePhone } from '../../domain/leads/phone.ts'
import type { Tables } from '../outside/database/tables.ts'
import type { Person } from './person-data.ts'

/** Shorter ones would be found in the texts of others. */
const SHORTEST_NUMBER = 9

/** How the site itself writes a person's addresses and numbers. */
export const writtenForms = ({ emails, phones }: Person): string[] => [
  ...emails,
  ...phones.filter((phone) => phone.length >= SHORTEST_NUMBER).flatMap((phone) => [phone, readablePhone(phone)]),
]

/** Whether a stored text names the person. Both engines know `replace`, and it takes no wildcards. */
export const columnMentions =
  <Table extends keyof Tables>(column: string, person: Person) =>
  (eb: ExpressionBuilder<Tables, Table>) =>
    eb.or(
      writtenForms(person).map(
        (form) => sql<boolean>`replace(lower(${sql.ref(column)}), ${form}, '') <> lower(${sql.ref(column)})`,
      ),
    )
