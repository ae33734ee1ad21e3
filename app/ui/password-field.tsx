import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { FieldProblem } from './field.tsx'
import { IconShape } from './icon.tsx'

/** Lucide icons (ISC licence, see NOTICE). */
const EYE =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0 M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'
const EYE_OFF =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49 M14.084 14.158a3 3 0 0 1-4.242-4.242 M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143 M2 2l20 20'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  showLabel: string
  hideLabel: string
  hint?: ReactNode
  problem?: string | undefined
}

/** A password field with a show/hide button. */
export function PasswordField({ label, showLabel, hideLabel, hint, problem, ...props }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const description = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="password">
        <input
          {...props}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={description || undefined}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <IconShape path={shown ? EYE_OFF : EYE} />
        </button>
      </span>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
