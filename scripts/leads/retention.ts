import type { Database } from '../../server/outside/database/tables.ts'
import { deleteOld, type RetentionPart } from '../../server/people/delete-old.ts'
import { checkRetention, markRetentionDone, type RetentionCheck } from '../../server/site/check-retention.ts'

export interface RetentionDeps {
  database: Database
  retention: readonly RetentionPart[]
  now: () => number
}

/** Tells what the daily deletion would delete; when confirmed, deletes it even if the site would not. */
export async function runRetention(deps: RetentionDeps, isConfirmed: boolean): Promise<string> {
  const { database, retention, now } = deps
  if (!isConfirmed) return describeCheck(await checkRetention(database, retention, now()))
  const deleted = Object.entries(await deleteOld(retention, now()))
  await markRetentionDone(database, now())
  return `Deleted: ${deleted.map(([name, count]) => `${count} ${name}`).join(', ')}.`
}

function describeCheck({ counts, heldBecause }: RetentionCheck): string {
  const lines = counts.map(({ name, keepDays, old, all }) => `  ${old} of ${all} ${name}, older than ${keepDays} days`)
  return [
    'Would be deleted now, besides events, visits and sign-ins that expired:',
    ...lines,
    heldBecause
      ? `The site does not delete it: ${heldBecause}. Check the clock and the KEEP_ variables; then add --yes to delete it, for good.`
      : 'The site deletes it by itself, once a day.',
  ].join('\n')
}
