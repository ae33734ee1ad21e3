import type { ReactNode } from 'react'
import type { EssayReview, InBoth } from '../../../domain/chat/essay-contract.ts'
import type { EssayPart } from '../../../domain/chat/essay-parts.ts'
import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { EssayWords } from './essay-words.tsx'

const ICONS = {
  good: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.290-1.500 4-3 5.500l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.500-1.500-3-3.200-3-5.500',
  structure: 'M3 21h4v-5h5v-5h5V6h4 M3 16v5',
  next: 'M5 12h14 M12 5l7 7-7 7',
} as const

/** What is good, the structure, one next step: in this order. */
export function EssayFoot({ review, onWrite }: { review: EssayReview; onWrite(beginning: string): void }) {
  const t = useText()
  const { good, outline, advice, next } = review
  const missing = outline.find(({ isMissing }) => isMissing)
  return (
    <div className="essay-foot">
      <Part name="good">
        <Lines texts={good} />
      </Part>
      <Part name="structure">
        {outline.length > 0 && (
          <ol className="essay-shape">
            {outline.map(({ part, isMissing }) => (
              <li key={part} data-missing={isMissing || undefined}>
                {isMissing ? t('essay.missing', { part: t(`essay.part.${part}`) }) : t(`essay.part.${part}`)}
              </li>
            ))}
          </ol>
        )}
        {advice.length > 0 ? <Lines texts={advice} /> : <p>{t('essay.fine')}</p>}
      </Part>
      <Part name="next">
        {missing ? <WritePart part={missing.part} onWrite={onWrite} /> : <EssayWords text={next} />}
      </Part>
    </div>
  )
}

/** What is missing comes before any other step. */
function WritePart({ part, onWrite }: { part: EssayPart; onWrite(beginning: string): void }) {
  const t = useText()
  const beginning = t(`essay.begin.${part}`)
  return (
    <>
      <p>
        {t('essay.beginWith')}{' '}
        <em className="voice" lang="en">
          {beginning} …
        </em>
      </p>
      <Button size="small" onClick={() => onWrite(`${beginning} `)}>
        {t(`essay.write.${part}`)}
      </Button>
    </>
  )
}

function Part({ name, children }: { name: keyof typeof ICONS; children: ReactNode }) {
  const t = useText()
  return (
    <section>
      <h4>
        <IconShape path={ICONS[name]} />
        {t(`essay.${name}`)}
      </h4>
      {children}
    </section>
  )
}

const Lines = ({ texts }: { texts: readonly InBoth[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text.en}>
        <EssayWords text={text} />
      </li>
    ))}
  </ul>
)
