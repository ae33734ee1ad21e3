import { askTutor } from '../../lib/ask-tutor.ts'
import { useExplainerText } from './use-explainer-text.ts'

interface Props {
  word: string
  /** The picture of Ms Kiky in the pose that fits. */
  pose: string
  /** What she says first. */
  text?: string
}

/** Takes the word to the chat. */
export function AskKiky({ word, pose, text }: Props) {
  const t = useExplainerText()
  return (
    <div className="answer-kiky answer-ask">
      <img src={pose} alt="" width={52} height={52} loading="lazy" />
      <div>
        {text && <p>{text}</p>}
        <button type="button" onClick={() => askTutor(t('explainer.ask.say', { word }))}>
          {text ? t('explainer.ask') : t('explainer.ask.about', { word })}
        </button>
      </div>
    </div>
  )
}
