import { join, resolve } from 'node:path'
import { z } from 'zod'
import { DEFAULT_KEEP_DAYS } from '../../../domain/privacy/privacy-facts.ts'
import type { KeepDays } from '../retention-parts.ts'
import { settingsGroup } from './group.ts'
import { countOf, TEXT } from './values.ts'

/** Relative paths start here, wherever a command is run. */
export const PROJECT_DIR = resolve(import.meta.dirname, '../../..')
const DAYS = countOf('days', { min: 1, max: 3650 })

export interface DataSettings {
  dataDir: string
  databaseUrl: string | null
  keepDays: KeepDays
  /** Of backups that the site takes by itself: none if it keeps 0. */
  backup: { folder: string; keep: number }
}

export const data = settingsGroup({
  title: 'Data',
  variables: {
    DATA_DIR: {
      about: "Folder of the embedded database (./data, in the project's folder).",
      example: './data',
      schema: TEXT.default('./data'),
    },
    DATABASE_URL: {
      about: 'PostgreSQL in place of the embedded database; needed when several processes serve the site.',
      example: 'postgres://user:password@localhost:5432/site',
      schema: z
        .string()
        .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/database')
        .optional(),
    },
    KEEP_EVENTS_DAYS: {
      about: 'After how many days events and sessions, chat transcripts, and leads with all that was sent are deleted.',
      example: `${DEFAULT_KEEP_DAYS.events}`,
      schema: DAYS.default(DEFAULT_KEEP_DAYS.events),
    },
    KEEP_TRANSCRIPTS_DAYS: {
      example: `${DEFAULT_KEEP_DAYS.transcripts}`,
      schema: DAYS.default(DEFAULT_KEEP_DAYS.transcripts),
    },
    KEEP_LEADS_DAYS: { example: `${DEFAULT_KEEP_DAYS.leads}`, schema: DAYS.default(DEFAULT_KEEP_DAYS.leads) },
    BACKUP_DIR: {
      about: `Where the site puts the backups that it takes by itself, daily and before migrations (backups in DATA_DIR),
        and how many of each kind it keeps (7). 0 takes none.`,
      example: '/var/backups/site',
      schema: TEXT.optional(),
    },
    BACKUP_KEEP: { example: '7', schema: countOf('backups', { min: 0, max: 1000 }).default(7) },
  },
  configure: (values): DataSettings => {
    const dataDir = resolve(PROJECT_DIR, values.DATA_DIR)
    return {
      dataDir,
      databaseUrl: values.DATABASE_URL ?? null,
      keepDays: {
        events: values.KEEP_EVENTS_DAYS,
        transcripts: values.KEEP_TRANSCRIPTS_DAYS,
        leads: values.KEEP_LEADS_DAYS,
      },
      backup: { folder: resolve(PROJECT_DIR, values.BACKUP_DIR ?? join(dataDir, 'backups')), keep: values.BACKUP_KEEP },
    }
  },
})
