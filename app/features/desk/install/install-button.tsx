import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { InstallScreen } from './install-screen.tsx'
import { useInstall } from './use-install.ts'

/** Shown where the desk can be installed as an app and is not. */
export function InstallButton({ label, onInstalled }: { label: string; onInstalled?: () => void }) {
  const installing = useInstall()
  const [isOpen, setOpen] = useState(false)
  if (!installing) return null
  return (
    <>
      <Button className="button-full install-button" onClick={() => setOpen(true)}>
        <DeskIcon name="smartphone" />
        {label}
      </Button>
      {isOpen && <InstallScreen installing={installing} onInstalled={onInstalled} onClose={() => setOpen(false)} />}
    </>
  )
}
