import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

interface Labelled {
  label: ReactNode
  /** Shown after the label, such as '(optional)'. */
  note?: string
  /** Validation message from the form instead of the browser. */
  problem?: string | undefined
}

interface TextFieldProps extends ComponentProps<'input'>, Labelled {
  /** Shown under the field. */
  hint?: ReactNode
}

export function TextField({ label, note, problem, hint, id: given, ...props }: TextFieldProps) {
  const made = useId()
  const id = given ?? made
  const description = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <FieldLabel htmlFor={id} label={label} note={note} />
      <input {...props} id={id} aria-invalid={problem ? true : undefined} aria-describedby={description || undefined} />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

export function SelectField({
  label,
  note,
  problem,
  id: given,
  children,
  ...props
}: ComponentProps<'select'> & Labelled) {
  const made = useId()
  const id = given ?? made
  return (
    <div className="field">
      <FieldLabel htmlFor={id} label={label} note={note} />
      <span className="select">
        <select
          {...props}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        >
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

interface RadioTilesProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  /** Makes the field controlled; without it `defaultValue` applies. */
  value?: string
  defaultValue?: string
}

export const RadioTiles = ({ legend, options, value: chosen, defaultValue, ...props }: RadioTilesProps) => (
  <fieldset className="field">
    <legend>{legend}</legend>
    <div className="radio-tiles">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            {...props}
            type="radio"
            value={value}
            {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)

const FieldLabel = ({ htmlFor, label, note }: { htmlFor: string; label: ReactNode; note: string | undefined }) => (
  <label htmlFor={htmlFor}>
    {label}
    {note && <span className="field-note"> {note}</span>}
  </label>
)

export const FieldProblem = ({ id, problem }: { id: string; problem: string | undefined }) =>
  problem ? (
    <p className="field-problem" id={`${id}-problem`}>
      <Icon name="circle-alert" />
      {problem}
    </p>
  ) : null
