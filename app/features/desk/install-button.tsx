import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DeskIcon } from './parts/desk-icon.tsx'

/** What Chromium gives to who wants to offer the installation at a better moment. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>
}

/** Shown where the browser can install the desk as an app; the browser asks only after the tap. */
export function InstallButton({ label }: { label: string }) {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null)
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault()
      setPrompt(event as InstallPrompt)
    }
    addEventListener('beforeinstallprompt', keep)
    return () => removeEventListener('beforeinstallprompt', keep)
  }, [])
  if (!prompt) return null
  return (
    <Button
      className="button-full install-button"
      onClick={() => {
        prompt.prompt()
        setPrompt(null)
      }}
    >
      <DeskIcon name="smartphone" />
      {label}
    </Button>
  )
}
