import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '../../../../domain/desk/desk-people-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { PersonRow } from '../parts/person-row.tsx'
import { useWide } from '../parts/use-wide.ts'
import type { RowProps } from './inbox-list.tsx'

const PAUSE_MS = 200

export interface Search {
  text: string
  setText(text: string): void
  answer: SearchAnswer | null
  isSearching: boolean
  /** On a phone the field is shown on demand. */
  isOpen: boolean
  open(): void
  close(): void
  field: RefObject<HTMLInputElement | null>
}

/** Looks in names, numbers and e-mails of everybody, shortly after the last key. What is typed stays out of the address. */
export function useSearch(): Search {
  const { onRow } = useDesk()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return setAnswer(null)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const outcome = await post('/api/desk/search', { text: wanted }, { signal: abort.signal })
      if (outcome.kind === 'answered' && !abort.signal.aborted) setAnswer(outcome.answer)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

  useEffect(
    () =>
      onRow((person) =>
        setAnswer(
          (shown) => shown && { ...shown, rows: shown.rows.map((row) => (row.id === person.id ? person : row)) },
        ),
      ),
    [onRow],
  )

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
  const close = () => {
    setText('')
    setOpen(false)
    field.current?.blur()
  }
  const hasRoom = useWide()
  useBackCloses(isOpen && !hasRoom, close)
  return {
    text,
    setText,
    answer: wanted === '' ? null : answer,
    isSearching: wanted !== '',
    isOpen: isOpen || wanted !== '',
    open,
    close,
    field,
  }
}

interface Props extends RowProps {
  search: Search
  onAdd(): void
}

export function SearchResults({ search: { answer, text }, onAdd, selectedId, onReply, onSelect }: Props) {
  const t = useText()
  if (!answer)
    return (
      <p className="mute closed-note" role="status">
        {t('inbox.loading')}
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
