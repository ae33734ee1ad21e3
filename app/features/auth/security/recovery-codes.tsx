import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { CopyButton } from './copy-button.tsx'

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const t = useText()
  return (
    <div className="form">
      <h3>{t('security.codes.title')}</h3>
      <p>{t('security.codes.text')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="security-actions">
        <CopyButton label={t('security.codes.copy')} text={codes.join('\n')} />
        <Button size="small" onClick={onDone}>
          {t('security.codes.done')}
        </Button>
      </div>
    </div>
  )
}
