import { IconShape } from '../../ui/icon.tsx'
import { explainerIcons } from './explainer-icons.ts'
import { useExplainerText } from './use-explainer-text.ts'

/** Speaks the word by speech synthesis; hidden where the browser has none. */
export function ListenButton({ word }: { word: string }) {
  const t = useExplainerText()
  if (!('speechSynthesis' in window)) return null
  return (
    <button
      type="button"
      className="listen-button"
      onClick={() => say(word)}
      aria-label={t('explainer.listen', { word })}
    >
      <IconShape path={explainerIcons['volume-2']} />
    </button>
  )
}

function say(word: string): void {
  const utterance = new SpeechSynthesisUtterance(word)
  utterance.lang = 'en-US'
  utterance.rate = 0.9
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
