import type { ComponentProps } from 'react'
import { useText } from '../features/i18n/language-context.ts'
import { type Button, ButtonLink } from '../ui/button.tsx'
import { FallbackButton } from '../ui/fallback-button.tsx'
import { placeOnHome } from './links.ts'

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>

/** Opens the registration, or links to it from pages without one. */
export function RegisterButton({ onRegister, ...look }: Look & { onRegister: (() => void) | undefined }) {
  const t = useText()
  if (onRegister)
    return (
      <FallbackButton {...look} onPress={onRegister} fallback="#promo">
        {t('register')}
      </FallbackButton>
    )
  return (
    <ButtonLink {...look} href={placeOnHome('#register', false)}>
      {t('register')}
    </ButtonLink>
  )
}
