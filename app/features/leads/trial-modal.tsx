import { useEffect, useEffectEvent } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { useText } from '../i18n/language-context.ts'
import { TrialForm } from './trial-form.tsx'
import type { TrialState } from './use-trial-form.ts'

interface Props {
  open: boolean
  onClose(): void
  trial: TrialState
}

export function TrialModal({ open, onClose, trial }: Props) {
  const t = useText()
  const takeUp = useEffectEvent(trial.change)
  useEffect(() => {
    import('./after-trial.tsx').then(({ unsent }) => takeUp(unsent())).catch(() => {})
  }, [])
  return (
    <Modal open={open} onClose={onClose} title={t('trial.title')} closeLabel={t('trial.close')}>
      <TrialForm trial={trial} />
    </Modal>
  )
}
