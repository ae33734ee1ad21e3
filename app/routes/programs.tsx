import { useCallback, useState } from 'react'
import { programsOf } from '../../content/facts/offers.ts'
import { Footer } from '../chrome/footer.tsx'
import { HomeLogo } from '../chrome/home-logo.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { useBrand } from '../features/brand/brand-context.ts'
import { useText } from '../features/i18n/language-context.ts'
import { shownLanguage } from '../features/i18n/part-texts.tsx'
import { TrialSection } from '../features/leads/trial-section.tsx'
import { useTrialForm } from '../features/leads/use-trial-form.ts'
import { ProgramNav } from '../features/programs/program-nav.tsx'
import { useRegisterLinks } from '../features/programs/use-register-links.ts'
import { lazyHydrate } from '../lib/lazy-hydration.tsx'
import { onDemand } from '../lib/on-demand.tsx'
import { programsLists } from '../page-lists.ts'
import { FloatingButton } from '../ui/floating-button.tsx'
import { IconShape } from '../ui/icon.tsx'
import { Opening } from '../ui/opening.tsx'

/** Lucide's 'calendar-plus' (ISC licence, see NOTICE). */
const CALENDAR_PLUS =
  'M16 18h6 M16 2v3 M19 15v6 M21 11.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.3 M3 9h18 M8 2v3'

// With what they list: they come whole, or stay as the server rendered them.
const loadSections = async () => {
  const [{ ProgramsSections }] = await Promise.all([
    import('../features/programs/programs-sections.tsx'),
    programsLists[shownLanguage()](),
  ])
  return { default: ProgramsSections }
}
const ProgramsSections = lazyHydrate(loadSections, { near: false })

const TrialModal = onDemand(async () => ({ default: (await import('../features/leads/trial-modal.tsx')).TrialModal }))

export default function ProgramsPage() {
  const t = useText()
  const programs = programsOf(useBrand())
  const [modalOpen, setModalOpen] = useState(false)
  const closeModal = useCallback(() => setModalOpen(false), [])
  const goToForm = useCallback(() => {
    setModalOpen(false)
    location.hash = 'global-registration'
  }, [])
  const trial = useTrialForm({ onSubmitted: closeModal })
  useRegisterLinks(trial.fixProgram)
  const registering = programs.find(({ storedAs }) => storedAs === trial.fixedProgram)?.id ?? null
  return (
    <>
      <SkipLink />
      <ProgramNav logo={<HomeLogo />} registering={registering} />
      <main id="content">
        <h1 className="sr-only">{t('programs.heading')}</h1>
        <ProgramsSections />
        <TrialSection trial={trial} />
      </main>
      <Footer />
      <FloatingButton aria-label={t('trial.open')} aria-haspopup="dialog" onClick={() => setModalOpen(true)}>
        <IconShape path={CALENDAR_PLUS} />
      </FloatingButton>
      <TrialModal
        wanted={modalOpen}
        onMissing={goToForm}
        waiting={<Opening label={t('loading')} />}
        open={modalOpen}
        onClose={closeModal}
        trial={trial}
      />
    </>
  )
}
