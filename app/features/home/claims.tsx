import { claimsOf } from '../../../content/facts/claims.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'

export function Claims() {
  const t = useText()
  const claims = claimsOf(useBrand())
  if (claims.length === 0) return null
  return (
    <div className="claims">
      <ul className="wrap">
        {claims.map((claim) => (
          <li key={claim}>
            <b>{t(`claims.${claim}.number` as TextKey)}</b>
            <span>{t(`claims.${claim}.text` as TextKey)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
