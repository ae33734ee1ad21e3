import { measureLeadIntake } from './benching/lead-intake.ts'
import { measurePageThroughput } from './benching/page-throughput.ts'
import { measureRender } from './benching/render-speed.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** Ratios within one run: the machine's own speed drops out. */
process.env.NODE_ENV = 'production'
buildIfStale(PROJECT_ROOT)
console.table([await measurePageThroughput()])
console.table(await measureRender())
console.table([await measureLeadIntake()])
