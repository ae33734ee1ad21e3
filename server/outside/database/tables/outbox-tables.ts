export interface OutboxTable {
  id: string
  dedupe_key: string
  kind: string
  payload: string
  attempts: number
  due_at_ms: number
  locked_until_ms: number
  locked_by: string | null
  done_at_ms: number | null
  dead_at_ms: number | null
  last_problem: string | null
  /** The message id and last status at the external service. */
  external_id: string | null
  external_status: string | null
  created_at_ms: number
  /** Of due jobs the lowest turn is first. */
  turn: number
}
