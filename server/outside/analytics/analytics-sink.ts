export interface AnalyticsEvent {
  name: string
  /** No personal data, ever. */
  parameters: Record<string, string | number | boolean>
}

/** A third party that receives events. Never rejects: analytics must not hurt a visitor. */
export interface AnalyticsSink {
  /** For the start's report. */
  readonly description: string
  record(events: readonly AnalyticsEvent[]): Promise<void>
}

/** The default: nothing leaves the site. */
export const noThirdParty: AnalyticsSink = {
  description: 'own database only',
  record: async () => {},
}
