import { useEffect, useState } from 'react'

/** What Chromium gives to who wants to offer the installation at a better moment. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** How the desk gets onto this device; null where it cannot, or is there already. */
export type Installing = { way: 'prompt'; ask(): Promise<unknown> } | { way: 'home-screen' } | null

export function useInstall(): Installing {
  const [installing, setInstalling] = useState<Installing>(null)
  useEffect(() => {
    if (needsHomeScreen()) setInstalling({ way: 'home-screen' })
    const keep = (event: Event) => {
      event.preventDefault()
      setInstalling({ way: 'prompt', ask: () => (event as InstallPrompt).prompt() })
    }
    const forget = () => setInstalling(null)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', forget)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', forget)
    }
  }, [])
  return installing
}

/** An iPhone or iPad that shows the desk in Safari. iPads say that they are Macs, but Macs have no touch screen. */
export function needsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}
