import { jakartaTime } from '../domain/leads/admin-message.ts'
import { readablePhone } from '../domain/leads/phone.ts'
import { readConfiguration } from '../server/configuration.ts'
import { exitOnStartError } from '../server/exit-on-start-error.ts'
import { deadLetters, recentLeads, resendDeadLetters } from '../server/leads/lead-lists.ts'
import { openDatabase } from '../server/outside/database/open.ts'

const USAGE = `npm run leads                 the newest leads
npm run leads -- partial      what visitors began to tell the tutor and did not finish
npm run leads -- suspect      what looked like a program's work and was set aside
npm run leads -- dead         notifications that were given up
npm run leads -- resend       tries all given up notifications again`

/** The leads, for the school's people, until they have a desk. */
await exitOnStartError(async () => {
  const [what = 'complete'] = process.argv.slice(3)
  const database = await openDatabase(readConfiguration(process.env))
  try {
    if (what === 'complete' || what === 'partial' || what === 'suspect') showLeads(await recentLeads(database, what))
    else if (what === 'dead') console.table(await deadLetters(database))
    else if (what === 'resend')
      console.log(`${await resendDeadLetters(database, Date.now())} notifications will be tried again.`)
    else console.log(USAGE)
  } finally {
    await database.close()
  }
})

function showLeads(leads: Awaited<ReturnType<typeof recentLeads>>): void {
  if (leads.length === 0) console.log('There are none.')
  for (const lead of leads) {
    const phone = lead.phone ? readablePhone(lead.phone) : lead.phone_typed
    const facts = [lead.name, phone, lead.email, lead.city, lead.goal, lead.kind].filter(Boolean)
    console.log(`${jakartaTime(lead.created_at_ms)}  ${facts.join(' · ')}  ${lead.marks === '[]' ? '' : lead.marks}`)
  }
}
