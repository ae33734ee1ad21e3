import { brand } from '../../content/brand.ts'
import { useText } from '../features/i18n/language-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { FOOTER_LINKS } from './links.ts'
import { SocialLinks } from './social-links.tsx'

const mapAddress = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(brand.address)}`

export function Footer() {
  const t = useText()
  return (
    <footer className="footer" id="contact">
      <div className="selvedge" />
      <div className="wrap footer-grid">
        <div>
          <Logo label={t('nav.homeLink', { brand: brand.name })} />
          <p className="footer-about">{t('footer.about')}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{t('footer.links')}</h2>
          <ul>
            {FOOTER_LINKS.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{t(text)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a href={`mailto:${brand.email}`}>
                <Icon name="mail" />
                {brand.email}
              </a>
            </li>
            <li>
              <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>
                <Icon name="phone" />
                {brand.phone}
              </a>
            </li>
            <li>
              <a href={mapAddress} target="_blank" rel="noopener noreferrer">
                <Icon name="map-pin" />
                {brand.address}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="wrap">
        <p className="footer-end">{t('footer.end', { brand: brand.name })}</p>
      </div>
    </footer>
  )
}
