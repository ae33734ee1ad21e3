import type { EssayPiece, EssayReview, InBoth } from '../../../domain/chat/essay-contract.ts'
import type { NoteKind } from '../../../domain/chat/essay-parts.ts'
import { useText } from '../i18n/language-context.ts'
import { EssayWords } from './essay-words.tsx'

interface Props {
  number: number
  pieces: readonly EssayPiece[]
  notes: EssayReview['notes']
  /** The kind of notes to be read; all of them without one. */
  shown: NoteKind | null
}

export function EssayParagraph({ number, pieces, notes, shown }: Props) {
  const t = useText()
  const own = [...new Set(pieces.flatMap(({ note }) => note ?? []))]
  const isShown = (note: number) => shown === null || notes[note - 1]?.kind === shown
  return (
    <div className="essay-paragraph">
      <p className="essay-text marked" lang="en">
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
          <Piece key={at} piece={piece} kind={kindOf(pieces, at, notes)} shown={shown} />
        ))}
      </p>
      {own.some(isShown) && (
        <ol className="essay-notes marked-list" aria-label={t('essay.notes', { number })}>
          {own.filter(isShown).map((note) => (
            <Note key={note} number={note} {...(notes[note - 1] as EssayReview['notes'][number])} />
          ))}
        </ol>
      )}
    </div>
  )
}

/** What was taken out belongs to the note of what was put in for it. */
function kindOf(pieces: readonly EssayPiece[], at: number, notes: EssayReview['notes']): NoteKind | undefined {
  const note = pieces[at]?.note ?? (pieces[at]?.kind === 'old' ? pieces[at + 1]?.note : undefined)
  return note === undefined ? undefined : notes[note - 1]?.kind
}

interface PieceProps {
  piece: EssayPiece
  kind: NoteKind | undefined
  shown: NoteKind | null
}

function Piece({ piece: { kind: change, text, note }, kind, shown }: PieceProps) {
  const t = useText()
  if (change === 'same') return `${text} `
  const Mark = change === 'old' ? 'del' : 'ins'
  return (
    <>
      <span className="sr-only">{t(change === 'old' ? 'essay.removed' : 'essay.added')} </span>
      <Mark data-kind={kind} data-quiet={(shown !== null && kind !== shown) || undefined}>
        {text}
      </Mark>
      {note !== undefined && (
        <sup data-kind={kind}>
          <span className="sr-only"> {t('essay.note')} </span>
          {note}
        </sup>
      )}{' '}
    </>
  )
}

function Note({ number, kind, text }: { number: number; kind: NoteKind; text: InBoth }) {
  const t = useText()
  return (
    <li data-kind={kind} value={number}>
      <i aria-hidden="true">{number}</i>
      <div>
        <EssayWords before={`**${t(`essay.kind.${kind}`)}.** `} text={text} />
      </div>
    </li>
  )
}
