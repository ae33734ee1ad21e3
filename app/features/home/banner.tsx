import { Button } from '../../ui/button.tsx'
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
        <Button variant="nila" size="banner" onClick={onRegister}>
          {t('cta.button')} <Icon name="arrow-right" />
        </Button>
      </div>
    </section>
  )
}
