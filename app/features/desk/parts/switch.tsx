interface Props {
  label: string
  text?: string | undefined
  isOn: boolean
  isDisabled?: boolean
  onChange(isOn: boolean): void
}

export const Switch = ({ label, text, isOn, isDisabled = false, onChange }: Props) => (
  <label className="switch">
    <span>
      <b>{label}</b>
      {text && <small>{text}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)
