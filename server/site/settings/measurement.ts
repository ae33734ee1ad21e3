import { z } from 'zod'
import type { Measurement } from '../../../domain/shared/screen-contract.ts'
import { settingsGroup } from './group.ts'
import { httpAddress, PORT, TEXT } from './values.ts'

const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js'

export interface MeasurementSettings {
  /** Google Analytics, for visitors who agree; null without it. */
  measurement: Measurement | null
  /** Where /metrics is; null without it. */
  metrics: { port: number; host: string } | null
  logLevel: string
}

export const measurement = settingsGroup({
  title: 'What is measured',
  variables: {
    GA_MEASUREMENT_ID: {
      about: 'Google Analytics 4, for visitors who agree. Without it nothing is loaded and nobody is asked.',
      example: 'G-XXXXXXXXXX',
      schema: z
        .string()
        .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX')
        .optional(),
    },
    GA_SCRIPT_URL: {
      about: 'Where its script comes from.',
      example: GOOGLE_TAG,
      schema: httpAddress().default(GOOGLE_TAG),
    },
    METRICS_PORT: {
      about: `A port for /metrics in Prometheus's format, and the address it listens on (127.0.0.1). Without the port
        there is none.`,
      example: '9464',
      schema: PORT.optional(),
    },
    METRICS_HOST: { example: '127.0.0.1', schema: TEXT.default('127.0.0.1') },
    LOG_LEVEL: {
      about: 'fatal, error, warn, info (default), debug, trace or silent.',
      example: 'info',
      schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    },
  },
  configure: (values): MeasurementSettings => {
    const { GA_MEASUREMENT_ID: id, METRICS_PORT: port } = values
    return {
      measurement: id ? { id, scriptUrl: values.GA_SCRIPT_URL } : null,
      metrics: port === undefined ? null : { port, host: values.METRICS_HOST },
      logLevel: values.LOG_LEVEL,
    }
  },
})
