import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { citiesOf } from '../../../content/facts/offers.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { prepareAfterRegistering } from './after-registering-part.tsx'
import { CityField, EmailField, NameField, PhoneField, TypeField } from './fields.tsx'
import { PurposeLine } from './purpose-line.tsx'
import type { Registered } from './registered.ts'
import { SuccessView } from './success-view.tsx'
import { unsentFields } from './unsent-fields.ts'
import { useLeadSubmit } from './use-lead-submit.ts'

const SUCCESS_MS = 2000
const KEPT_MS = 5000

type Fields = Record<string, string>

interface Props {
  open: boolean
  onClose(): void
  /** Values from another form. */
  prefill?: Fields
  /** Told when the thanks have been read, and with null when the server refuses later. */
  onRegistered(registered: Registered | null): void
}

/**
 * The form, then a thank-you for two seconds, or the note that it waits in the browser. If the server refuses, the form
 * comes back with its values.
 */
export function RegistrationModal({ open, onClose, prefill = {}, onRegistered }: Props) {
  const t = useText()
  const cities = citiesOf(useBrand())
  const [thanked, setThanked] = useState<Fields | null>(null)
  const [isKept, setKept] = useState(false)
  const [refused, setRefused] = useState<{ fields: Fields; problem: string } | null>(null)
  const [typedBefore, setTypedBefore] = useState(() => unsentFields.read('registration'))
  const known = refused?.fields ?? { ...typedBefore, ...prefill }

  useEffect(() => {
    if (thanked === null || !open) return
    const timer = setTimeout(onClose, isKept ? KEPT_MS : SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [thanked, isKept, open, onClose])

  const isOpen = useRef(open)
  const closed = useEffectEvent(() => {
    setRefused(null)
    if (!thanked) return
    const { name = '', email = '', phone } = thanked
    onRegistered({ name, email, phone })
  })
  useEffect(() => {
    isOpen.current = open
    if (!open) return closed()
    setThanked(null)
    prepareAfterRegistering()
  }, [open])

  const onSubmitted = useCallback((fields: Fields) => {
    setKept(!navigator.onLine)
    setThanked(fields)
    setTypedBefore({})
    unsentFields.forget('registration')
  }, [])
  const onKept = useCallback(() => {
    setKept(true)
    return isOpen.current
  }, [])
  const onRefused = useCallback(
    (fields: Fields, problem: string) => {
      setThanked(null)
      setRefused({ fields, problem })
      onRegistered(null)
      return isOpen.current
    },
    [onRegistered],
  )
  const submit = useLeadSubmit('registration', { onSubmitted, onKept, onRefused })
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('registration.title')}
      closeLabel={t('close')}
      isBare={thanked !== null}
    >
      {thanked === null ? (
        <form
          className="form"
          method="post"
          action="/register"
          onInput={(event) => unsentFields.keep('registration', event.currentTarget)}
          onSubmit={submit}
          key={JSON.stringify(known)}
        >
          <input type="hidden" name="kind" value="registration" />
          {refused && (
            <p className="form-problem" role="alert">
              {refused.problem}
            </p>
          )}
          <NameField defaultValue={known.name} />
          <div className="form-pair">
            <PhoneField note={t('form.optional')} defaultValue={known.phone} />
            <EmailField defaultValue={known.email} />
          </div>
          <TypeField defaultValue={known.type ?? 'Individual'} />
          <CityField cities={cities} defaultValue={known.city ?? ''} />
          <PurposeLine />
          <Button type="submit">{t('registration.submit')}</Button>
        </form>
      ) : (
        <SuccessView
          title={t(isKept ? 'form.kept.title' : 'registration.success.title')}
          text={isKept ? t('form.kept') : t('registration.success.text', { name: thanked.name ?? '' })}
        />
      )}
    </Modal>
  )
}
