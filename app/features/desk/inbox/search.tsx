import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '../../../../domain/desk/desk-people-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { PersonRow } from '../parts/person-row.tsx'
import { placeToGoOn } from '../parts/place-to-go-on.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { useWide } from '../parts/use-wide.ts'
import type { RowProps } from './inbox-list.tsx'

export interface Search {
  text: string
  setText(text: string): void
  answer: SearchAnswer | null
  /** Nobody answers; the search goes on by itself. */
  isLost: boolean
  isSearching: boolean
  /** On a phone the field is shown on demand. */
  isOpen: boolean
  open(): void
  /** With what was looked for before; the keyboard of a phone stays away. */
  resume(text: string): void
  close(): void
  field: RefObject<HTMLInputElement | null>
}

/** Looks in names, numbers and e-mails of everybody, shortly after the last key. What is typed stays out of the address. */
export function useSearch(): Search {
  const { onRow, onChange } = useDesk()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The field answers at once; the list below it follows when the browser has time.
  const wanted = useDeferredValue(text.trim())

  const found = useAnswer(wanted || null, (sought, signal) => post('/api/desk/search', { text: sought }, { signal }))
  const { update, askAgain } = found
  useEffect(
    () =>
      onRow((person) =>
        update((shown) => ({ ...shown, rows: shown.rows.map((row) => (row.id === person.id ? person : row)) })),
      ),
    [onRow, update],
  )
  // Somebody may have been added who is looked for.
  useEffect(() => onChange(askAgain), [onChange, askAgain])

  const open = () => {
    setOpen(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  useEffect(() => {
    const openByHash = () => {
      if (location.hash !== '#find') return
      setOpen(true)
      requestAnimationFrame(() => field.current?.focus())
    }
    openByHash()
    addEventListener('hashchange', openByHash)
    return () => removeEventListener('hashchange', openByHash)
  }, [])
  const hasRoom = useWide()
  const close = () => {
    setText('')
    setOpen(false)
    if (document.activeElement !== field.current) return
    field.current?.blur()
    if (hasRoom) requestAnimationFrame(() => placeToGoOn()?.focus())
  }
  useBackCloses(isOpen && !hasRoom, close)
  return {
    text,
    setText,
    // What was found before stays until the next is.
    answer: wanted === '' ? null : found.last,
    isLost: found.isLost,
    isSearching: wanted !== '',
    isOpen: isOpen || text !== '',
    open,
    resume(sought) {
      setText(sought)
      setOpen(true)
    },
    close,
    field,
  }
}

interface Props extends RowProps {
  search: Search
  onAdd(): void
}

export function SearchResults({ search: { answer, text, isLost }, onAdd, selectedId, onReply, onSelect }: Props) {
  const t = useText()
  if (!answer || isLost)
    return (
      <p className="mute closed-note" role="status">
        {t(isLost ? 'search.lost' : 'inbox.loading')}
      </p>
    )
  const rows = answer.rows.map((person) => (
    <PersonRow
      key={person.id}
      person={person}
      isCurrent={person.id === selectedId}
      onReply={onReply}
      onSelect={onSelect}
    />
  ))
  const isFound = answer.rows.length > 0 && !answer.isSimilar
  return (
    <>
      <p className="sr-only" role="status">
        {isFound ? `${t('search.found')}: ${answer.rows.length}` : t('search.none', { text: text.trim() })}
      </p>
      {isFound ? (
        <>
          <h2 className="group-title">
            {t('search.found')}
            <span>{answer.rows.length}</span>
          </h2>
          <div className="people-list">{rows}</div>
        </>
      ) : (
        <div className="empty">
          <h2>{t('search.none', { text: text.trim() })}</h2>
          <p>
            {t('search.none.text')} {rows.length > 0 && t('search.similar')}
          </p>
          {rows.length > 0 && <div className="box search-similar">{rows}</div>}
          <Button variant="white" onClick={onAdd}>
            <DeskIcon name="user-plus" />
            {t('search.add')}
          </Button>
        </div>
      )}
    </>
  )
}
