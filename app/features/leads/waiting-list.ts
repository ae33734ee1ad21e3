import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'

const STORAGE_KEY = 'waiting-leads'

/** What a page without storage keeps as long as it is open. */
let inMemory: RegisterRequest[] = []

/** Leads that the server has not confirmed yet, in the order they were made. Survives reloads and closed tabs. */
export const waitingList = {
  all(): RegisterRequest[] {
    const stored = readStored()
    const known = new Set(stored.map((lead) => lead.idempotencyKey))
    return [...stored, ...inMemory.filter((lead) => !known.has(lead.idempotencyKey))]
  },
  add(lead: RegisterRequest): void {
    inMemory.push(lead)
    writeStored([...readStored(), lead])
  },
  remove(idempotencyKey: string): void {
    const others = (lead: RegisterRequest) => lead.idempotencyKey !== idempotencyKey
    inMemory = inMemory.filter(others)
    writeStored(readStored().filter(others))
  },
}

function readStored(): RegisterRequest[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((lead) => typeof lead?.idempotencyKey === 'string') : []
  } catch {
    return []
  }
}

function writeStored(leads: readonly RegisterRequest[]): void {
  try {
    if (leads.length) localStorage.setItem(STORAGE_KEY, JSON.stringify(leads))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // a full or closed storage: the page itself still holds the lead
  }
}
