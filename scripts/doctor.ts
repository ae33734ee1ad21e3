import { examine } from './doctor/examine.ts'
import type { Finding, Level } from './doctor/finding.ts'

const MARKS: Record<Level, string> = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' }
const localOnly = process.argv.includes('--local')
const unknown = process.argv.slice(3).filter((argument) => argument !== '--local')

if (unknown.length > 0) {
  console.error(`npm run doctor             checks everything, and sends a test mail to ADMIN_EMAIL
npm run doctor -- --local  only this machine and its database`)
  process.exit(2)
}
const findings = await examine(process.env, { localOnly, now: Date.now })
console.log(findings.map(lineOf).join('\n'))
const problems = findings.filter(({ level }) => level === 'problem').length
const warnings = findings.filter(({ level }) => level === 'warning').length
console.log(`\nProblems: ${problems}, warnings: ${warnings}.`)
process.exit(problems > 0 ? 1 : 0)

function lineOf({ topic, level, text }: Finding): string {
  return `${MARKS[level]}  ${topic.padEnd(11)}  ${text}`
}
