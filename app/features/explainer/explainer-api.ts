import type { ExplainAnswer, Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { type ExplainFailure, failureOfMessage, failureOfStatus } from '../../../domain/explainer/failures.ts'
import type { ErrorAnswer } from '../../../domain/shared/error-contract.ts'

/** Longer than the server waits for its model. */
const PATIENCE_MS = 30_000

/** An explanation, a failure, or both: what the dictionary says although the model failed. */
export interface Asked {
  explanation: Explanation | null
  failure: ExplainFailure | null
}

type AnyAnswer = (Partial<ExplainAnswer> & Partial<ErrorAnswer>) | null

/** Asks the server. It never throws. */
export async function askServer(
  path: '/api/explain-word' | '/api/word-lookup',
  body: { word: string; userId?: string },
): Promise<Asked> {
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return { explanation: null, failure: { kind: 'network' } }
  }
  const answer: AnyAnswer = await response.json().catch(() => null)
  return response.ok ? ofAnswer(answer) : { explanation: null, failure: failureOf(response, answer) }
}

function ofAnswer(answer: AnyAnswer): Asked {
  const explanation = answer?.data && typeof answer.data.definition === 'string' ? answer.data : null
  if (answer?.success && explanation) return { explanation, failure: null }
  return { explanation, failure: failureOfMessage(String(answer?.error?.message ?? '')) }
}

const failureOf = (response: Response, answer: AnyAnswer): ExplainFailure =>
  failureOfStatus(response.status, answer?.error?.code, Number(response.headers.get('retry-after')))
