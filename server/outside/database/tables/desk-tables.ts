import type { Generated } from 'kysely'
import type { EventKind } from '../../../../domain/desk/desk-story-contract.ts'
import type { PersonFacts } from '../../../../domain/desk/person-facts.ts'
import type { LostReason, Step } from '../../../../domain/desk/steps.ts'

/** A browser that takes notifications for a member of the team: a subscription of the Push API. */
export interface DeskDeviceTable {
  id: string
  user_id: string
  /** Whoever knows it, and the site's key, may send: as secret as a password. */
  endpoint: string
  p256dh: string
  auth: string
  /** Browser and system. */
  name: string
  /** Whose end is the end of the notifications, too. One that has run out stays: whoever comes back signs in again. */
  session_id: string | null
  created_at_ms: number
  told_at_ms: number | null
}

/** How far the school is with a person, and what lists show of them. */
export interface DeskPersonTable extends PersonFacts {
  person_id: string
  /** Counts changes of step, owner, next contact and details. */
  version: number
  changed_by: string | null
  changed_at_ms: number
  step: Step
  lost_reason: LostReason | null
  lost_words: string | null
  owner_id: string | null
  claimed_by: string | null
  claimed_at_ms: number | null
  claimed_until_ms: number | null
  next_contact_at_ms: number | null
  next_contact_words: string | null
  /** Null once somebody has answered. */
  waiting_since_ms: number | null
  answered_at_ms: number | null
  arrived_at_ms: number
  newest_at_ms: number
  submissions: number
  /** What staff decided, as JSON; see domain/desk/person-facts.ts. */
  decisions: string
}

export interface DeskSettingTable {
  key: string
  /** JSON. */
  value: string
  version: Generated<number>
  changed_by: Generated<string | null>
  updated_at_ms: number
}

export interface DeskNoteTable {
  id: string
  /** Chosen by the browser: a note that is sent again is stored once. */
  key: string
  person_id: string
  author_id: string
  text: string
  created_at_ms: number
}

/** Content that was published at the desk. The highest version of a section holds. */
export interface SchoolVersionTable {
  section: string
  version: number
  /** Increases with every version of any section; processes ask for what is newer. */
  seq: number
  /** JSON; null is as the school's files have it. */
  value: string | null
  author_id: string
  created_at_ms: number
}

/** What was done at the desk, and by whom: the story of a person and the audit log. */
export interface DeskEventTable {
  id: string
  /** Increases with every event; browsers ask for what is newer. */
  seq: number
  person_id: string | null
  /** Null for what happens by itself. */
  actor_id: string | null
  kind: EventKind
  /** JSON. */
  data: string
  created_at_ms: number
}
