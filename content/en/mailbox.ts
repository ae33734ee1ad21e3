import type { MailboxTexts } from '../id/mailbox.ts'

export const texts = {
  'mailbox.title': 'Mailbox',
  'mailbox.about':
    'The site is not connected to a mail server yet, so the mails it sends are kept here. This page opens on this computer only, while the site is in demo mode.',
  'mailbox.empty': 'No mails yet. The first one will appear here as soon as the site sends it.',
  'mailbox.back': 'All mails',
  'mailbox.refresh': 'Reload',
  'mailbox.to': 'To',
  'mailbox.sentAt': 'Sent',
  'mailbox.asHtml': 'As it looks',
  'mailbox.asText': 'As text',
  'mailbox.noSubject': '(no subject)',
} satisfies MailboxTexts
