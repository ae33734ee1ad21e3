import { FallbackButton } from '../../ui/fallback-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'

export function Banner({ onRegister }: { onRegister(): void }) {
  const t = useText()
  return (
    <section className="banner" id="register">
      <div className="wrap banner-grid">
        <div>
          <h2>
            {t('cta.title')}{' '}
            <span className="voice" lang="en">
              {t('cta.voice')}
            </span>
          </h2>
          <p>{t('cta.subtitle')}</p>
        </div>
        <FallbackButton variant="nila" size="banner" onPress={onRegister} fallback="#promo">
          {t('cta.button')}
          <Icon name="arrow-right" />
        </FallbackButton>
      </div>
    </section>
  )
}
