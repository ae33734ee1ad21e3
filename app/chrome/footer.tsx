import { askForPrivacyChoice } from '../features/analytics/ask-for-privacy-choice.ts'
import { useBrand } from '../features/brand/brand-context.ts'
import { useLanguage } from '../features/i18n/language-context.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { HomeLogo } from './home-logo.tsx'
import { footerLinks, placeOnHome } from './links.ts'
import { SocialLinks } from './social-links.tsx'

export function Footer({ isHome = false }: { isHome?: boolean }) {
  const { language, t } = useLanguage()
  const { email, phone, address, contactIsSample, own } = useBrand()
  return (
    <footer className="footer" id="contact">
      <div className="selvedge" />
      <div className="wrap footer-grid">
        <div>
          <HomeLogo />
          <p className="footer-about">{t('footer.about')}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{t('footer.links')}</h2>
          <ul>
            {footerLinks(own?.hidden).map(({ href, text }) => (
              <li key={href}>
                <a href={placeOnHome(href, isHome)}>{t(text)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a href={`mailto:${email}`}>
                <SpriteIcon name="mail" />
                {email}
              </a>
            </li>
            <li>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <SpriteIcon name="phone" />
                {phone}
              </a>
            </li>
            <li>
              <a href={mapOf(address)} target="_blank" rel="noreferrer">
                <SpriteIcon name="map-pin" />
                {address}
              </a>
            </li>
            {own?.hours && <li>{own.hours[language]}</li>}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <div className="footer-end">
          <p>{t(contactIsSample ? 'footer.endOfSample' : 'footer.end')}</p>
          <a href="/privacy">{t('footer.privacy')}</a>
          <button type="button" className="footer-choices" onClick={askForPrivacyChoice}>
            {t('footer.choices')}
          </button>
        </div>
      </div>
    </footer>
  )
}

const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
