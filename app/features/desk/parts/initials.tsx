import { initialsOf } from '../../../../domain/shared/initials.ts'

interface Props {
  name: string | null
  isMe?: boolean
  isLarge?: boolean
}

/** Somebody's first letters in a circle; decoration beside the name. */
export const Initials = ({ name, isMe = false, isLarge = false }: Props) => (
  <b
    className={['initials', isMe && 'initials-me', isLarge && 'initials-large', !name && 'initials-none']
      .filter(Boolean)
      .join(' ')}
    aria-hidden="true"
  >
    {name ? initialsOf(name) : '?'}
  </b>
)
