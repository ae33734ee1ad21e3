import { Accordion } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
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
          <Button className="mt-7" onClick={onRegister}>
            {t('faq.start')}
          </Button>
        </div>
        <Accordion name="faq" items={items} startsOpen />
      </div>
    </section>
  )
}
