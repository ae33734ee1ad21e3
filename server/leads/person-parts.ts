import { visitPart } from '../analytics/visit-part.ts'
import { accountPart } from '../auth/account-part.ts'
import { conversationPart } from '../chat/conversation-part.ts'
import { mailboxPart } from '../mailbox/mailbox-part.ts'
import { dataRequestPart } from '../privacy/data-request-part.ts'
import { leadPart } from './lead-part.ts'
import { messageCopyPart } from './message-copy-part.ts'
import { notificationPart } from './notification-part.ts'
import type { PersonDeps, PersonPart } from './person-data.ts'

/** Everything that the site keeps about people. Copies come before what they were made from; what they are told, last. */
export const personParts = (deps: PersonDeps): readonly PersonPart[] => [
  messageCopyPart(deps),
  mailboxPart,
  notificationPart,
  visitPart,
  conversationPart,
  leadPart(deps),
  accountPart,
  dataRequestPart(deps),
]
