import { WORD_LEVELS, type WordLevel } from '../../../domain/explainer/look-up.ts'
import { useExplainerText } from './use-explainer-text.ts'

/** At which level a word is learnt: its name, and a small stair. */
export function WordLevelBadge({ level }: { level: WordLevel }) {
  const t = useExplainerText()
  return (
    <span className="level">
      <span className="sr-only">{t('explainer.level')} </span>
      {level}
      <span className="level-stair" aria-hidden="true">
        {WORD_LEVELS.map((step) => (
          <i key={step} data-on={step <= level || undefined} />
        ))}
      </span>
    </span>
  )
}
