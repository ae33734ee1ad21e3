import type { Language } from '../../../../domain/shared/language.ts'

export interface LeadTable {
  id: string
  idempotency_key: string
  person_id: string
  kind: string
  status: 'partial' | 'complete'
  name: string | null
  email: string | null
  phone_typed: string | null
  phone: string | null
  city: string | null
  goal: string | null
  /** The other fields, as JSON. */
  details: string
  /** Codes of odd values and bot signs, as a JSON list. */
  marks: string
  is_suspect: 0 | 1
  language: string
  /** Scope, wording version and time of the consent, as JSON. */
  consent: string
  conversation_excerpt: string | null
  /** A keyed hash of the client's address that changes daily. */
  source: string | null
  created_at_ms: number
  updated_at_ms: number
}

/** Staff see a request only after it was confirmed by mail. */
export interface DataRequestTable {
  id: string
  /** Empty after the erasure of the person. */
  email: string
  kind: 'copy' | 'erasure'
  token_hash: string
  language: Language | null
  created_at_ms: number
  confirmed_at_ms: number | null
  done_at_ms: number | null
}
