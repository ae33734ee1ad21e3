import { Component, type ReactNode } from 'react'
import { track } from '../features/analytics/track.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Catches errors thrown while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch() {
    track('error_occurred', { place: 'render', success: false })
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <ErrorScreen details={String(error)} />
  }
}
