import { brand, socialNetworks } from '../../content/brand.ts'
import { useText } from '../features/i18n/language-context.ts'
import { SocialIcon } from '../ui/social-icon.tsx'

export function SocialLinks() {
  const t = useText()
  return (
    <ul className="social-links" aria-label={t('social.label')}>
      {socialNetworks.map(({ network, name }) => (
        <li key={network}>
          <a
            className="icon-button"
            href={brand.social[network]}
            aria-label={name}
            target="_blank"
            rel="noopener noreferrer"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
