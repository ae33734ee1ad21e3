import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/outside/database/tables.ts'

/** Leads of different people, all of one moment. */
export async function insertLeads({ queries }: Database, count: number, atMs: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const id = randomUUID()
    await queries.insertInto('people').values({ id, created_at_ms: atMs }).execute()
    await queries
      .insertInto('leads')
      .values({
        id,
        idempotency_key: id,
        person_id: id,
        kind: 'trial',
        status: 'complete',
        name: 'Sari',
        email: null,
        phone_typed: null,
        phone: null,
        city: null,
        goal: null,
        conversation_excerpt: null,
        details: '{}',
        marks: '[]',
        is_suspect: 0,
        language: 'id',
        consent: '{}',
        created_at_ms: atMs,
        updated_at_ms: atMs,
      })
      .execute()
  }
}
