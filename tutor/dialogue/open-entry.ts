import type { Entry } from '../book/entry.ts'
import type { Turn } from './turn.ts'

/** The entry that the conversation is about: the one just taught, or that of the last correction. */
export function openEntry({ memory: { last }, teaching }: Turn): Entry | undefined {
  const name =
    last?.kind === 'entry'
      ? last.about
      : last?.kind === 'reason'
        ? (last.entry ?? teaching.leadsFrom(last.about))
        : undefined
  return name === undefined ? undefined : teaching.entry(name)
}
