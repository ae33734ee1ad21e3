import { IconShape } from '../../ui/icon.tsx'
import { say, useHasEnglishVoice } from './english-voice.ts'
import { explainerIcons } from './explainer-icons.ts'
import { useExplainerText } from './use-explainer-text.ts'

/** Speaks the word, and once more slowly; only where the browser has an English voice. */
export function ListenButtons({ word }: { word: string }) {
  const t = useExplainerText()
  if (!useHasEnglishVoice()) return null
  return (
    <>
      <button
        type="button"
        className="listen-button"
        onClick={() => say(word, 'normal')}
        aria-label={t('explainer.listen', { word })}
      >
        <IconShape path={explainerIcons['volume-2']} />
      </button>
      <button
        type="button"
        className="listen-button listen-slowly"
        onClick={() => say(word, 'slow')}
        aria-label={t('explainer.listenSlowly', { word })}
      >
        <IconShape path={explainerIcons['volume-1']} />
        {t('explainer.slowly')}
      </button>
    </>
  )
}
