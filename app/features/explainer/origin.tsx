import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { Suggestions } from './suggestions.tsx'
import { useExplainerText, useFamilyOfTexts } from './use-explainer-text.ts'
import { WordChips } from './word-chips.tsx'

interface Props {
  asked: string
  explanation: Explanation
  onAsk(word: string): void
  onDoubt(): void
}

/** How the typed word relates to the explained one: 'went: past of go', a corrected spelling, a wrong form. */
export function Origin({ asked, explanation, onAsk, onDoubt }: Props) {
  const t = useExplainerText()
  const relationsOf = useRelations()
  const { word, baseForm, wrongForm, alsoForms = [], correctedFrom, partOf, suggestions = [] } = explanation
  if (!baseForm && !wrongForm && alsoForms.length === 0 && !correctedFrom && !partOf) return null
  return (
    <div className="answer-origin">
      {correctedFrom && (
        <p>
          {t('explainer.corrected', { typed: correctedFrom, word })}{' '}
          <button type="button" className="answer-doubt" onClick={onDoubt}>
            {t('explainer.corrected.not')}
          </button>
        </p>
      )}
      {partOf && <p>{t('explainer.partOf', { typed: partOf, phrase: word })}</p>}
      {baseForm && (
        <p>
          {t('explainer.form', {
            form: baseForm.form,
            relations: relationsOf(baseForm.relations),
            base: baseForm.word,
          })}
        </p>
      )}
      {wrongForm && <p>{t('explainer.wrong', { typed: correctedFrom ?? asked })}</p>}
      {wrongForm?.instead.map(({ relations, right }) =>
        right.length === 0 ? (
          <p key="none">{t('explainer.wrong.none', { base: wrongForm.word })}</p>
        ) : (
          <p key={relations.join()} className="answer-form">
            <WordChips words={right} onAsk={onAsk} />
            {t('explainer.rightForm', { relations: relationsOf(relations), base: wrongForm.word })}
          </p>
        ),
      )}
      {alsoForms.map(({ word: base, relations, ipa }) => (
        <p key={base} className="answer-form">
          {t('explainer.also', { relations: relationsOf(relations) })}
          {base === word ? <span lang="en">{base}</span> : <WordChips words={[base]} onAsk={onAsk} />}
          {ipa && <span lang="en">/{ipa}/</span>}
        </p>
      ))}
      <Suggestions label={t('explainer.orPerhaps')} words={suggestions} onAsk={onAsk} />
    </div>
  )
}

function useRelations(): (relations: readonly string[]) => string {
  const t = useExplainerText()
  const relationOf = useFamilyOfTexts('explainer.relation')
  return (relations) => relations.map(relationOf).join(` ${t('explainer.and')} `)
}
