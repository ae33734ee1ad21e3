import type { Configuration } from './configuration.ts'
import { SAMPLE_SENDER } from './settings/mail.ts'
import { PLACEHOLDER_NUMBER } from './settings/whatsapp.ts'

/** Problems that do not stop the start. */
export function configurationWarnings(configuration: Configuration): string[] {
  return [...configuration.unknownVariables, ...(configuration.offersDemo ? [] : publicSiteWarnings(configuration))]
}

/** What keeps visitors and the school from reaching each other. */
function publicSiteWarnings({ whatsApp, mail }: Configuration): string[] {
  const { cloud, businessNumber, adminNumber } = whatsApp
  const isTold = cloud !== null || (mail.smtpUrl !== null && mail.adminEmail !== null)
  const problems: [boolean, string][] = [
    [!isTold, 'Nobody is told of new leads, they are only stored. Set WHATSAPP_TOKEN, or SMTP_URL and ADMIN_EMAIL.'],
    [
      businessNumber === PLACEHOLDER_NUMBER,
      'WHATSAPP_BUSINESS_NUMBER is still a placeholder. Visitors would write to nobody.',
    ],
    [
      cloud !== null && adminNumber === PLACEHOLDER_NUMBER,
      'WHATSAPP_ADMIN_NUMBER is still a placeholder. Leads would be sent to nobody.',
    ],
    [mail.smtpUrl === null, 'SMTP_URL is not set. Mails are kept in the database and reach nobody.'],
    [
      mail.smtpUrl !== null && mail.from === SAMPLE_SENDER,
      `MAIL_FROM is not set. Mails from ${SAMPLE_SENDER} may be refused.`,
    ],
  ]
  return problems.filter(([applies]) => applies).map(([, problem]) => `WARNING: ${problem}`)
}
