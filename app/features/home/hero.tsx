import scene from '../../art/woven/hero-scene.png?no-inline'
import mobileScene from '../../art/woven/hero-scene-mobile.png?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { FallbackButton } from '../../ui/fallback-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { HeroBubbles } from './hero-bubbles.tsx'
import { HeroStage } from './hero-stage.tsx'
import { HeroVideo } from './hero-video.tsx'

export function Hero({ onRegister }: { onRegister(): void }) {
  const t = useText()
  const { name } = useBrand()
  return (
    <section className="hero" id="home" aria-label={name}>
      <div className="wrap hero-copy">
        <h1>
          {`${t('hero.title.start')} `}
          <span className="voice" lang="en">
            {t('hero.title.voice')}
          </span>
          {` ${t('hero.title.end')}`}
        </h1>
        <p>{t('hero.lead')}</p>
        <div className="hero-actions">
          <FallbackButton variant="gold" onPress={onRegister} fallback="#promo">
            {t('hero.start')}
          </FallbackButton>
          <ButtonLink variant="outline" href="#courses">
            {t('hero.explore')}
            <Icon name="arrow-down" />
          </ButtonLink>
        </div>
      </div>
      <div className="hero-scene">
        <picture>
          <source media="(min-width: 40rem)" srcSet={scene} width={1440} height={810} />
          <img src={mobileScene} alt="" width={392} height={448} fetchPriority="high" />
        </picture>
        <HeroVideo />
        <HeroBubbles />
        <HeroStage />
      </div>
    </section>
  )
}
