import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ListenButtons } from '../../ui/listen-buttons.tsx'
import type { Translate } from '../i18n/texts.ts'
import { goToComposer } from './composer.ts'
import { listenNames } from './listen-names.ts'

/** What can be done with a sentence: hear it, and write it again. */
export function FixTools({ words, t }: { words: string; t: Translate }) {
  const [isTrying, setTrying] = useState(false)
  const tryAgain = () => {
    setTrying(true)
    goToComposer()
  }
  return (
    <>
      <div className="fix-tools">
        <ListenButtons words={words} names={listenNames(t)} />
        {!isTrying && (
          <button type="button" className="fix-again" onClick={tryAgain}>
            <Icon name="rotate-cw" />
            {t('correction.again')}
          </button>
        )}
      </div>
      <p className="fix-turn" role="status">
        {isTrying && t('correction.yourTurn')}
      </p>
    </>
  )
}
