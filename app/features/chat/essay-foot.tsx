import type { ReactNode } from 'react'
import type { EssayReview } from '../../../domain/chat/essay-contract.ts'
import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { RichText } from './rich-text.tsx'

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
        <Lines texts={advice.length > 0 ? advice : [t('essay.fine')]} />
        {missing && (
          <Button size="small" onClick={() => onWrite(`${t(`essay.begin.${missing.part}`)} `)}>
            {t(`essay.write.${missing.part}`)}
          </Button>
        )}
      </Part>
      <Part name="next">
        <RichText source={next} />
      </Part>
    </div>
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

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <RichText source={text} />
      </li>
    ))}
  </ul>
)
