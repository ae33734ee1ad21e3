import { use } from 'react'
import { type DocumentId, documentAddress, readableSize } from '../../../domain/documents/catalogue.ts'
import brochureCover from '../../art/cover-brochure.svg'
import proposalCover from '../../art/cover-proposal.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { DocumentBytesContext } from './document-bytes.ts'
import { documentIcons } from './document-icons.ts'

const COVERS: Record<DocumentId, string> = { brochure: brochureCover, proposal: proposalCover }

export function DocumentCard({ id }: { id: DocumentId }) {
  const { language, t } = useLanguage()
  const { number } = useFormats()
  const bytes = use(DocumentBytesContext)?.[id][language]
  const size = bytes === undefined ? null : readableSize(bytes)
  const titleId = `document-${id}`
  return (
    <article className="document" aria-labelledby={titleId}>
      <img src={COVERS[id]} alt="" width={176} height={256} />
      <div>
        <h2 id={titleId}>{t(`documents.${id}.title`)}</h2>
        <p>{t(`documents.${id}.text`)}</p>
        {size && (
          <p className="document-size">
            <IconShape path={documentIcons.fileText} />
            {t('documents.size', { size: `${number(size.value)} ${size.unit}` })}
          </p>
        )}
        <ButtonLink
          size="small"
          href={documentAddress(id, language)}
          target="_blank"
          rel="noopener"
          aria-describedby={titleId}
        >
          {t('documents.view')}
          <span className="sr-only">{t('documents.newTab')}</span>
          <IconShape path={documentIcons.externalLink} />
        </ButtonLink>
      </div>
    </article>
  )
}
