import { flushCompileCache } from 'node:module'
import { createAnalyser } from './analysis.ts'

/** The language engine's own process: gets { id, text }, answers { id, analysis }. */
const analyse = createAnalyser()
process.on('message', ({ id, text }: { id: number; text: string }) => {
  process.send?.({ id, analysis: analyse(text) })
})
process.on('disconnect', () => process.exit(0))
flushCompileCache()
