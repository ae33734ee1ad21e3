import type { ConnectionName } from '../../../../domain/desk/desk-settings-contract.ts'
import type { TextKey } from '../../i18n/texts.ts'

/** WhatsApp's own codes about who is written to; others are about the site's access. */
const ABOUT_RECEIVER = /^13\d{4}\b/

/** What to do about a refusal, in the service's words. */
export const adviceOn = (name: ConnectionName, words: string): TextKey =>
  name === 'whatsapp' && !ABOUT_RECEIVER.test(words) ? 'connection.whatsapp.access' : `connection.${name}.advice`
