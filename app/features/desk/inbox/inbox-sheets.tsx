import { type Ref, useCallback, useImperativeHandle, useState } from 'react'
import { AddSheet } from './add-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import type { Inbox } from './use-inbox.ts'

export type InboxSheet = 'filter' | 'add' | 'shortcuts'

interface Props {
  ref: Ref<(sheet: InboxSheet) => void>
  inbox: Inbox
  /** What was searched for, perhaps the name of somebody to add. */
  name: string
}

/** The sheet that is open knows it alone: one that opens or closes leaves the list below as it is. */
export function InboxSheets({ ref, inbox, name }: Props) {
  const [sheet, setSheet] = useState<InboxSheet | null>(null)
  useImperativeHandle(ref, () => setSheet, [])
  const onClose = useCallback(() => setSheet(null), [])
  if (sheet === 'filter') return <FilterSheet inbox={inbox} onClose={onClose} />
  if (sheet === 'add') return <AddSheet name={name} onClose={onClose} />
  if (sheet === 'shortcuts') return <ShortcutsSheet onClose={onClose} />
  return null
}
