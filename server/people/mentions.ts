import { type ExpressionBuilder, sql } from 'kysely'
import { readablePhone } from '../../domain/leads/phone.ts'
import type { Tables } from '../outside/database/tables.ts'
import type { Person } from './person-data.ts'

/** Shorter numbers would match in other people's texts. */
const SHORTEST_NUMBER = 9

/** A person's addresses and numbers as the site writes them in messages. */
export const writtenForms = ({ emails, phones }: Person): string[] => [
  ...emails,
  ...phones.filter((phone) => phone.length >= SHORTEST_NUMBER).flatMap((phone) => [phone, readablePhone(phone)]),
]

/** Whether a text column contains a contact of the person. Unlike LIKE, `replace` has no wildcards to escape. */
export const columnMentions =
  <Table extends keyof Tables>(column: string, person: Person) =>
  (eb: ExpressionBuilder<Tables, Table>) =>
    eb.or(
      writtenForms(person).map(
        (form) => sql<boolean>`replace(lower(${sql.ref(column)}), ${form}, '') <> lower(${sql.ref(column)})`,
      ),
    )
