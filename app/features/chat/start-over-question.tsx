import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Speech } from './speech.ts'
import { useEscape } from './use-escape.ts'

interface Props {
  speech: Speech
  onKeep(): void
  onStartOver(): void
}

/** Confirms before a conversation is cleared. Escape and closing the panel cancel. */
export function StartOverQuestion({ speech: { t }, onKeep, onStartOver }: Props) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEscape(onKeep)
  useEffect(() => {
    keep.current?.focus()
    const dialog = keep.current?.closest('dialog')
    dialog?.addEventListener('close', onKeep)
    return () => dialog?.removeEventListener('close', onKeep)
  }, [onKeep])
  // Ignore the second click of a double click.
  const single =
    (answer: () => void) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) answer()
    }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, as it belongs to no form
    <div className="chat-question" role="group" aria-labelledby={id}>
      <p id={id}>{t('chat.startOver.question')}</p>
      <Button size="small" onClick={single(onStartOver)}>
        {t('chat.startOver')}
      </Button>
      <Button ref={keep} size="small" variant="outline" onClick={single(onKeep)}>
        {t('chat.startOver.keep')}
      </Button>
    </div>
  )
}
