import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'

/** Shows that the text was copied; where the browser refuses, the text can still be selected. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button size="small" variant="white" onClick={copy}>
      <span aria-live="polite">{copied ? t('security.setUp.copied') : label}</span>
    </Button>
  )
}
