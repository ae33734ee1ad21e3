import type { WebhookSettings } from '../../outside/webhook/webhook.ts'
import { bothOrNeither, settingsGroup } from './group.ts'
import { httpAddress, ORIGIN, randomText } from './values.ts'

export interface DeskSettings {
  /** Gives access to /api/admin/stats without a session. */
  adminToken: string | null
  /** Another system that is told of every change at the desk. */
  deskWebhook: WebhookSettings | null
}

export const desk = settingsGroup({
  title: 'The desk',
  variables: {
    ADMIN_TOKEN: {
      about: `Reads /api/admin/stats as "Authorization: Bearer …", at least 24 characters. Without it only owners and
        staff do.`,
      schema: randomText(24).optional(),
    },
    DESK_WEBHOOK_URL: {
      about: `Tells another system of every new person and change at the desk: a POST signed as standardwebhooks.com
        describes it, tried for a day. Both or neither; the secret has at least 24 random characters.`,
      example: 'https://crm.example/hooks',
      schema: httpAddress('must be an address').optional(),
    },
    DESK_WEBHOOK_SECRET: { schema: randomText(24).optional() },
    PUSH_SERVICE_ORIGIN: {
      about: `Notifications of the desk are on as soon as ADMIN_EMAIL or SITE_URL (https) is a real address: push
        services refuse senders that they cannot write to. The keys are made once and kept in the database. This names
        another service besides those of Chrome, Edge, Firefox and Safari; only a test or a browser of your own needs it.`,
      example: 'https://push.example.com',
      schema: ORIGIN.optional(),
    },
  },
  configure: (values): DeskSettings => {
    const webhook = bothOrNeither(
      ['DESK_WEBHOOK_URL', 'DESK_WEBHOOK_SECRET'],
      [values.DESK_WEBHOOK_URL, values.DESK_WEBHOOK_SECRET],
    )
    return {
      adminToken: values.ADMIN_TOKEN ?? null,
      deskWebhook: webhook && { url: webhook[0], secret: webhook[1] },
    }
  },
})
