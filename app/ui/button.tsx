import type { ComponentProps, MouseEvent } from 'react'

const VARIANTS = {
  primary: '',
  gold: 'button-gold',
  nila: 'button-nila',
  outline: 'button-outline',
  white: 'button-white',
  whatsapp: 'button-whatsapp',
  danger: 'button-white button-danger',
} as const
const SIZES = { small: 'button-small', normal: '', banner: 'button-banner' } as const

interface Look {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
}

/** `busy` shows a spinner at the same width and ignores clicks. */
export const Button = ({
  variant,
  size,
  busy = false,
  className,
  children,
  ...props
}: ComponentProps<'button'> & Look & { busy?: boolean }) => (
  <button
    type="button"
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    {...props}
    {...(busy && { onClick: takeNoClick })}
    className={look({ variant, size }, className)}
  >
    {busy && <span className="spinner" aria-hidden="true" />}
    {children}
  </button>
)

const takeNoClick = (event: MouseEvent) => event.preventDefault()

export const ButtonLink = ({ variant, size, className, ...props }: ComponentProps<'a'> & Look) => (
  <a {...props} className={look({ variant, size }, className)} />
)

const look = (
  { variant = 'primary', size = 'normal' }: { [Name in keyof Look]: Look[Name] | undefined },
  className = '',
): string => ['button', VARIANTS[variant], SIZES[size], className].filter(Boolean).join(' ')
