import type { MailboxTexts } from '../id/mailbox.ts'

export const texts = {
  'mailbox.title': 'Mailbox',
  'mailbox.about':
    'The site is not connected to a mail server yet, so the mails it sends are kept here. It opens only on this computer, in a browser that opened the link from the terminal, while the site is in demo mode.',
  'mailbox.another': 'One-time link for another browser',
  'mailbox.empty': 'No mails yet. The first one will appear here as soon as the site sends it.',
  'mailbox.back': 'All mails',
  'mailbox.refresh': 'Reload',
  'mailbox.to': 'To',
  'mailbox.sentAt': 'Sent',
  'mailbox.asHtml': 'As it looks',
  'mailbox.asText': 'As text',
  'mailbox.noSubject': '(no subject)',
} satisfies MailboxTexts
