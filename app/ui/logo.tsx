export const LogoMark = () => (
  <svg className="logo-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="#c22f1e" d="M2 0h20v1h1v1h1v16h-1v1h-1v1H9v1H8v1H7v1H6v1H4v-4H2v-1H1v-1H0V2h1V1h1z" />
    <path fill="#f4b63c" d="M4 16v-3h5v-3h5V7h6v9z" />
    <path fill="#fff6e3" d="M16.5 1.8h1v.8h.8v.8h.8v1h-.8v.8h-.8v.8h-1v-.8h-.8v-.8h-.8v-1h.8v-.8h.8z" />
  </svg>
)

interface LogoProps {
  label: string
  name: string
  suffix: string
}

export const Logo = ({ label, name, suffix }: LogoProps) => (
  <a className="logo" href="/" aria-label={label}>
    <LogoMark />
    <span>
      <b>{name}</b> <small>{suffix}</small>
    </span>
  </a>
)
