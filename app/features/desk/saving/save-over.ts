import type { SettingConflict } from '../../../../domain/desk/desk-settings-contract.ts'
import type { Outcome } from '../../../lib/api-client.ts'
import { type Lines, mergeLines } from './merge-lines.ts'

/** What the server has. */
export interface Stored<Value> {
  version: number
  value: Value
}

/** What somebody wants, and of what they made it. */
export interface Wanted<Value> {
  base: Value
  value: Value
}

/** How a setting falls apart into lines and is put together again. */
export interface LineForm<Value> {
  linesOf(value: Value): Lines
  fromLines(lines: Lines): Value
}

export interface Clash<Value> extends Wanted<Value> {
  /** What is stored now, and by whom. */
  theirs: SettingConflict & Stored<Value>
  /** Lines that both have changed. */
  lines: readonly string[]
}

export type Saved<Value> =
  | { kind: 'saved'; stored: Stored<Value>; with: SettingConflict | null }
  | { kind: 'clash'; clash: Clash<Value> }
  | { kind: 'failed'; outcome: Outcome<unknown> }

interface Sending<Value> {
  form: LineForm<Value>
  stored: Stored<Value>
  /** What came with a refusal before. */
  theirs?: SettingConflict | null
  /** Answers with what is stored then. */
  send(value: Value, stored: Stored<Value>): Promise<Outcome<Stored<Value>>>
}

/** Others who save all the time are given way this often. */
const MOST_TRIES = 5

/**
 * Saves what is wanted over what others have stored since, as long as nobody has changed the same line: that is asked about.
 */
export async function saveOver<Value>(
  wanted: Wanted<Value>,
  sending: Sending<Value>,
  tries = 1,
): Promise<Saved<Value>> {
  const { form, stored, theirs = null, send } = sending
  const merged = mergeLines(form.linesOf(wanted.base), form.linesOf(stored.value), form.linesOf(wanted.value))
  if (merged.clashing.length > 0) {
    const known = theirs ?? { byId: null, byName: null, atMs: 0 }
    return { kind: 'clash', clash: { ...wanted, theirs: { ...known, ...stored }, lines: merged.clashing } }
  }
  const outcome = await send(form.fromLines(merged.lines), stored)
  if (outcome.kind === 'answered' && outcome.answer) return { kind: 'saved', stored: outcome.answer, with: theirs }
  const conflict = conflictIn(outcome)
  if (!conflict || tries === MOST_TRIES) return { kind: 'failed', outcome }
  const newer = { version: conflict.version, value: conflict.value as Value }
  return saveOver(wanted, { ...sending, stored: newer, theirs: conflict }, tries + 1)
}

function conflictIn(outcome: Outcome<unknown>): SettingConflict | null {
  if (outcome.kind !== 'refused' || outcome.error?.code !== 'desk.conflict') return null
  return outcome.error.details as SettingConflict
}

/** The clash as somebody has decided it: their own lines, and the other's for the rest of those that clash. */
export function decided<Value>(
  form: LineForm<Value>,
  { base, value, theirs, lines }: Clash<Value>,
  mine: readonly string[],
): Wanted<Value> {
  const merged = mergeLines(form.linesOf(base), form.linesOf(theirs.value), form.linesOf(value)).lines
  const stored = form.linesOf(theirs.value)
  const taken = lines.filter((line) => !mine.includes(line)).map((line) => [line, stored[line]] as const)
  const all = Object.entries({ ...merged, ...Object.fromEntries(taken) }).filter(([, line]) => line !== undefined)
  return { base: theirs.value, value: form.fromLines(Object.fromEntries(all)) }
}
