import { PROOF_HEADER } from '../../../../domain/desk/proof-header.ts'
import { forgetOwn, keptProofs } from '../own-keys.ts'
import { forgetOfflineCopy } from './use-offline-copy.ts'

/** Whether the account is on the team no more. False also if the server cannot be asked. */
export async function hasLeft(proof: string): Promise<boolean> {
  const response = await fetch('/api/desk/frame', { headers: { [PROOF_HEADER]: proof }, cache: 'no-store' }).catch(
    () => null,
  )
  const answer = response?.status === 403 ? await response.json().catch(() => null) : null
  return answer?.error?.code === 'desk.left'
}

/** Nothing that a member saw or wrote stays on the device, and nothing more is told there. */
export async function forgetMember(accountId: string): Promise<void> {
  forgetOwn(accountId, localStorage, sessionStorage)
  await forgetOfflineCopy()
  const worker = await navigator.serviceWorker?.getRegistration('/admin').catch(() => undefined)
  for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close()
  await worker?.unregister()
}

/** The same for whoever left while no window of theirs was open. True if there was somebody. */
export async function forgetLeavers(): Promise<boolean> {
  let found = false
  for (const { accountId, proof } of keptProofs(localStorage)) {
    if (!(await hasLeft(proof))) continue
    await forgetMember(accountId)
    found = true
  }
  return found
}
