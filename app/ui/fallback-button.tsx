import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> {
  onPress(): void
  /** Link target without JavaScript. */
  fallback: string
}

export const FallbackButton = ({ onPress, fallback, ...props }: Props) => (
  <form className="contents" action={fallback}>
    <Button
      {...props}
      type="submit"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    />
  </form>
)
