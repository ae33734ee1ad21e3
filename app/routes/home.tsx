import { useCallback, useState } from 'react'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { ChatWidget } from '../features/chat/chat-widget.tsx'
import { Claims } from '../features/home/claims.tsx'
import { Hero } from '../features/home/hero.tsx'
import { useLanguage } from '../features/i18n/language-context.ts'
import { partTexts, shownLanguage, withTexts } from '../features/i18n/part-texts.tsx'
import type { Registered } from '../features/leads/registered.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { hydrateLazyParts, lazyHydrate } from '../lib/lazy-hydration.tsx'
import { onDemand } from '../lib/on-demand.tsx'
import { homeLists } from '../page-lists.ts'
import { Opening } from '../ui/opening.tsx'

const texts = partTexts('home-sections', {
  id: () => import('../../content/id/home-sections.ts'),
  en: () => import('../../content/en/home-sections.ts'),
})
// With what they list: they come whole, or stay as the server rendered them.
const loadSections = withTexts(texts, async () => {
  const [{ HomeSections }] = await Promise.all([import('./home-sections.tsx'), homeLists[shownLanguage()]()])
  return HomeSections
})
const HomeSections = lazyHydrate(loadSections, { near: true })
const Registration = onDemand(
  withTexts(texts, async () => (await import('../features/leads/registration-modal.tsx')).RegistrationModal),
)

export default function HomePage() {
  const [registering, setRegistering] = useState(false)
  const [known, setKnown] = useState<Record<string, string>>({})
  const [registered, setRegistered] = useState<Registered | null>(null)
  const page = useLanguage()
  const prepareSections = useCallback(() => Promise.all([loadSections(), page.lists]), [page])
  // What is shown after a registration stands in the sections: they are fetched while there is a network.
  const openRegistration = useCallback(
    () =>
      afterPaint(() => {
        setRegistering(true)
        prepareSections().catch(() => {})
      }),
    [prepareSections],
  )
  const closeRegistration = useCallback(() => setRegistering(false), [])
  const goToPromoForm = useCallback(() => {
    setRegistering(false)
    location.hash = 'promo'
  }, [])
  // Sections that are not hydrated yet would be discarded, and the page below with them: without a network they stay.
  const showRegistered = useCallback(
    (who: Registered | null) => {
      prepareSections()
        .then(hydrateLazyParts)
        .then(
          () => setRegistered(who),
          () => {},
        )
    },
    [prepareSections],
  )
  const continueRegistration = useCallback((fields: Record<string, string>) => {
    setKnown(fields)
    setRegistering(true)
  }, [])
  return (
    <>
      <SkipLink />
      <Header isHome onRegister={openRegistration} />
      <main id="content">
        <Hero onRegister={openRegistration} />
        <Claims />
        <HomeSections onRegister={openRegistration} onPromo={continueRegistration} registered={registered} />
      </main>
      <Footer isHome />
      <Registration
        wanted={registering}
        onMissing={goToPromoForm}
        waiting={<Opening label={page.t('loading')} />}
        open={registering}
        onClose={closeRegistration}
        prefill={known}
        onRegistered={showRegistered}
      />
      <ChatWidget />
    </>
  )
}
