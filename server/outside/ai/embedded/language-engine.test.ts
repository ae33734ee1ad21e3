import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { PROJECT_ROOT } from '../../../../scripts/project-root.ts'
import { createLog, describeError } from '../../../log/log.ts'
import { createLanguageEngine, type LanguageEngine } from './language-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'engine-test-'))
const engines: LanguageEngine[] = []
/** Real processes start as slowly as the machine is busy. */
vi.setConfig({ testTimeout: 120_000 })
const { signal: patience } = new AbortController()

/** A stand-in process that obeys words of its own: real processes, real deaths. */
function obedientEngine(options: { idleMs?: number; limitMs?: number } = {}) {
  const program = join(folder, 'obedient.mjs')
  writeFileSync(
    program,
    `process.send({})
    process.on('message', ({ id, text }) => {
      if (text === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      if (text === 'die') process.exit(1)
      if (text === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      if (text !== 'wait') process.send({ id, analysis: { quoted: String(process.pid) } })
    })
    process.on('disconnect', () => process.exit(0))`,
  )
  const engine = createLanguageEngine({ log: createLog('silent'), program, ...options })
  engines.push(engine)
  return engine
}

const processOf = async (engine: LanguageEngine) => Number((await engine.analyse('hello', patience)).quoted)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

afterEach(() => {
  for (const engine of engines.splice(0)) engine.stop()
})

test('analyses in a process of its own, and in the same one for the next message', async () => {
  const engine = obedientEngine()
  const first = await processOf(engine)
  expect(first).not.toBe(process.pid)
  expect(await processOf(engine)).toBe(first)
})

test('a process that dies is replaced, and the message that killed it twice is given up', async () => {
  const engine = obedientEngine()
  const before = await processOf(engine)
  await expect(engine.analyse('die', patience)).rejects.toThrow('died')
  expect(await processOf(engine)).not.toBe(before)
})

test('a message that takes too long is given up, and those behind it are answered by a new process', async () => {
  const engine = obedientEngine({ limitMs: 1500 })
  await processOf(engine)
  const stuck = expect(engine.analyse('hang', patience)).rejects.toThrow('too long')
  const behind = engine.analyse('hello', patience)
  await stuck
  expect(Number((await behind).quoted)).toBeGreaterThan(0)
})

test('who waits behind others has the time that the others take', async () => {
  const engine = obedientEngine({ limitMs: 1000 })
  const pid = await processOf(engine)
  const all = await Promise.all(Array.from({ length: 6 }, () => engine.analyse('slow', patience)))
  expect(new Set(all.map(({ quoted }) => Number(quoted)))).toEqual(new Set([pid]))
})

test('a visitor who leaves is not waited for, and the process lives on', async () => {
  const engine = obedientEngine()
  const pid = await processOf(engine)
  const gone = new AbortController()
  const waiting = expect(engine.analyse('wait', gone.signal)).rejects.toThrow('left')
  gone.abort(new Error('left'))
  await waiting
  expect(await processOf(engine)).toBe(pid)
})

test('more than 200 waiting messages are refused', async () => {
  const engine = obedientEngine()
  const gone = new AbortController()
  const crowd = Array.from({ length: 200 }, () => engine.analyse('wait', gone.signal).catch(() => null))
  await expect(engine.analyse('hello', patience)).rejects.toThrow('Too many')
  gone.abort()
  await Promise.all(crowd)
})

test('the process ends when nobody chats', async () => {
  const engine = obedientEngine({ idleMs: 50 })
  const pid = await processOf(engine)
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
  expect(await processOf(engine)).not.toBe(pid)
})

/** The real process, with an analyser of the test's own. */
function engineWith(name: string, analyser: string, options: { now?: () => number } = {}) {
  const program = join(folder, `${name}.ts`)
  writeFileSync(
    program,
    `import { serveAnalyses } from '${join(import.meta.dirname, 'serve-analyses.ts')}'\n${analyser}`,
  )
  const lines: string[] = []
  const log = createLog('error', { write: (line: string) => lines.push(line) })
  const engine = createLanguageEngine({ log, program, ...options })
  engines.push(engine)
  return { engine, lines }
}

const BROKEN_RULE = `import { createAnalyser } from '${join(PROJECT_ROOT, 'tutor/analyser.ts')}'
import { rules } from '${join(PROJECT_ROOT, 'english/grammar/rules.ts')}'
function brokenFind(sentence) {
  if (sentence.text.includes('Budi')) throw new Error('cannot read ' + sentence.text + '\\n    at ' + sentence.text)
  return []
}
serveAnalyses((onRuleError) =>
  createAnalyser({ rules: [{ id: 'broken-rule', find: brokenFind }, ...rules], onRuleError }))`

test('a rule that throws is left out; its id and stack are logged once a minute, never the text', async () => {
  let nowMs = 0
  const { engine, lines } = engineWith('broken-rule', BROKEN_RULE, { now: () => nowMs })
  const text = 'Budi go to school yesterday.'
  expect((await engine.analyse(text, patience)).corrections[0]?.corrected).toBe('Budi went to school yesterday.')
  await engine.analyse(text, patience)
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines[0] ?? '')
  expect(line).toMatchObject({ level: 50, rule: 'broken-rule', error: { name: 'Error' } })
  expect(line.error.stack).toMatch(/^at .*brokenFind.*broken-rule\.ts:\d+/)
  expect(lines[0]).not.toMatch(/Budi|yesterday/)
  nowMs = 60_000
  await engine.analyse(text, patience)
  expect(lines).toHaveLength(2)
})

test('an analysis that throws rejects with the stack of the engine, and the process lives on', async () => {
  const { engine } = engineWith(
    'broken-analysis',
    `function brokenAnalysis(text) {
      if (text === 'break') throw new TypeError('broken')
      return { quoted: String(process.pid) }
    }
    serveAnalyses(() => brokenAnalysis)`,
  )
  const pid = await processOf(engine)
  const error = await engine.analyse('break', patience).catch((thrown: unknown) => thrown)
  expect(describeError(error)).toMatchObject({ name: 'TypeError', message: 'broken' })
  expect(describeError(error).stack).toMatch(/^at brokenAnalysis .*broken-analysis\.ts:\d+/)
  expect(await processOf(engine)).toBe(pid)
})

test('a process that cannot start tells why in the log', async () => {
  const { engine, lines } = engineWith(
    'broken-start',
    `function openMissing() { throw new RangeError('no data') }
    serveAnalyses(openMissing)`,
  )
  await expect(engine.analyse('hello', patience)).rejects.toThrow('died')
  expect(lines[0]).toMatch(/"name":"RangeError".*at openMissing.*the language engine failed/)
})

test('the real engine corrects, guesses the intent and knows the language', async () => {
  const engine = createLanguageEngine({ log: createLog('silent') })
  engines.push(engine)
  const { corrections, written } = await engine.analyse('She go to school yesterday.', patience)
  expect(corrections[0]?.corrected).toBe('She went to school yesterday.')
  expect(written).toBe('en')
  expect((await engine.analyse('kak, brp biayanya ya?', patience)).guess.intent).toBe('price')
})
