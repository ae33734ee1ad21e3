import type { ComponentProps } from 'react'
import { useText } from '../features/i18n/language-context.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { placeOnHome } from './links.ts'

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>

/** Opens the registration, or leads to it from a page that has none. */
export function RegisterButton({ onRegister, ...look }: Look & { onRegister: (() => void) | undefined }) {
  const t = useText()
  if (onRegister)
    return (
      <Button {...look} onClick={onRegister}>
        {t('register')}
      </Button>
    )
  return (
    <ButtonLink {...look} href={placeOnHome('#register', false)}>
      {t('register')}
    </ButtonLink>
  )
}
