import { StartError } from '../server/log/start-error.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { ENGINES, type Engine } from '../tests/engines/engines.ts'
import { JOURNEYS } from '../tests/engines/journeys.ts'
import { visitorAt } from '../tests/engines/visitor.ts'
import { startMailServer } from '../tests/harness/mail-server.ts'
import { findPrograms } from '../tests/harness/programs.ts'
import { startSite } from '../tests/harness/site-process.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** The main journeys in Firefox and WebKitGTK. Arguments select engines and journeys by part of their names. */
const selected = process.argv.slice(3).map((part) => part.toLowerCase())
const isSelected = (names: readonly string[], name: string) => {
  const asked = selected.filter((part) => names.some((one) => one.toLowerCase().includes(part)))
  return asked.length === 0 || asked.some((part) => name.toLowerCase().includes(part))
}

/** A visitor for each journey, whose lead is found by the name. */
const SURNAMES = ['Wulandari', 'Kusuma', 'Lestari', 'Pratiwi', 'Handayani', 'Puspita']

await exitOnStartError(async () => {
  const names = ENGINES.map(({ name }) => name)
  const engines = ENGINES.filter(({ name }) => isSelected(names, name))
  for (const { name, needs } of engines) {
    const missing = findPrograms(needs)
    if (missing.length > 0)
      throw new StartError(`${name} is not on this machine: apt-get install ${missing.join(' ')}.`)
  }
  buildIfStale(PROJECT_ROOT)
  for (const engine of engines) await walk(engine)
})

async function walk(engine: Engine): Promise<void> {
  const mail = await startMailServer()
  const site = await startSite({ SMTP_URL: mail.url, WHATSAPP_BUSINESS_NUMBER: '6282222222222' })
  const { wire, stop } = await engine.start()
  const visitor = visitorAt(wire, site.address)
  try {
    for (const [at, [journey, go]] of Object.entries(JOURNEYS).entries()) {
      if (!isSelected(Object.keys(JOURNEYS), journey)) continue
      const startedAtMs = Date.now()
      const name = `Sari ${SURNAMES[at]}`
      const email = `sari.${SURNAMES[at]?.toLowerCase()}@contoh.id`
      const fault = await visitor
        .startAnew()
        .then(() => go({ visitor, site, mail, name, email }))
        .then(
          () => null,
          (error: Error) => error,
        )
      console.log(`${fault ? 'FAILED' : 'passed'}  ${engine.name}: ${journey} (${Date.now() - startedAtMs} ms)`)
      if (fault) {
        console.log(`        ${fault.message}, at ${await visitor.where()}`)
        process.exitCode = 1
      }
    }
  } finally {
    stop()
    await site.stop()
    await mail.stop()
  }
}
