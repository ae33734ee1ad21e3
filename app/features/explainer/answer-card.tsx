import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import idle from '../../art/kiky/idle.svg?no-inline'
import { ListenButtons } from '../../ui/listen-buttons.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { AnswerBadge } from './answer-badge.tsx'
import { AskKiky } from './ask-kiky.tsx'
import { Example } from './example.tsx'
import { Origin } from './origin.tsx'
import { OtherSenses } from './other-senses.tsx'
import { useExplainerText, useFamilyOfTexts } from './use-explainer-text.ts'
import { WordChips } from './word-chips.tsx'
import { WordLevelBadge } from './word-level.tsx'

interface Props {
  asked: string
  explanation: Explanation
  isQuotaReached: boolean
  onAsk(word: string): void
  onDoubt(): void
}

export function AnswerCard({ asked, explanation, isQuotaReached, onAsk, onDoubt }: Props) {
  const t = useExplainerText()
  const partOf = useFamilyOfTexts('explainer.pos')
  const { word, definition, example, synonyms, broader = [], gloss, ipa, partOfSpeech, senses = [] } = explanation
  const glossFirst = useLanguage().language === 'id' && gloss
  const said = explanation.baseForm?.form ?? word
  return (
    <>
      <div className="answer-top">
        <div>
          <h3 lang="en" tabIndex={-1}>
            {said}
          </h3>
          <p className="answer-sound">
            {ipa && <span lang="en">/{ipa}/</span>}
            {partOfSpeech && <span>{partOf(partOfSpeech)}</span>}
          </p>
        </div>
        <div className="answer-badges">
          {explanation.level && <WordLevelBadge level={explanation.level} />}
          <AnswerBadge explanation={explanation} isQuotaReached={isQuotaReached} />
        </div>
      </div>
      <Origin {...{ asked, explanation, onAsk, onDoubt }} />
      {glossFirst && (
        <p className="answer-gloss">
          {t('explainer.gloss')} <b lang="id">{gloss}</b>
        </p>
      )}
      <p className="answer-listen">
        <ListenButtons words={said} names={{ normal: t('explainer.listen'), slow: t('explainer.slowly') }} />
      </p>
      <dl>
        {!glossFirst && <Definition {...{ definition, isQuotaReached }} />}
        {example && (
          <div>
            <dt>{t('explainer.example')}</dt>
            <dd className="voice" lang="en">
              <Example text={example} words={[asked, word]} />
            </dd>
          </div>
        )}
        {glossFirst && <Definition {...{ definition, isQuotaReached }} />}
        {definition && (
          <div>
            <dt>{t('explainer.synonyms')}</dt>
            <dd>{synonyms.length > 0 ? <WordChips words={synonyms} onAsk={onAsk} /> : t('explainer.noSynonyms')}</dd>
          </div>
        )}
        {broader.length > 0 && (
          <div>
            <dt>{t('explainer.broader')}</dt>
            <dd>
              <WordChips words={broader} onAsk={onAsk} />
            </dd>
          </div>
        )}
        {gloss && !glossFirst && (
          <div>
            <dt>{t('explainer.gloss')}</dt>
            <dd lang="id">{gloss}</dd>
          </div>
        )}
      </dl>
      {senses.length > 1 && explanation.source === 'dictionary' && <OtherSenses senses={senses.slice(1)} word={word} />}
      <AskKiky word={said} pose={idle} />
    </>
  )
}

/** Whoever has read the Indonesian meaning reads the English one after the example. */
function Definition({ definition, isQuotaReached }: { definition: string | null; isQuotaReached: boolean }) {
  const t = useExplainerText()
  return (
    <div>
      <dt>{t('explainer.definition')}</dt>
      <dd>
        {isQuotaReached && <span className="answer-quota">{t('explainer.quota.reached')} </span>}
        {definition ? <span lang="en">{definition}</span> : t('explainer.highDemand')}
      </dd>
    </div>
  )
}
