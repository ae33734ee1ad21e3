import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SentPhoto } from '../../../domain/desk/desk-content-contract.ts'
import { PHOTO_FOLDER, sentPhotoName } from '../../../domain/school/photo-names.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import type { Queries } from '../../outside/database/tables.ts'
import { cleanPhoto } from './clean-photo.ts'

/** A photo that nobody has published yet is still of use to who is writing. */
const UNPUBLISHED_MS = 24 * 60 * 60_000

/** Stores a photo under the hash of its bytes. */
export async function storePhoto(queries: Queries, sent: Uint8Array, nowMs: number): Promise<SentPhoto> {
  const photo = cleanPhoto(sent)
  if (!photo) throw new Failure('body.invalid')
  const hash = createHash('sha256').update(photo.bytes).digest('hex').slice(0, 24)
  const name = `${hash}.${photo.extension}`
  await queries
    .insertInto('school_photos')
    .values({ name, type: photo.type, base64: Buffer.from(photo.bytes).toString('base64'), created_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at_ms: nowMs }))
    .execute()
  return { photo: sentPhotoName(name), address: `${PHOTO_FOLDER}${name}` }
}

export const findPhoto = (queries: Queries, name: string) =>
  queries.selectFrom('school_photos').select(['type', 'base64']).where('name', '=', name).executeTakeFirst()

export async function missingPhotos(queries: Queries, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const there = await queries.selectFrom('school_photos').select('name').where('name', 'in', names).execute()
  return names.filter((name) => !there.some((photo) => photo.name === name))
}

/** Deletes photos that no version names any more. */
export async function forgetUnusedPhotos(queries: Queries, nowMs: number): Promise<void> {
  await queries
    .deleteFrom('school_photos')
    .where('created_at_ms', '<', nowMs - UNPUBLISHED_MS)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('school_versions')
            .select('version')
            .where('section', '=', 'teachers')
            .where('value', 'like', sql<string>`'%desk/' || school_photos.name || '%'`),
        ),
      ),
    )
    .execute()
}
