import { settingsGroup } from './group.ts'
import { PORT, TEXT } from './values.ts'

export interface ListeningSettings {
  port: number
  /** null listens on every address of the machine. */
  host: string | null
}

export const listening = settingsGroup({
  title: 'Where it listens',
  variables: {
    PORT: { about: 'Port to listen on (3000). 0 takes any free one.', example: '3000', schema: PORT.default(3000) },
    HOST: {
      about: 'Address to listen on (every address of the machine).',
      example: '127.0.0.1',
      schema: TEXT.optional(),
    },
  },
  configure: ({ PORT: port, HOST: host }): ListeningSettings => ({ port, host: host ?? null }),
})
