import { strict as assert } from 'node:assert'
import { leadsIn } from '../browser/stored-leads.ts'
import { codeIn, type MailServer } from '../harness/mail-server.ts'
import type { SiteProcess } from '../harness/site-process.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

interface Stage {
  visitor: Visitor
  site: SiteProcess
  mail: MailServer
  /** A name of its own, with which what was sent is found again. */
  name: string
  email: string
}

/** The main journeys, each by its name; what does not happen rejects. */
export const JOURNEYS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  registration: async ({ visitor, site, name, email }) => {
    await visitor.open('/?lang=en')
    await visitor.press('button', 'Get Started')
    // The page has another form with the same fields.
    await visitor.sees('Register for a free trial class')
    await visitor.fill('Full name', name)
    await visitor.fill('Phone', '0812-3456-7890')
    await visitor.fill('Email', email)
    await visitor.choose('City', 'Bandung')
    await visitor.press('button', 'Register Now')
    // In the view of two seconds, and in the card that stays.
    await visitor.sees('First step, done')
    await isStored(site, name, 'registration')
  },

  'free trial': async ({ visitor, site, name, email }) => {
    await visitor.open('/programs?lang=en')
    await visitor.fill('Full name', name)
    await visitor.fill('Email', email)
    await visitor.choose('City', 'Bandung')
    await visitor.choose('Start date', '2099-01-05')
    await visitor.press('button', 'Get Your Free Trial')
    await isStored(site, name, 'trial')
  },

  'chat to WhatsApp': async ({ visitor, site, name, email }) => {
    const say = async (field: string, text: string) => {
      await visitor.fill(field, text)
      await visitor.press('button', 'Send')
    }
    await visitor.open('/?lang=en')
    await visitor.press('button', 'Open chat')
    await say('Message', 'How much does the IELTS class cost?')
    await say('Enter your name', name)
    await say('Enter your email', email)
    await say('Enter your phone', '0812-3456-7890')
    await visitor.press('button', 'Chat on WhatsApp')
    await visitor.sees('opened WhatsApp in a new tab')
    assert.match(await visitor.addressOf('Didn’t open? Open WhatsApp'), /^https:\/\/wa\.me\/6282222222222\?text=/)
    assert.equal(await visitor.countWindows(), 2)
    await isStored(site, name, 'chat')
  },

  explainer: async ({ visitor }) => {
    await visitor.open('/?lang=id#ai-explainer')
    await visitor.fill('Kata', 'brave')
    await visitor.press('button', 'Jelaskan')
    await visitor.sees('berani')
  },

  'sign-up to PDF': async ({ visitor, mail, email }) => {
    await visitor.open('/signup?lang=en')
    await visitor.fill('Email', email)
    await visitor.fill('Password', 'rahasia-50')
    await visitor.fill('Confirm password', 'rahasia-50')
    await visitor.press('button', 'Create account')
    const code = codeIn(await mail.next(email))
    for (const [at, digit] of [...code].entries()) await visitor.fill(`Digit ${at + 1} of 6`, digit)
    await visitor.press('button', 'Verify Email')
    await visitor.isAt('/documents')
    const start = await visitor.run(
      async (address) => (await (await fetch(address)).text()).slice(0, 5),
      await visitor.addressOf('View Document'),
    )
    assert.equal(start, '%PDF-')
  },

  language: async ({ visitor }) => {
    await visitor.open('/?lang=id')
    await visitor.press('button', 'EN: ganti bahasa ke Inggris')
    await visitor.sees('Choose your next step')
    await visitor.open('/programs')
    assert.equal(await visitor.run(() => document.documentElement.lang), 'en')
  },
}

const isStored = (site: SiteProcess, name: string, kind: string) =>
  until(`the lead of ${name}`, async () => leadsIn(site.dataDir, name).some((lead) => lead.kind === kind))
