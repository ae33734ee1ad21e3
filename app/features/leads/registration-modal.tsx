import { useCallback, useEffect, useState } from 'react'
import { CITIES } from '../../../domain/leads/options.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useText } from '../i18n/language-context.ts'
import { CityField, EmailField, NameField, TypeField } from './fields.tsx'
import { PurposeLine } from './purpose-line.tsx'
import { SuccessView } from './success-view.tsx'
import { useLeadSubmit } from './use-lead-submit.ts'

const SUCCESS_MS = 2000

interface Props {
  open: boolean
  onClose(): void
  /** What the visitor wrote in another form before. */
  prefill?: Record<string, string>
}

/** The form, then for two seconds a thank-you that closes by itself. */
export function RegistrationModal({ open, onClose, prefill = {} }: Props) {
  const t = useText()
  const [thanked, setThanked] = useState<string | null>(null)

  useEffect(() => {
    if (thanked === null || !open) return
    const timer = setTimeout(onClose, SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [thanked, open, onClose])

  useEffect(() => {
    if (open) setThanked(null)
  }, [open])

  const submit = useLeadSubmit(
    'registration',
    useCallback((fields) => setThanked(fields.name ?? ''), []),
  )
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('registration.title')}
      closeLabel={t('close')}
      isBare={thanked !== null}
    >
      {thanked === null ? (
        <form className="form" onSubmit={submit} key={JSON.stringify(prefill)}>
          <NameField defaultValue={prefill.name} />
          <div className="form-pair">
            <TextField
              label={t('form.phone')}
              note={t('form.optional')}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder={t('form.phone.placeholder')}
              maxLength={40}
              defaultValue={prefill.phone}
            />
            <EmailField defaultValue={prefill.email} />
          </div>
          <TypeField defaultValue={prefill.type ?? 'Individual'} />
          <CityField cities={CITIES} defaultValue={prefill.city ?? ''} />
          <PurposeLine />
          <Button type="submit">{t('registration.submit')}</Button>
        </form>
      ) : (
        <SuccessView title={t('registration.success.title')} text={t('registration.success.text', { name: thanked })} />
      )}
    </Modal>
  )
}
