import { useState } from 'react'
import type { TestAnswer } from '../../../domain/desk/devices-contract.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { useDesk } from './frame/desk-context.ts'
import type { TestState } from './test-result.tsx'

/** Sends for real, and keeps what the service said. */
export function useTest(send: () => Promise<Outcome<TestAnswer>>) {
  const { nowMs } = useDesk()
  const [state, setState] = useState<TestState>({ step: 'idle' })
  const run = async () => {
    setState({ step: 'sending' })
    const outcome = await send()
    if (outcome.kind !== 'answered' || !outcome.answer) return setState({ step: 'unsent' })
    const { isTaken, words, tookMs } = outcome.answer
    const taken: TestState = { step: 'taken', tookMs, words }
    // It may have arrived before the answer did.
    setState((last) => (isTaken ? (last.step === 'arrived' ? last : taken) : { step: 'refused', words, atMs: nowMs }))
  }
  return { state, setState, run }
}
