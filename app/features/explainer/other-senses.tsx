import type { WordSense } from '../../../domain/explainer/look-up.ts'
import { Icon } from '../../ui/icon.tsx'
import { Example } from './example.tsx'
import { useExplainerText, useFamilyOfTexts } from './use-explainer-text.ts'

export function OtherSenses({ senses, word }: { senses: readonly WordSense[]; word: string }) {
  const t = useExplainerText()
  const partOf = useFamilyOfTexts('explainer.pos')
  return (
    <details className="other-senses">
      <summary>
        {t('explainer.otherSenses')} <Icon name="chevron-down" />
      </summary>
      <ul>
        {senses.map(({ partOfSpeech, definition, example, gloss, ipa }) => (
          <li key={definition}>
            <span className="other-senses-part">{partOf(partOfSpeech)}</span> {ipa && <span lang="en">/{ipa}/ </span>}
            <span lang="en">{definition}</span>
            {gloss && (
              <>
                {' · '}
                <span lang="id">{gloss}</span>
              </>
            )}
            {example && (
              <p className="voice" lang="en">
                <Example text={example} words={[word]} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
