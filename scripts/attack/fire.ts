import { request } from 'node:http'
import { type Generator, type Input, nextInput } from './inputs.ts'
import { count, countNoAnswer, type Outcomes } from './outcomes.ts'

const AT_ONCE = 32
const ANSWER_LIMIT_MS = 30_000

/** Sends inputs from the description and counts what comes back. `isAlive` tells whether the site's process still runs. */
export async function fireInputs(
  address: string,
  generator: Generator,
  { inputs, isAlive, outcomes }: { inputs: number; isAlive(): boolean; outcomes: Outcomes },
): Promise<void> {
  let begun = 0
  const shooter = async () => {
    while (begun < inputs && isAlive()) {
      begun += 1
      await fire(address, nextInput(generator), outcomes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shooter))
}

async function fire(address: string, input: Input, outcomes: Outcomes): Promise<void> {
  const sent = `${input.method} ${input.path} ${JSON.stringify(input.headers)} ${input.body ?? ''}`
  try {
    count(outcomes, await send(address, input), sent)
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string }
    // Of a body that is too large the site need not read the rest.
    if (code === 'ECONNRESET' || code === 'EPIPE') {
      outcomes.done += 1
      outcomes.byClass.closed += 1
    } else countNoAnswer(outcomes, code, sent)
  }
}

function send(address: string, { method, path, headers, body }: Input) {
  return new Promise<{ status: number; retryAfter: string | null }>((resolve, reject) => {
    const call = request(
      new URL(address),
      { method, path, headers: encoded(headers), timeout: ANSWER_LIMIT_MS },
      (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null }),
        )
      },
    )
    call.on('timeout', () => call.destroy(Object.assign(new Error('hang'), { code: 'hang' })))
    call.on('error', reject)
    call.end(body)
  })
}

/** Node refuses to send what is no header; what is left is still odd. */
const encoded = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')]),
  )
