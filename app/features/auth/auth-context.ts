import { createContext, use } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'

export const AuthContext = createContext<AuthState | null>(null)

export function useAuth(): AuthState {
  const state = use(AuthContext)
  if (!state) throw new Error('useAuth must be used within an AuthProvider')
  return state
}
