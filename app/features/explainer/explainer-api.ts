import type { ExplainAnswer, Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { type ExplainFailure, failureOfMessage, failureOfStatus } from '../../../domain/explainer/failures.ts'
import { post } from '../../lib/api-client.ts'

/** An explanation, a failure, or both: what the dictionary says although the model failed. */
export interface Asked {
  explanation: Explanation | null
  failure: ExplainFailure | null
}

/** Asks the server. Never rejects. */
export async function askServer(
  path: '/api/explain-word' | '/api/word-lookup',
  body: { word: string; userId?: string },
): Promise<Asked> {
  const outcome = await post(path, body)
  if (outcome.kind === 'answered') return ofAnswer(outcome.answer)
  if (outcome.kind === 'unreachable') return { explanation: null, failure: { kind: 'network' } }
  const { status, error, retryAfterS } = outcome
  return { explanation: null, failure: failureOfStatus(status, error?.code, retryAfterS) }
}

function ofAnswer(answer: ExplainAnswer | null): Asked {
  const explanation = typeof answer?.data?.definition === 'string' ? answer.data : null
  if (answer?.success && explanation) return { explanation, failure: null }
  return { explanation, failure: failureOfMessage(String(answer?.error?.message ?? '')) }
}
