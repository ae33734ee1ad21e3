import { visitPart } from '../analytics/visit-part.ts'
import { accountPart } from '../auth/account-part.ts'
import { conversationPart } from '../chat/conversation-part.ts'
import { deskPart } from '../desk/desk-part.ts'
import { devicePart } from '../desk/notify/device-part.ts'
import { leadPart } from '../leads/lead-part.ts'
import { messageCopyPart } from '../leads/message-copy-part.ts'
import { notificationPart } from '../leads/notification-part.ts'
import { mailboxPart } from '../mailbox/mailbox-part.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PersonPart } from '../people/person-data.ts'
import { dataRequestPart } from '../privacy/data-request-part.ts'

interface PartDeps {
  outbox: Outbox
  school: string
  now: () => number
}

/** All personal data. Order matters: copies before their originals, and last the requests that are answered by mail. */
export const personParts = (deps: PartDeps): readonly PersonPart[] => [
  messageCopyPart(deps),
  mailboxPart,
  notificationPart,
  visitPart,
  conversationPart,
  deskPart(deps),
  leadPart(deps),
  devicePart,
  accountPart,
  dataRequestPart(deps),
]
