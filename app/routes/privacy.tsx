import type { ReactNode } from 'react'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { useBrand } from '../features/brand/brand-context.ts'
import { useText } from '../features/i18n/language-context.ts'
import type { TextKey } from '../features/i18n/texts.ts'
import { useFormats } from '../features/i18n/use-formats.ts'
import { DataRequestForm } from '../features/privacy/data-request-form.tsx'
import { usePrivacyFacts } from '../features/privacy/privacy-facts.ts'

/** Shown as the date of the last change: of these texts' meaning, or of what the site stores. */
const CHANGED = '2026-11-16'

export default function PrivacyPage() {
  const t = useText()
  const { date } = useFormats()
  const facts = usePrivacyFacts()
  return (
    <>
      <SkipLink />
      <Header />
      <main className="wrap article" id="content">
        <article>
          <h1>{t('privacy.title')}</h1>
          <p className="lead">{t('privacy.lead')}</p>
          <p className="article-date">
            {t('privacy.changed')} <time dateTime={CHANGED}>{date(new Date(`${CHANGED}T00:00`))}</time>
          </p>
          <Part title="privacy.who.title">
            <Paragraph text="privacy.who.text" />
            <Contact />
          </Part>
          <Part title="privacy.forms.title">
            <Paragraph text="privacy.forms.text" />
            <Points texts={['privacy.forms.registration', 'privacy.forms.promo', 'privacy.forms.trial']} />
            <Paragraph text="privacy.traces.text" />
            <Points
              texts={[
                'privacy.traces.phone',
                'privacy.traces.consent',
                'privacy.traces.origin',
                'privacy.traces.id',
                'privacy.traces.time',
              ]}
            />
            <Paragraph text="privacy.traces.robots" />
            <Paragraph text="privacy.traces.person" />
          </Part>
          <Part title="privacy.chat.title">
            <Paragraph text="privacy.chat.talk" />
            <Paragraph text="privacy.chat.answers" />
            <Paragraph text="privacy.chat.halfway" />
            <Paragraph text="privacy.chat.stop" />
          </Part>
          <Part title="privacy.account.title">
            <Paragraph text="privacy.account.data" />
            <Paragraph text="privacy.account.documents" />
            <Paragraph text="privacy.account.session" />
            <Paragraph text="privacy.account.delete" />
          </Part>
          <Part title="privacy.visits.title">
            <Paragraph text="privacy.visits.text" />
            <Paragraph text="privacy.visits.words" />
            <Paragraph text="privacy.visits.ids" />
            <Paragraph text={facts.measures ? 'privacy.visits.measured' : 'privacy.visits.unmeasured'} />
          </Part>
          <Part title="privacy.browser.title">
            <Points
              texts={[
                'privacy.browser.language',
                'privacy.browser.id',
                'privacy.browser.waiting',
                'privacy.browser.chat',
                'privacy.browser.notes',
                'privacy.browser.words',
                'privacy.browser.session',
                'privacy.browser.account',
                ...when(facts.measures, 'privacy.browser.choice'),
              ]}
            />
          </Part>
          <Part title="privacy.logs.title">
            <Paragraph text="privacy.logs.text" />
            <Paragraph text="privacy.logs.limits" />
          </Part>
          <Part title="privacy.why.title">
            <Paragraph text="privacy.why.contact" />
            <Paragraph text="privacy.why.news" />
            <Paragraph text="privacy.why.basis" />
          </Part>
          <Part title="privacy.receivers.title">
            <Points
              texts={[
                'privacy.receivers.people',
                ...when(facts.sendsWhatsApp, 'privacy.receivers.whatsapp'),
                ...when(facts.sendsMail, 'privacy.receivers.mail'),
                ...when(facts.asksHostedAi, 'privacy.receivers.ai'),
                ...when(facts.googleSignIn, 'privacy.receivers.google'),
                ...when(facts.measures, 'privacy.receivers.analytics'),
              ]}
            />
            {(facts.sendsWhatsApp || facts.sendsMail) && <Paragraph text="privacy.receivers.abroad" />}
            <Paragraph text="privacy.receivers.sale" />
          </Part>
          <Part title="privacy.time.title">
            <Paragraph text="privacy.time.text" />
            <ul>
              <li>{t('privacy.time.leads', { days: facts.keepDays.leads })}</li>
              <li>{t('privacy.time.transcripts', { days: facts.keepDays.transcripts })}</li>
              <li>{t('privacy.time.events', { days: facts.keepDays.events })}</li>
              <li>{t('privacy.time.account')}</li>
            </ul>
            <Paragraph text="privacy.time.counts" />
          </Part>
          <Part title="privacy.rights.title">
            <Paragraph text="privacy.rights.text" />
            <Points
              texts={[
                'privacy.rights.access',
                'privacy.rights.copy',
                'privacy.rights.correction',
                'privacy.rights.erasure',
                'privacy.rights.withdrawal',
                'privacy.rights.objection',
              ]}
            />
            <Paragraph text="privacy.rights.how" />
            <p>
              <EmailLink />
            </p>
          </Part>
          <Part title="privacy.request.title" id="data-request">
            <Paragraph text="privacy.request.text" />
            <DataRequestForm />
          </Part>
          <Part title="privacy.young.title">
            <Paragraph text="privacy.young.text" />
          </Part>
        </article>
      </main>
      <Footer />
    </>
  )
}

/** Paragraphs that apply only to some configurations. */
const when = (isSo: boolean, text: TextKey): TextKey[] => (isSo ? [text] : [])

function Part({ title, id, children }: { title: TextKey; id?: string; children: ReactNode }) {
  const t = useText()
  return (
    <section id={id}>
      <h2>{t(title)}</h2>
      {children}
    </section>
  )
}

function Paragraph({ text }: { text: TextKey }) {
  const t = useText()
  return <p>{t(text)}</p>
}

function Points({ texts }: { texts: readonly TextKey[] }) {
  const t = useText()
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{t(text)}</li>
      ))}
    </ul>
  )
}

function Contact() {
  const t = useText()
  const { phone, address } = useBrand()
  return (
    <ul>
      <li>
        {t('privacy.who.email')}: <EmailLink />
      </li>
      <li>
        {t('privacy.who.phone')}: {phone}
      </li>
      <li>
        {t('privacy.who.address')}: {address}
      </li>
    </ul>
  )
}

function EmailLink() {
  const { email } = useBrand()
  return <a href={`mailto:${email}`}>{email}</a>
}
