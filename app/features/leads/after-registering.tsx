import { useEffect, useRef } from 'react'
import cheering from '../../art/kiky/cheering.svg?no-inline'
import { Icon } from '../../ui/icon.tsx'
import { ListenButtons } from '../../ui/listen-buttons.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useLanguage, useText } from '../i18n/language-context.ts'
import { useFormats } from '../i18n/use-formats.ts'
import './after-registering.css'
import { AfterActions } from './after-actions.tsx'
import type { Registered } from './registered.ts'
import { useWaits } from './use-waits.ts'

// Fetched with the card, so that it is there without a network as well.
if (typeof Image === 'function') new Image().src = cheering

interface Props {
  registered: Registered
  /** Whether it is what the visitor should read next. */
  takesFocus: boolean
  /** Takes a wish to Ms Kiky; missing where she is not on the page. */
  onAskTutor?: (wish: string) => void
}

/** What happens after a registration. Stays until the page is left. */
export function AfterRegisteringCard({ registered, takesFocus, onAskTutor }: Props) {
  const t = useText()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const name = registered.name.split(' ')[0] ?? ''
  const isKept = useWaits(registered.email)
  useEffect(() => {
    if (!takesFocus) return
    title.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView()
  }, [takesFocus])
  return (
    <section ref={card} className="after" aria-labelledby="after-title">
      <div className="selvedge" />
      <div className="after-top">
        <img src={cheering} alt="" width={112} height={112} />
        <div>
          <h3 id="after-title" ref={title} tabIndex={-1}>
            {t('after.title', { name })}
          </h3>
          <p>{t(isKept ? 'after.lead.kept' : 'after.lead')}</p>
        </div>
      </div>
      <Steps registered={registered} isKept={isKept} />
      <AfterActions registered={registered} />
      {!registered.isService && <Phrase name={name} onAskTutor={onAskTutor} />}
    </section>
  )
}

function Steps({ registered: { phone, day, isService }, isKept }: { registered: Registered; isKept: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const { date } = useFormats()
  const hours = useBrand().own?.hours?.[language]
  const steps = [
    isKept
      ? { title: t('after.kept'), text: t('after.kept.text') }
      : { title: t('after.received'), text: t('after.received.text') },
    {
      title: t(phone ? 'after.hello.phone' : 'after.hello.email'),
      text: hours ? t('after.hello.hours', { hours }) : t('after.hello.text'),
    },
    day
      ? {
          title: t(isService ? 'after.service' : 'after.trial'),
          text: t(isService ? 'after.service.text' : 'after.trial.text', {
            date: date(new Date(`${day}T12:00:00+07:00`)),
          }),
        }
      : { title: t('after.test'), text: t('after.test.text') },
  ]
  return (
    <ol className="after-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="after-cloth" aria-hidden="true">
            <b>{index === 0 && !isKept ? <Icon name="check" /> : index + 1}</b>
          </span>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Phrase({ name, onAskTutor }: { name: string; onAskTutor: Props['onAskTutor'] }) {
  const { t, language } = useLanguage()
  const words = `Hi, I’m ${name}. I’m here for the trial class.`
  return (
    <div className="after-phrase">
      <p className="after-label">{t('after.phrase')}</p>
      <blockquote className="voice" lang="en">
        “{words}”
      </blockquote>
      {language === 'id' && <p>{t('after.phrase.meaning', { name })}</p>}
      <p className="answer-listen">
        <ListenButtons words={words} names={{ normal: t('after.listen'), slow: t('after.slowly') }} />
        {onAskTutor && (
          <button
            type="button"
            className="listen-button after-practise"
            onClick={() => onAskTutor(t('after.practise.say'))}
          >
            {t('after.practise')}
          </button>
        )}
      </p>
    </div>
  )
}
