import type { DeskSettings } from '../../../../domain/desk/desk-settings-contract.ts'
import type { Outcome } from '../../../lib/api-client.ts'
import type { Stored } from './save-over.ts'

/** What an answer with all settings says of one of them. */
export function storedIn<Value>(
  outcome: Outcome<DeskSettings>,
  read: (settings: DeskSettings) => Stored<Value>,
): Outcome<Stored<Value>> {
  if (outcome.kind !== 'answered') return outcome
  return { kind: 'answered', answer: outcome.answer && read(outcome.answer) }
}
