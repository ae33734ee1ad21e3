import { useText } from '../i18n/language-context.ts'

const CLAIMS = ['years', 'guarantee', 'bonus'] as const

export function Claims() {
  const t = useText()
  return (
    <div className="claims">
      <ul className="wrap">
        {CLAIMS.map((claim) => (
          <li key={claim}>
            <b>{t(`claims.${claim}.number`)}</b>
            <span>{t(`claims.${claim}.text`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
