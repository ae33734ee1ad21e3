import type { ReactNode } from 'react'

type Choosable = string | number | null

interface Props<Value extends Choosable> {
  legend: string
  /** Hides the legend; screen readers still get it. */
  isBare?: boolean
  values: readonly Value[]
  isChosen(value: Value): boolean
  onChoose(value: Value): void
  /** Larger, where the choice is all that a sheet asks for. */
  isLarge?: boolean
  label(value: Value): ReactNode
  /** More ways, after the choices. */
  children?: ReactNode
}

/** Choices as pills, of which one or several are pressed. */
export const Pills = <Value extends Choosable>(props: Props<Value>) => (
  <fieldset>
    <legend className={props.isBare ? 'sr-only' : 'strong'}>{props.legend}</legend>
    <div className="options">
      {props.values.map((value) => (
        <button
          key={value ?? 'none'}
          type="button"
          className={props.isLarge ? 'pill' : 'pill pill-small'}
          aria-pressed={props.isChosen(value)}
          onClick={() => props.onChoose(value)}
        >
          {props.label(value)}
        </button>
      ))}
      {props.children}
    </div>
  </fieldset>
)
