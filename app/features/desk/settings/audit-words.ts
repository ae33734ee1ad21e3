import type { AuditLine } from '../../../../domain/desk/desk-settings-contract.ts'
import type { TextKey } from '../../i18n/texts.ts'

/** The text of a line of the audit log; for settings with the part, such as audit.settings.content.promo. */
export function auditKey({ what, data: { part, section, act } }: Pick<AuditLine, 'what' | 'data'>): TextKey {
  const words = what === 'settings' ? [what, part, section ?? act] : [what]
  return ['audit', ...words.filter((word) => typeof word === 'string')].join('.') as TextKey
}
