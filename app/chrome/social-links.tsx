import { socialNetworks } from '../../content/facts/social-networks.ts'
import { useBrand } from '../features/brand/brand-context.ts'
import { useText } from '../features/i18n/language-context.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'

export function SocialLinks() {
  const t = useText()
  const { social } = useBrand()
  return (
    <ul className="social-links" aria-label={t('social.label')}>
      {socialNetworks
        .filter(({ network }) => social[network])
        .map(({ network, name }) => (
          <li key={network}>
            <a className="icon-button" href={social[network]} aria-label={name} target="_blank" rel="noreferrer">
              <SpriteIcon name={network} className="icon-solid" />
            </a>
          </li>
        ))}
    </ul>
  )
}
