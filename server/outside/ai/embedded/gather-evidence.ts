import type { Evidence, TurnKind } from '../../../../domain/chat/evidence.ts'
import type { EvidenceSource } from '../../../../domain/chat/evidence-source.ts'
import type { TutorQuestion } from '../../../../domain/chat/tutor-model.ts'
import type { Language } from '../../../../domain/shared/language.ts'
import type { Analysis } from '../../../../tutor/analysis.ts'
import type { Entry } from '../../../../tutor/book/entry.ts'
import type { LanguageEngine } from './language-engine.ts'

const LIMIT_MS = 1500
const MAX_ENTRIES = 2
const MAX_CORRECTIONS = 12
/** Less likely entries would mislead. */
const LIKELY = 0.4
const SHOWN = 2

/** What the engine and the teacher's book know about a message; a message waits for it no longer than a moment. */
export function createEvidence(engine: LanguageEngine): EvidenceSource {
  const load = onFirstUse(async () => {
    const [{ openBook }, { reasons: id }, { reasons: en }, memory, { isEssay }] = await Promise.all([
      import('../../../../tutor/book/open-book.ts'),
      import('../../../../english/grammar/reasons/id.ts'),
      import('../../../../english/grammar/reasons/en.ts'),
      import('../../../../tutor/dialogue/memory.ts'),
      import('../../../../tutor/essay/essay.ts'),
    ])
    return { book: openBook(), reasons: { id, en } as Record<Language, Record<string, string>>, memory, isEssay }
  })
  return {
    async gather(question, recalled, signal) {
      try {
        const text = question.turns.at(-1)?.content ?? ''
        const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
        const [loaded, analysis, memory] = await Promise.all([load(), engine.analyse(text, limit), recalled])
        return evidenceOf({ ...question, memory }, analysis, loaded)
      } catch {
        return null
      }
    },
  }
}

interface Loaded {
  book: ReturnType<typeof import('../../../../tutor/book/open-book.ts')['openBook']>
  reasons: Record<Language, Record<string, string>>
  memory: typeof import('../../../../tutor/dialogue/memory.ts')
  isEssay: typeof import('../../../../tutor/essay/essay.ts')['isEssay']
}

function evidenceOf(
  { turns, judgement: { language }, memory }: Pick<TutorQuestion, 'turns' | 'judgement' | 'memory'>,
  analysis: Analysis,
  { book, reasons, memory: { recall, countIn, talkedAbout }, isEssay }: Loaded,
): Evidence {
  const text = turns.at(-1)?.content ?? ''
  const found = analysis.found.filter(({ probability }) => probability >= LIKELY).slice(0, MAX_ENTRIES)
  const entries = found.map(({ name }) => book.entry(name)).filter((one) => one !== undefined)
  const recalled = recall(memory)
  const mistakes = analysis.corrections.flatMap(({ findings }) => findings.map(({ rule }) => rule))
  const [first] = entries
  return {
    kind: kindOf(text, isEssay({ text, analysis }), recalled.practice?.kind),
    corrections: analysis.corrections.slice(0, MAX_CORRECTIONS).map(({ original, corrected, findings }) => ({
      original,
      corrected,
      explanation: [...new Set(findings.map(({ rule }) => reasons[language][rule] ?? ''))].join(' '),
    })),
    entries: entries.map((entry) => told(entry, language)),
    memory: {
      ...recalled,
      mistakes: countIn(recalled.mistakes, ...mistakes),
      ...(first && { last: talkedAbout('entry', first.name) }),
    },
  }
}

const LESSON = /\b(?:lesson|pelajaran|ajari|ajarin|teach me)\b/i
const SCENE = /\b(?:role ?-?play|main peran|simulasi|pretend|pura-pura)\b/i

function kindOf(text: string, isEssay: boolean, practice: string | undefined): TurnKind {
  if (isEssay) return 'essay'
  if (practice === 'role-play' || SCENE.test(text)) return 'scene'
  return practice === 'lesson' || LESSON.test(text) ? 'lesson' : 'chat'
}

/** An entry in a few lines. */
const told = ({ title, short, examples, mistake }: Entry, language: Language): string =>
  [
    `${title.en}: ${short[language]}`,
    ...examples.slice(0, SHOWN).map(({ en, id }) => `e.g. ${en}${id ? ` (${id})` : ''}`),
    ...mistake.sentences.slice(0, SHOWN).map(({ wrong, right }) => `not “${wrong}” but “${right}”`),
  ].join('\n')

function onFirstUse<Part>(start: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () => {
    loading ??= start()
    return loading
  }
}
