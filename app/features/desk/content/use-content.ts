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
import { useOwnKey } from '../use-draft.ts'
import { type ContentDraft, forgetDraft, keepDraft, keptDraft } from './content-draft.ts'
import { type LongText, longTexts } from './long-texts.ts'
import { SECTION_FORMS, type SectionForm } from './section-forms.ts'

export type Problems = ContentProblems['problems']

export interface ContentEditor {
  section: Section
  form: SectionForm
  content: DeskContent
  published: PublishedSection
  /** What the form shows: the draft, or what is published. */
  value: unknown
  draft: ContentDraft | null
  problems: Problems
  /** Nothing is published while there are any. */
  long: readonly LongText[]
  conflict: ContentConflict | null
  isBusy: boolean
  write(edit: (value: unknown) => unknown): void
  /** An earlier version becomes the draft. */
  restore(value: unknown): void
  /** Drops the draft, with a way back. */
  discard(): void
  /** What somebody else has published meanwhile instead of the draft, with a way back. */
  takeTheirs(): void
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
  const form = SECTION_FORMS.find((each) => each.section === section) as SectionForm
  const value = draft?.value ?? published.value
  const key = useOwnKey(`content-${section}`)
  useEffect(() => setDraft(keptDraft(key)), [key])

  const forget = useCallback(() => {
    forgetDraft(key)
    setDraft(null)
    setProblems([])
    setConflict(null)
  }, [key])

  const take = (outcome: Outcome<DeskContent>) => {
    if (outcome.kind === 'answered' && outcome.answer) {
      setContent(outcome.answer)
      forget()
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
    form,
    content,
    published,
    value,
    draft,
    problems,
    long: draft ? longTexts(form, value, published.value) : [],
    conflict,
    isBusy,
    write: (edit) =>
      setDraft((before) => keptAs(key, published, { ...before, value: edit(before?.value ?? published.value) })),
    restore(value) {
      const before = draft
      setDraft(keptAs(key, published, { ...before, value, restored: value }))
      tell(t('content.restored'), () => (before ? setDraft(keepDraft(key, before)) : forget()))
    },
    discard() {
      const dropped = draft
      forget()
      if (dropped) tell(t('content.discarded'), () => setDraft(keepDraft(key, dropped)))
    },
    takeTheirs() {
      if (!conflict) return
      const { value, ...publication } = conflict
      const mine = draft
      setContent((before) => ({
        ...before,
        sections: before.sections.map((each) => (each.section === section ? { ...each, ...publication, value } : each)),
      }))
      forget()
      tell(
        t('content.conflict.took'),
        () => mine && setDraft(keepDraft(key, { ...mine, version: publication.version })),
      )
    },
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

/** What is again as published is no draft. */
function keptAs(
  key: string,
  published: PublishedSection,
  draft: Partial<ContentDraft> & Pick<ContentDraft, 'value'>,
): ContentDraft | null {
  if (JSON.stringify(draft.value) !== JSON.stringify(published.value))
    return keepDraft(key, { version: published.version, ...draft, atMs: Date.now() })
  forgetDraft(key)
  return null
}
