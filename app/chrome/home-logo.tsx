import { useBrand } from '../features/brand/brand-context.ts'
import { useText } from '../features/i18n/language-context.ts'
import { Logo } from '../ui/logo.tsx'

/** The school's logo, which leads home. */
export function HomeLogo() {
  const t = useText()
  const { shortName, suffix } = useBrand()
  return <Logo label={t('nav.homeLink')} name={shortName} suffix={suffix} />
}
