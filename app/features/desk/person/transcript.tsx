import { useState } from 'react'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { TutorWords } from './tutor-words.tsx'

const SHOWN_FIRST = 4

/** The conversation with Ms Kiky, its beginning first. */
export function Transcript({ story: { transcript } }: { story: PersonStory }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  if (transcript.length === 0) return null
  const shown = isWhole ? transcript : transcript.slice(0, SHOWN_FIRST)
  const left = transcript.length - shown.length
  return (
    <details id="chat" className="box fold" open>
      <summary>
        <DeskIcon name="messages-square" />
        {t('person.chat')}
        <small>
          {transcript.length === 1 ? t('person.chat.count.one') : t('person.chat.count.many', { n: transcript.length })}
        </small>
        <DeskIcon name="chevron-down" />
      </summary>
      <div className="box-body">
        <div className="transcript">
          {shown.map(({ id, role, text }) =>
            role === 'user' ? (
              <p key={id} className="from-visitor">
                {text}
              </p>
            ) : (
              <div key={id} className="from-tutor">
                <TutorWords source={text} />
              </div>
            ),
          )}
        </div>
        {left > 0 && (
          <Button variant="white" size="small" className="transcript-more" onClick={() => setWhole(true)}>
            {t('person.chat.more', { n: left })}
          </Button>
        )}
      </div>
    </details>
  )
}
