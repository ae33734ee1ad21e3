import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { EssayReview } from '../../../domain/chat/essay-contract.ts'
import { NOTE_KINDS, type NoteKind } from '../../../domain/chat/essay-parts.ts'
import { otherLanguage } from '../../../domain/shared/language.ts'
import idle from '../../art/kiky/idle.svg?no-inline'
import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { useLanguage, useText } from '../i18n/language-context.ts'
import { goToComposer } from './composer.ts'
import './essay.css'
import { EssayFoot } from './essay-foot.tsx'
import { EssayParagraph } from './essay-paragraph.tsx'
import { chooseReasons, useReasonsIn } from './reasons-language.ts'

const PEN =
  'M12 20h9 M16.376 3.622a1 1 0 0 1 3.002 3.002L7.368 18.635a2 2 0 0 1-.855.506l-2.872.838.838-2.872a2 2 0 0 1 .506-.854z'

export interface EssayProps {
  review: EssayReview
  isLast: boolean
  /** The review in words. */
  children: ReactNode
}

/** A text with its changes and notes: in the margin where there is room, numbered below each paragraph elsewhere. */
export function EssayCard({ review, isLast }: EssayProps) {
  const t = useText()
  const id = useId()
  const [shown, setShown] = useState<NoteKind | null>(null)
  const [isWriting, setWriting] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLast && card.current) showStart(card.current)
  }, [isLast])
  const write = (beginning: string) => {
    setWriting(true)
    goToComposer(beginning)
  }
  const { paragraphs, notes } = review
  return (
    <article ref={card} className="essay" aria-labelledby={id}>
      <header className="essay-head">
        <img src={idle} alt="" width={56} height={56} />
        <div>
          <h3 id={id}>{t('essay.title')}</h3>
          <p>{t('essay.head', { paragraphs: paragraphs.length, notes: notes.length })}</p>
        </div>
        <Button variant="white" size="small" onClick={() => write(asWritten(review))}>
          <IconShape path={PEN} />
          {t('essay.again')}
        </Button>
        <OtherLanguage />
      </header>
      <Kinds review={review} shown={shown} onChoose={setShown} />
      {paragraphs.map((pieces, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
        <EssayParagraph key={at} number={at + 1} {...{ pieces, notes, shown }} />
      ))}
      <EssayFoot review={review} onWrite={write} />
      <p role="status" className="essay-turn">
        {isWriting && t('essay.yourTurn')}
      </p>
    </article>
  )
}

/** Adds the notes in the other language, as below corrections; the choice is remembered. */
function OtherLanguage() {
  const { t, language } = useLanguage()
  const hasBoth = useReasonsIn() === 'both'
  return (
    <button
      type="button"
      className="quiz-link"
      lang={otherLanguage(language)}
      aria-pressed={hasBoth}
      onClick={() => chooseReasons(hasBoth ? 'one' : 'both')}
    >
      {t('essay.otherLanguage')}
    </button>
  )
}

/** The text before its changes, to write it again. */
const asWritten = ({ paragraphs }: EssayReview): string =>
  paragraphs
    .map((pieces) =>
      pieces
        .filter(({ kind }) => kind !== 'new')
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n\n')

/** The log goes to the end of what is new; a card is read from its start. */
function showStart(card: HTMLElement): void {
  const log = card.closest('.chat-log')
  const gapPx = 12
  const top = card.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0) - gapPx
  log?.scrollBy({ top, behavior: 'instant' })
}

interface KindsProps {
  review: EssayReview
  shown: NoteKind | null
  onChoose(kind: NoteKind | null): void
}

function Kinds({ review: { notes }, shown, onChoose }: KindsProps) {
  const t = useText()
  const countOf = (kind: NoteKind) => notes.filter((note) => note.kind === kind).length
  const kinds = NOTE_KINDS.filter((kind) => countOf(kind) > 0)
  if (kinds.length < 2) return null
  return (
    <fieldset className="essay-kinds" aria-label={t('essay.kinds')}>
      <button type="button" aria-pressed={shown === null} onClick={() => onChoose(null)}>
        {t('essay.kind.all')} <b>{notes.length}</b>
      </button>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          data-kind={kind}
          aria-pressed={shown === kind}
          onClick={() => onChoose(shown === kind ? null : kind)}
        >
          <i />
          {t(`essay.kind.${kind}`)} <b>{countOf(kind)}</b>
        </button>
      ))}
    </fieldset>
  )
}
