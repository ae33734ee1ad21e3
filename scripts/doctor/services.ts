import { z } from 'zod'
import { sdkModel } from '../../server/outside/ai/sdk-model.ts'
import { smtpMail } from '../../server/outside/mail/smtp-mail.ts'
import { readCloudAccount } from '../../server/outside/whatsapp/cloud-account.ts'
import type { Configuration } from '../../server/site/configuration.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const SOON_MS = 14 * 24 * 60 * 60_000

export async function checkMail({ mail }: Configuration, school: string): Promise<Finding> {
  const { smtpUrl, from, adminEmail } = mail
  if (!smtpUrl) return warning('mail', 'SMTP_URL is not set: mails are kept in the database and reach nobody.')
  if (!adminEmail) return warning('mail', 'ADMIN_EMAIL is not set: there is nobody to send a test mail to.')
  const sender = smtpMail(smtpUrl, from)
  const text = `This is a test by npm run doctor. Mails of ${school} arrive.`
  try {
    await sender.send({ to: adminEmail, subject: `Test mail of ${school}`, text, html: `<p>${text}</p>` })
    return ok('mail', `a test mail to ${adminEmail} was accepted by ${sender.description}`)
  } catch (error) {
    return problem(
      'mail',
      `${sender.description} did not take a test mail: ${reasonOf(error)}. Check SMTP_URL and MAIL_FROM.`,
    )
  }
}

export async function checkWhatsApp({ whatsApp: { cloud } }: Configuration, nowMs: number): Promise<Finding> {
  if (!cloud) return ok('WhatsApp', 'is not set up')
  try {
    const { number, tokenEndsAtMs, templateStatus } = await readCloudAccount(cloud)
    const template = `template ${cloud.template} (${cloud.templateLanguage})`
    if (templateStatus === null)
      return warning(
        'WhatsApp',
        `${number} can send, but ${template} was not found. Check WHATSAPP_TEMPLATE and its language.`,
      )
    if (templateStatus !== 'APPROVED')
      return problem('WhatsApp', `The ${template} is ${templateStatus}: leads cannot be sent.`)
    if (tokenEndsAtMs !== null && tokenEndsAtMs - nowMs < SOON_MS)
      return warning(
        'WhatsApp',
        `WHATSAPP_TOKEN ends on ${new Date(tokenEndsAtMs).toISOString().slice(0, 10)}: get a permanent one.`,
      )
    return ok('WhatsApp', `${number} can send, the ${template} is approved`)
  } catch (error) {
    return problem(
      'WhatsApp',
      `The API refused (${reasonOf(error)}). Check WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID.`,
    )
  }
}

export async function checkAi({ ai }: Configuration): Promise<Finding> {
  if (!ai) return ok('AI', 'the embedded tutor answers')
  const model = sdkModel(ai)
  const startedAt = performance.now()
  try {
    await model.write({
      system: 'You check a connection. Answer with one word.',
      turns: [{ role: 'user', content: 'Say hello.' }],
      schema: z.object({ answer: z.string() }),
      signal: AbortSignal.timeout(ai.timeoutMs),
    })
    return ok('AI', `${model.description} answered in ${Math.round(performance.now() - startedAt)} ms`)
  } catch (error) {
    const { kind } = error as { kind?: string }
    return problem(
      'AI',
      `${model.description} did not answer (${kind ?? reasonOf(error)}). Check AI_API_KEY, AI_MODEL and AI_BASE_URL.`,
    )
  }
}
