import { accounts } from './accounts.ts'
import { address } from './address.ts'
import { ai } from './ai.ts'
import { data } from './data.ts'
import { desk } from './desk.ts'
import { listening } from './listening.ts'
import { mail } from './mail.ts'
import { measurement } from './measurement.ts'
import { school } from './school.ts'
import { whatsApp } from './whatsapp.ts'

/** Every environment variable that the site reads, by subject, in the order of .env.example. */
export const SETTINGS = [school, listening, address, data, mail, whatsApp, accounts, ai, desk, measurement] as const
