import type { InBoth } from '../../../domain/chat/essay-contract.ts'
import { otherLanguage } from '../../../domain/shared/language.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { useReasonsIn } from './reasons-language.ts'
import { RichText } from './rich-text.tsx'

/** In the page's language; in the other one, too, if the visitor chose so. */
export function EssayWords({ text, before = '' }: { text: InBoth; before?: string }) {
  const { language } = useLanguage()
  const hasBoth = useReasonsIn() === 'both'
  const other = otherLanguage(language)
  return (
    <>
      <RichText source={before + text[language]} />
      {hasBoth && (
        <div className="fix-other" lang={other}>
          <RichText source={text[other]} />
        </div>
      )}
    </>
  )
}
