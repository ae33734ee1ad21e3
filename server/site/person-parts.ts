import type { School } from '../../domain/school/school.ts'
import { visitPart } from '../analytics/visit-part.ts'
import { accountPart } from '../auth/account-part.ts'
import { conversationPart } from '../chat/conversation-part.ts'
import { deskPart } from '../desk/desk-part.ts'
import { devicePart } from '../desk/notify/device-part.ts'
import { documentPart } from '../documents/document-opens.ts'
import { explainedPart } from '../explainer/explained-words.ts'
import { leadPart } from '../leads/lead-part.ts'
import { messageCopyPart } from '../leads/message-copy-part.ts'
import { notificationPart } from '../leads/notification-part.ts'
import { mailboxPart } from '../mailbox/mailbox-part.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PersonPart } from '../people/person-data.ts'
import { dataRequestPart } from '../privacy/data-request-part.ts'

interface PartDeps {
  outbox: Outbox
  school: School
  now: () => number
}

/** All personal data. Order matters: copies before their originals, and last the requests that are answered by mail. */
export const personParts = (deps: PartDeps): readonly PersonPart[] => [
  messageCopyPart({ school: deps.school.name }),
  mailboxPart,
  notificationPart,
  visitPart,
  explainedPart,
  documentPart,
  conversationPart,
  deskPart(deps),
  leadPart(deps),
  devicePart,
  accountPart,
  dataRequestPart(deps),
]
