import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Analysis } from '../../../../tutor/analysis.ts'
import type { Earlier } from '../../../../tutor/dialogue/memory.ts'
import { describeError } from '../../../log/log.ts'
import { logRuleErrors } from './log-rule-errors.ts'
import { type RuleError, type SentError, unpackError } from './sent-error.ts'

const MAX_WAITING = 200
const IDLE_MS = 5 * 60_000
/** For a message that takes a tenth of a second: a busy machine needs many times that. */
const LIMIT_MS = 10_000
/** A start takes a second, on a busy machine ten; who asked gives up sooner, and the next one finds it started. */
const START_LIMIT_MS = 60_000
/** Its data takes two thirds of it. */
export const HEAP_MB = 84
/** With less room for what is new, a fifth of the engine's time is spent on garbage. */
const HEAP = ['--max-semi-space-size=4', `--max-old-space-size=${HEAP_MB}`]
const MAX_TRIES = 2

export interface LanguageEngine {
  /** Rejects with the signal's reason, the error of the analysis, or when too many wait, time is up or it died twice. */
  analyse(text: string, signal: AbortSignal, before?: string, earlier?: Earlier): Promise<Analysis>
  stop(): void
}

interface Waiting {
  text: string
  before: string
  earlier?: Earlier | undefined
  tries: number
  resolve(analysis: Analysis): void
  reject(error: Error): void
}

interface Options {
  log: Logger
  now?: () => number
  idleMs?: number
  limitMs?: number
  program?: string
}

interface Answer {
  /** None where the process tells why it ends. */
  id?: number
  analysis?: Analysis
  ruleErrors?: RuleError[]
  error?: SentError
}

/** Grammar and intents in a child process: started by the first message, stopped when idle, replaced if it dies. */
export function createLanguageEngine({
  log,
  now = Date.now,
  idleMs = IDLE_MS,
  limitMs = LIMIT_MS,
  program = join(import.meta.dirname, 'serve-analyses.ts'),
}: Options): LanguageEngine {
  const onRuleErrors = logRuleErrors(log, now)
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let lastId = 0
  let idle: NodeJS.Timeout | undefined
  let isWarm = false
  /** What the process has not answered, in the order in which it will. */
  let sent: number[] = []
  let watch: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    isWarm = false
    const started = fork(program, [], {
      execArgv: HEAP,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Without a cache, stripping types costs 25 MB and a second at each start.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'tutor-engine-cache') },
    })
    started.on('message', (answer: Answer) => take(answer))
    started.on('error', () => started.kill('SIGKILL'))
    started.on('exit', (code, signal) => {
      if (!started.killed && code !== 0) log.error({ code, signal }, 'the language engine died')
      if (child === started) tryAgain()
    })
    started.unref()
    return started
  }

  function take({ id, analysis, ruleErrors = [], error }: Answer) {
    isWarm = true
    sent = sent.filter((other) => id === undefined || other > id)
    watchFirst()
    onRuleErrors(ruleErrors)
    if (id === undefined && error) log.error({ error: describeError(unpackError(error)) }, 'the language engine failed')
    const one = id === undefined ? undefined : settle(id)
    if (error) one?.reject(unpackError(error))
    else if (analysis) one?.resolve(analysis)
  }

  function send(id: number, one: Waiting) {
    child ??= start()
    sent.push(id)
    if (sent.length === 1) watchFirst()
    child.channel?.ref()
    child.send({ id, text: one.text, before: one.before, earlier: one.earlier }, (error) => {
      if (error) child?.kill('SIGKILL')
    })
  }

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) child?.channel?.unref()
    clearTimeout(idle)
    idle = setTimeout(stop, idleMs).unref()
    return one
  }

  /** A process that died has the message it was at on its conscience, one that never started all of them. */
  function tryAgain() {
    const blamed = new Set(isWarm ? sent.slice(0, 1) : sent)
    forgetChild()
    for (const [id, one] of [...waiting]) {
      if (blamed.has(id)) one.tries += 1
      if (one.tries < MAX_TRIES) send(id, one)
      else settle(id)?.reject(new Error('The language engine died over a message'))
    }
  }

  /** Only the message that the process is at has its time limited: the others wait their turn. */
  function watchFirst() {
    clearTimeout(watch)
    if (sent.length > 0) watch = setTimeout(giveUpFirst, isWarm ? limitMs : START_LIMIT_MS)
  }

  /** The messages queued after the slow one go to a new process. */
  function giveUpFirst() {
    const [first] = sent
    if (first !== undefined) settle(first)?.reject(new Error('The language engine took too long'))
    child?.kill('SIGKILL')
  }

  function forgetChild() {
    child = null
    sent = []
    clearTimeout(watch)
  }

  function stop() {
    clearTimeout(idle)
    const ended = child
    forgetChild()
    ended?.kill('SIGKILL')
  }

  return {
    analyse(text, signal, before = '', earlier) {
      signal.throwIfAborted()
      if (waiting.size >= MAX_WAITING) return Promise.reject(new Error('Too many messages wait'))
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<Analysis>()
      const one = { text, before, earlier, tries: 0, resolve, reject }
      const leave = () => settle(id)?.reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      waiting.set(id, one)
      send(id, one)
      return promise.finally(() => signal.removeEventListener('abort', leave))
    },
    stop,
  }
}
