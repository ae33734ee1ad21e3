import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldProblem } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { sendPhoto } from './send-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import type { ContentEditor } from './use-content.ts'

interface Props {
  photo: string
  /** What the site shows without one. */
  instead: ReactNode
  editor: ContentEditor
  onChange(photo: string): void
}

/** The browser makes the photo small; the server takes what is a photo, and nothing that is hidden in it. */
export function PhotoField({ photo, instead, editor, onChange }: Props) {
  const t = useText()
  const { tell, refresh } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextKey | null>(null)
  const send = async (file: File) => {
    const small = await shrinkPhoto(file)
    if (typeof small === 'string') return setProblem(small)
    const sent = await sendPhoto(small)
    if (!sent) {
      // Which asks for the password, if the session has ended.
      refresh()
      return setProblem('photo.failed')
    }
    onChange(sent.photo)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setBusy(true)
    setProblem(null)
    await send(file)
    setBusy(false)
    target.value = ''
  }
  const remove = () => {
    onChange('')
    tell(t('photo.removed'), () => onChange(photo))
  }
  const address = editor.addressOf(photo)
  return (
    <div className="content-photo">
      {address ? <img src={address} alt="" width="96" height="96" /> : instead}
      <div>
        <b>{t('photo.label')}</b>
        <p className="mute small">{t('photo.text')}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('photo.choose')}
          onChange={choose}
        />
        <span className="options">
          <Button variant="white" size="small" busy={isBusy} onClick={() => input.current?.click()}>
            <DeskIcon name="upload" />
            {t('photo.choose')}
          </Button>
          {photo && (
            <Button variant="white" size="small" onClick={remove}>
              {t('photo.remove')}
            </Button>
          )}
        </span>
        <FieldProblem id="photo" problem={problem ? t(problem) : undefined} />
      </div>
    </div>
  )
}
