import { createContext, use } from 'react'
import type { PrivacyFacts } from '../../../domain/privacy/privacy-facts.ts'

export const PrivacyFactsContext = createContext<PrivacyFacts | undefined>(undefined)

export function usePrivacyFacts(): PrivacyFacts {
  const facts = use(PrivacyFactsContext)
  if (!facts) throw new Error('The page was not told how this site is set up')
  return facts
}
