import type { Changed, ConflictDetails } from '../../../../domain/desk/desk-people-contract.ts'
import { DETAIL_FIELDS, type DetailField } from '../../../../domain/desk/person-details.ts'
import { type Outcome, post } from '../../../lib/api-client.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { changedFrom, type SeenDetails, shownOf, type Typed } from './edit-draft.ts'

interface DetailsClash {
  kind: 'clash'
  details: ConflictDetails
  /** What both have written, each otherwise. */
  fields: readonly DetailField[]
}

/** Where somebody else has changed other fields, or the same ones alike, nothing is asked. */
export async function saveDetails(seen: SeenDetails, wanted: Typed): Promise<Outcome<Changed> | DetailsClash> {
  const outcome = await post(`/api/desk/people/${seen.id}/details`, { version: seen.version, ...wanted })
  if (outcome.kind !== 'refused' || outcome.error?.code !== 'desk.conflict') return outcome
  const details = outcome.error.details as ConflictDetails
  const left = changedFrom(details.person, wanted)
  const fields = DETAIL_FIELDS.filter(
    (field) => field in left && shownOf(seen, field) !== shownOf(details.person, field),
  )
  if (fields.length > 0) return { kind: 'clash', details, fields }
  if (Object.keys(left).length > 0) return saveDetails(details.person, left)
  return { kind: 'answered', answer: { person: details.person, undo: null } }
}

/** Who was faster, and how that is told; null who: oneself, on another device. */
export function fasterOne({ byId, byName }: ConflictDetails, myId: string, somebody: string): Faster {
  if (byId === myId) return { who: null, told: 'person.edit.conflict.me', wrote: 'person.edit.theirs.me' }
  const who = (byName ?? somebody).split(' ')[0] ?? ''
  return { who, told: 'person.edit.conflict', wrote: 'person.edit.theirs' }
}

export interface Faster {
  who: string | null
  told: TextKey
  wrote: TextKey
}
