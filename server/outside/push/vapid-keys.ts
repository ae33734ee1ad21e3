import { createECDH } from 'node:crypto'
import { sharedSetting } from '../database/shared-secret.ts'
import type { Database } from '../database/tables.ts'

/** The key pair that tells push services who sends, in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** One pair for all processes and for ever: with another one, every subscription would be void. */
export const vapidKeys = async (database: Database, nowMs: number): Promise<VapidKeys> =>
  JSON.parse(await sharedSetting(database, 'vapid_keys', () => JSON.stringify(newKeys()), nowMs))

function newKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Leading zeros are part of the key.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}
