import { Accordion } from '../../ui/accordion.tsx'
import { FallbackButton } from '../../ui/fallback-button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useList, useText } from '../i18n/language-context.ts'

export function Faq({ onRegister }: { onRegister(): void }) {
  const t = useText()
  const items = useList('questions').map(({ question, answer }) => ({ title: question, content: answer }))
  return (
    <section className="section" id="faq">
      <div className="wrap faq-grid">
        <div>
          <SectionHead title={t('faq.title')} voice={t('faq.voice')} />
          <p className="lead">{t('faq.lead')}</p>
          <FallbackButton className="mt-7" onPress={onRegister} fallback="#promo">
            {t('faq.start')}
          </FallbackButton>
        </div>
        <Accordion name="faq" items={items} startsOpen />
      </div>
    </section>
  )
}
