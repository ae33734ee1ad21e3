import { namesAgree } from '../../domain/desk/same-names.ts'
import { plainName } from '../../domain/desk/search-words.ts'
import type { Queries } from '../outside/database/tables.ts'
import { personKeys } from './person-keys.ts'

/** Somebody with a contact of the submission; `names` are plain. */
export interface Candidate {
  id: string
  names: readonly string[]
}

/** Whose submission it is; null if it is of nobody among them. */
export type ChoosePerson = (candidates: readonly Candidate[]) => Promise<string | null>

export interface Chosen {
  /** Undefined for somebody new. */
  person: string | undefined
  /** They turn out to be the same person. */
  others: string[]
  /** They have a contact in common with the person, but are somebody else. */
  apartFrom: string[]
}

interface Sought {
  keys: readonly string[]
  name: string | null
  present: string | undefined
  /** Decides instead of the names. */
  choose?: ChoosePerson | undefined
}

/**
 * All with a common key are one person. If some of them were separated, or somebody chooses, the submission is of the
 * one with its name alone, or of somebody new.
 */
export async function choosePerson(queries: Queries, owners: readonly string[], sought: Sought): Promise<Chosen> {
  const [first, ...rest] = owners
  if (!first) return { person: undefined, others: [], apartFrom: [] }
  const pairs = await queries.selectFrom('people_apart').selectAll().where('person_id', 'in', owners).execute()
  const joined = { person: first, others: rest, apartFrom: [] }
  if (pairs.length === 0 && !sought.choose) return joined
  const apart = pairs.map(({ other_id }) => other_id)
  const candidates = await readCandidates(queries, owners, apart, sought.keys)
  const isApart = (one: string, other: string) =>
    pairs.some(({ person_id, other_id }) => person_id === one && other_id === other)
  const isSeparated = candidates.some(({ id }) => owners.some((owner) => isApart(owner, id)))
  if (!isSeparated && !sought.choose) return joined
  const person = sought.choose ? await sought.choose(candidates) : chooseByName(candidates, sought)
  const namesakes = fitting(candidates, sought.name).map(({ id }) => id)
  const isSame = (id: string) => person !== null && !isApart(id, person) && namesakes.includes(id)
  const others = owners.filter((id) => id !== person && isSame(id))
  const apartFrom = candidates.map(({ id }) => id).filter((id) => id !== person && !others.includes(id))
  return { person: person ?? undefined, others, apartFrom }
}

/** A key belongs to one person: others who have the contact, too, are known by being kept apart from its owner. */
async function readCandidates(
  queries: Queries,
  owners: readonly string[],
  apart: readonly string[],
  keys: readonly string[],
): Promise<Candidate[]> {
  const ids = [...new Set([...owners, ...apart])]
  const leads = await queries
    .selectFrom('leads')
    .select(['person_id', 'name', 'email', 'phone'])
    .where('person_id', 'in', ids)
    .execute()
  return ids
    .map((id) => ({ id, own: leads.filter(({ person_id }) => person_id === id) }))
    .filter(({ id, own }) => owners.includes(id) || own.flatMap(personKeys).some((key) => keys.includes(key)))
    .map(({ id, own }) => ({ id, names: [...new Set(own.map(({ name }) => plainName(name)).filter(Boolean))] }))
}

function chooseByName(candidates: readonly Candidate[], { name, present }: Sought): string | null {
  const before = candidates.find(({ id }) => id === present)
  if (!plainName(name)) return (before ?? candidates[0])?.id ?? null
  return bestFitting(candidates, name)?.id ?? null
}

/** The one with exactly this name, one whose name agrees with it, or one without a name. */
export function bestFitting(candidates: readonly Candidate[], name: string | null): Candidate | undefined {
  const fits = fitting(candidates, name)
  return (
    fits.find(({ names }) => names.includes(plainName(name))) ??
    fits[0] ??
    candidates.find(({ names }) => names.length === 0)
  )
}

const fitting = (candidates: readonly Candidate[], name: string | null): Candidate[] =>
  candidates.filter(({ names }) => names.some((known) => namesAgree(known, plainName(name))))
