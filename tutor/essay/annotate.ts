import type { EssayPiece, EssayReview } from '../../domain/chat/essay-contract.ts'
import type { NoteKind } from '../../domain/chat/essay-parts.ts'
import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { reasonInBoth } from '../dialogue/corrections.ts'
import { isTrifle } from '../dialogue/trifle.ts'
import { commonTo } from './common-words.ts'
import { paragraphsOf } from './read-text.ts'

/** Reasons that are no grammar. */
const KINDS: Partial<Record<Reason, NoteKind>> = {
  'spelling': 'spelling',
  'compound': 'spelling',
  'do-make': 'words',
  'say-tell': 'words',
  'collocation': 'words',
  'watch-listen': 'words',
  'confusion': 'words',
  'word-class': 'words',
  'calque': 'words',
  'calque-very-verb': 'words',
  'calque-age': 'words',
  'calque-explain': 'words',
  'calque-home': 'words',
  'calque-already': 'words',
}

type NumberOf = (finding: Finding) => number

/** The text in pieces, each change with the number of its note; within a paragraph a reason has one note. */
export function annotate(
  text: string,
  corrections: readonly CorrectedSentence[],
): Pick<EssayReview, 'paragraphs' | 'notes'> {
  const notes: EssayReview['notes'] = []
  const paragraphs = paragraphsOf(text).map((paragraph) => {
    const told = new Map<string, number>()
    const numberOf: NumberOf = (finding) => {
      const { key, text: reason } = reasonInBoth(finding)
      const known = told.get(reason.en)
      if (known) return known
      notes.push({ kind: KINDS[key] ?? 'grammar', text: reason })
      told.set(reason.en, notes.length)
      return notes.length
    }
    return piecesOf(paragraph, corrections, numberOf)
  })
  return { paragraphs, notes }
}

function piecesOf(paragraph: string, corrections: readonly CorrectedSentence[], numberOf: NumberOf): EssayPiece[] {
  const pieces: EssayPiece[] = []
  let end = 0
  for (const sentence of corrections) {
    const start = paragraph.indexOf(sentence.original, end)
    if (start < 0) continue
    pieces.push({ kind: 'same', text: paragraph.slice(end, start) }, ...changesIn(sentence, numberOf))
    end = start + sentence.original.length
  }
  pieces.push({ kind: 'same', text: paragraph.slice(end) })
  return joined(pieces)
}

function changesIn({ original, corrected, findings }: CorrectedSentence, numberOf: NumberOf): EssayPiece[] {
  const [before, after] = [original.split(/\s+/), corrected.split(/\s+/)]
  const pieces: EssayPiece[] = []
  let [old, fresh] = [0, 0]
  for (const [kept, place] of [...commonTo(before, after), [before.length, after.length] as const]) {
    pieces.push(...change(before.slice(old, kept), after.slice(fresh, place), findings, numberOf))
    pieces.push({ kind: 'same', text: before[kept] ?? '' })
    old = kept + 1
    fresh = place + 1
  }
  return pieces
}

/** The last piece of a change has the number. */
function change(
  old: readonly string[],
  fresh: readonly string[],
  findings: readonly Finding[],
  numberOf: NumberOf,
): EssayPiece[] {
  const finding = findingOf([...old, ...fresh], findings)
  const pieces: EssayPiece[] = [
    { kind: 'old', text: old.join(' ') },
    { kind: 'new', text: fresh.join(' ') },
  ]
  const last = pieces.findLast(({ text }) => text !== '')
  if (last && finding) last.note = numberOf(finding)
  return pieces
}

const withoutMarks = (word: string): string => word.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

/** The finding that shares most words with a change; capitals and commas get no note. */
function findingOf(changed: readonly string[], findings: readonly Finding[]): Finding | undefined {
  const words = new Set(changed.map(withoutMarks).filter(Boolean))
  const shared = ({ from, to }: Finding) =>
    `${from} ${to}`.split(/\s+/).filter((word) => words.has(withoutMarks(word))).length
  return findings
    .filter((one) => !isTrifle(one) && shared(one) > 0)
    .sort((one, other) => shared(other) - shared(one))[0]
}

/** Neighbours of the same kind become one; empty ones go. */
function joined(pieces: readonly EssayPiece[]): EssayPiece[] {
  const all: EssayPiece[] = []
  for (const piece of pieces) {
    const text = piece.text.trim()
    const last = all.at(-1)
    if (text === '') continue
    if (last?.kind === 'same' && piece.kind === 'same') last.text += ` ${text}`
    else all.push({ ...piece, text })
  }
  return all
}
