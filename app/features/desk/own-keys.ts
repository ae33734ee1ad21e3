const PREFIX = 'desk-own-'

/** Under which an account keeps what it has not finished: whoever signs in next on the device neither sees nor sends it. */
export const ownKey = (accountId: string, name: string): string => `${PREFIX}${accountId}-${name}`

/** Removes everything of the desk, but what somebody has not finished. */
export const forgetSeen = (...storages: Storage[]): void =>
  remove(storages, (key) => key.startsWith('desk-') && !key.startsWith(PREFIX))

/** Removes what the account has not finished. */
export const forgetOwn = (accountId: string, ...storages: Storage[]): void =>
  remove(storages, (key) => key.startsWith(ownKey(accountId, '')))

function remove(storages: readonly Storage[], isMeant: (key: string) => boolean): void {
  for (const storage of storages) for (const key of Object.keys(storage).filter(isMeant)) storage.removeItem(key)
}
