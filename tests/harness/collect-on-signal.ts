import { isMainThread } from 'node:worker_threads'
import { collectGarbage } from '../../server/site/collect-garbage.ts'

/** For measurements: what is left after SIGUSR2 is in use. */
if (isMainThread) process.on('SIGUSR2', collectGarbage)
