import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { Hero } from '../features/home/hero.tsx'

const openRegistration = () => {}

export default function HomePage() {
  return (
    <>
      <SkipLink />
      <Header overHero onRegister={openRegistration} />
      <main id="content">
        <Hero onRegister={openRegistration} />
      </main>
      <Footer />
    </>
  )
}
