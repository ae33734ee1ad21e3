import type { CloudSettings } from './cloud-whatsapp.ts'

const TIMEOUT_MS = 10_000

export interface CloudAccount {
  /** As people dial it. */
  number: string
  /** When the token ends; null if it never does, or the service does not tell. */
  tokenEndsAtMs: number | null
  /** Such as APPROVED, PENDING or REJECTED; null if there is no such template, or its account is not known. */
  templateStatus: string | null
}

interface Token {
  data?: { expires_at?: number; granular_scopes?: { scope: string; target_ids?: string[] }[] }
}
interface Templates {
  data?: { name: string; language: string; status: string }[]
}

/** Asks for the sending number, the token and the template. Rejects with the service's status and code. */
export async function readCloudAccount(settings: CloudSettings): Promise<CloudAccount> {
  const { token, phoneNumberId } = settings
  const { display_phone_number: number = '' } = await ask<{ display_phone_number?: string }>(
    settings,
    `/${phoneNumberId}?fields=display_phone_number`,
  )
  const { data } = await ask<Token>(settings, `/debug_token?input_token=${encodeURIComponent(token)}`)
  const scope = data?.granular_scopes?.find(({ scope: name }) => name === 'whatsapp_business_management')
  return {
    number,
    tokenEndsAtMs: data?.expires_at ? data.expires_at * 1000 : null,
    templateStatus: await statusOfTemplate(settings, scope?.target_ids ?? []),
  }
}

/** Templates belong to a business account, and a token may be for several. */
async function statusOfTemplate(settings: CloudSettings, accounts: readonly string[]): Promise<string | null> {
  const { template, templateLanguage } = settings
  for (const account of accounts) {
    const path = `/${account}/message_templates?name=${template}&fields=name,language,status`
    const { data = [] } = await ask<Templates>(settings, path)
    const found = data.find(({ name, language }) => name === template && language === templateLanguage)
    if (found) return found.status
  }
  return null
}

async function ask<Answer>({ apiUrl, token }: CloudSettings, path: string): Promise<Answer> {
  const response = await fetch(`${apiUrl}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = (await response.json().catch(() => null)) as (Answer & { error?: { code?: number } }) | null
  if (response.ok && answer) return answer
  const code = answer?.error?.code
  throw new Error(`status ${response.status}${code === undefined ? '' : `, code ${code}`}`)
}
