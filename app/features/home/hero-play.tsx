import { useState } from 'react'
import { say, useHasEnglishVoice } from '../../lib/english-voice.ts'
import { Icon, IconShape } from '../../ui/icon.tsx'
import { SPEAKER_LOUD, SPEAKER_OFF } from '../../ui/speaker-icons.ts'
import { useLanguage } from '../i18n/language-context.ts'
import './hero-play.css'

const STEPS = [
  { words: 'Hi!', meaning: 'play.meaning.1' },
  { words: 'Hello, I’m Sari.', meaning: 'play.meaning.2' },
  { words: 'Nice to meet you!', meaning: 'play.meaning.3' },
  { words: 'Here’s what I think…', meaning: 'play.meaning.4' },
  { words: 'Let’s talk!', meaning: 'play.meaning.5' },
] as const
const TRIAL = '/programs#global-registration'

/** Each step of the hero's stair says a sentence and weaves the next one. Silent until the sound is turned on. */
export function HeroPlay() {
  const { t } = useLanguage()
  const [said, setSaid] = useState<readonly number[]>([])
  const [isLoud, setLoud] = useState(false)
  const hasVoice = useHasEnglishVoice()
  const woven = Math.max(-1, ...said) + 1
  const speak = (step: number) => {
    if (step > woven) return
    setSaid([...said.filter((one) => one !== step), step])
    if (isLoud) say(STEPS[step]?.words ?? '', 'normal')
  }
  return (
    <fieldset className={`play ${said.length > 0 ? 'play-begun' : ''}`} aria-label={t('play.label')}>
      <div className="play-box">
        {STEPS.map(({ words }, step) => (
          <button
            key={words}
            type="button"
            className={`play-step ${lookOf(step, woven)}`}
            aria-label={t('play.step', { number: step + 1, words })}
            aria-disabled={step > woven || undefined}
            onClick={() => speak(step)}
          />
        ))}
        {said.length === 0 && (
          <span className="play-hint" aria-hidden="true">
            {t('play.hint')}
          </span>
        )}
        <Sayings said={said} />
      </div>
      <div className="play-bar">
        {hasVoice && (
          <button type="button" className="play-button" aria-pressed={isLoud} onClick={() => setLoud(!isLoud)}>
            <IconShape path={isLoud ? SPEAKER_LOUD : SPEAKER_OFF} />
            {t(isLoud ? 'play.soundOn' : 'play.soundOff')}
          </button>
        )}
        {said.length === STEPS.length && (
          <a className="play-button play-trial" href={TRIAL}>
            {t('play.trial')}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </fieldset>
  )
}

const lookOf = (step: number, woven: number): string => (step > woven ? 'play-bare' : step === woven ? 'play-next' : '')

/** What was said, on its step; the newest with its meaning, for those who read Indonesian. */
function Sayings({ said }: { said: readonly number[] }) {
  const { t, language } = useLanguage()
  return (
    <div role="status">
      {STEPS.map(
        ({ words, meaning }, step) =>
          said.includes(step) && (
            <p key={words} className={`play-say play-say-${step + 1}`}>
              <span lang="en">{words}</span>
              {said.at(-1) === step && language === 'id' && <small>{t(meaning)}</small>}
            </p>
          ),
      )}
    </div>
  )
}
