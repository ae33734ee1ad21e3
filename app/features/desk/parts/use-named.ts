import { intents } from '../../../../domain/chat/intents.ts'
import { SOURCES } from '../../../../domain/desk/sources.ts'
import { DESK_KINDS } from '../../../../domain/desk/views.ts'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import type { Bar } from './bar-table.tsx'

const KNOWN: Record<'source' | 'kind' | 'topic', readonly string[]> = {
  source: SOURCES,
  kind: DESK_KINDS,
  topic: intents,
}

/** Counts as bars: codes get their words, what is left over comes last and grey. */
export function useNamed() {
  const t = useText()
  const wordOf = (group: keyof typeof KNOWN | null, name: string): string => {
    if (name === 'other' || name === 'unknown') return t(`name.${name}`)
    return group && KNOWN[group].includes(name) ? t(`${group}.${name}` as TextKey) : name
  }
  return (
    group: keyof typeof KNOWN | null,
    counts: readonly { name: string; count: number }[],
    most: number,
  ): Bar[] => {
    const isRest = (name: string) => name === 'other' || name === 'unknown'
    const named = counts.filter(({ name }) => !isRest(name))
    const rest = counts.filter(({ name }) => isRest(name))
    const left = named.slice(most).reduce((sum, { count }) => sum + count, 0)
    const other = (rest.find(({ name }) => name === 'other')?.count ?? 0) + left
    const unknown = rest.find(({ name }) => name === 'unknown')?.count ?? 0
    return [
      ...named.slice(0, most).map(({ name, count }) => ({ name: wordOf(group, name), count })),
      ...(other > 0 ? [{ name: wordOf(null, 'other'), count: other, look: 'bar-other' as const }] : []),
      ...(unknown > 0 ? [{ name: wordOf(null, 'unknown'), count: unknown, look: 'bar-other' as const }] : []),
    ]
  }
}
