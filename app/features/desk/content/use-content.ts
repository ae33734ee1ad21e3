import { useCallback, useEffect, useState } from 'react'
import type {
  ContentConflict,
  ContentProblems,
  DeskContent,
  PublishedSection,
  Section,
} from '../../../../domain/desk/desk-content-contract.ts'
import { photoAddress } from '../../../../domain/school/photo-names.ts'
import { type Outcome, post } from '../../../lib/api-client.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { type ContentDraft, forgetDraft, keepDraft, keptDraft } from './content-draft.ts'

export type Problems = ContentProblems['problems']

export interface ContentEditor {
  section: Section
  content: DeskContent
  published: PublishedSection
  /** What the form shows: the draft, or what is published. */
  value: unknown
  draft: ContentDraft | null
  problems: Problems
  conflict: ContentConflict | null
  isBusy: boolean
  write(value: unknown): void
  discard(): void
  publish(over?: number): Promise<void>
  setConflict(conflict: ContentConflict | null): void
  /** Of a teacher's photo; undefined if there is none. */
  addressOf(photo: string): string | undefined
}

/** A section of the content: as published, and the draft over it, which waits in this browser until it is published. */
export function useContent(): ContentEditor {
  const t = useText()
  const { tell } = useDesk()
  const { section, content: rendered } = useDeskData('content')
  const [content, setContent] = useState(rendered)
  const [draft, setDraft] = useState<ContentDraft | null>(null)
  const [problems, setProblems] = useState<Problems>([])
  const [conflict, setConflict] = useState<ContentConflict | null>(null)
  const [isBusy, setBusy] = useState(false)
  const published = content.sections.find((each) => each.section === section) as PublishedSection
  useEffect(() => setDraft(keptDraft(section)), [section])

  const discard = useCallback(() => {
    forgetDraft(section)
    setDraft(null)
    setProblems([])
    setConflict(null)
  }, [section])

  const take = (outcome: Outcome<DeskContent>) => {
    if (outcome.kind === 'answered' && outcome.answer) {
      setContent(outcome.answer)
      discard()
      return tell(t('content.published'))
    }
    const error = outcome.kind === 'refused' ? outcome.error : undefined
    if (error?.code === 'desk.conflict') return setConflict(error.details as ContentConflict)
    const found = (error?.details as Partial<ContentProblems> | undefined)?.problems ?? []
    setProblems(found)
    tell(t(found.length > 0 ? 'content.refused' : 'desk.failed'))
  }
  return {
    section,
    content,
    published,
    value: draft?.value ?? published.value,
    draft,
    problems,
    conflict,
    isBusy,
    write: (value) =>
      setDraft(keepDraft(section, { version: draft?.version ?? published.version, value, atMs: Date.now() })),
    discard,
    publish: async (over) => {
      if (!draft) return
      setBusy(true)
      take(await post(`/api/desk/content/${section}`, { version: over ?? draft.version, value: draft.value }))
      setBusy(false)
    },
    setConflict,
    addressOf: (photo) => photoAddress(photo) ?? content.photos[photo],
  }
}
