import { useCallback, useState } from 'react'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { Claims } from '../features/home/claims.tsx'
import { Hero } from '../features/home/hero.tsx'
import { RegistrationModal } from '../features/leads/registration-modal.tsx'
import { asleep } from '../lib/asleep.tsx'

const HomeSections = asleep(() => import('./home-sections.tsx'), { near: true })
const ChatWidget = asleep(() => import('../features/chat/chat-widget.tsx'), { near: false })

export default function HomePage() {
  const [registering, setRegistering] = useState(false)
  const [known, setKnown] = useState<Record<string, string>>({})
  const openRegistration = useCallback(() => setRegistering(true), [])
  const closeRegistration = useCallback(() => setRegistering(false), [])
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
        <HomeSections onRegister={openRegistration} onPromo={continueRegistration} />
      </main>
      <Footer isHome />
      <RegistrationModal open={registering} onClose={closeRegistration} prefill={known} />
      <ChatWidget />
    </>
  )
}
