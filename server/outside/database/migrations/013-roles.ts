import { type Kysely, sql } from 'kysely'

/** Administrators become owners. Invitations to the team, second factors, sign-ins that wait for a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update auth_user set role = 'owner' where role = 'admin'`.execute(db)

  await db.schema
    .createTable('auth_invitation')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('auth_two_step')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('device_key', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at_ms', 'bigint')
    .execute()

  await db.schema
    .createTable('auth_recovery_code')
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('auth_recovery_code_pk', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('auth_pending_sign_in')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('auth_pending_sign_in_user').on('auth_pending_sign_in').column('user_id').execute()
}
