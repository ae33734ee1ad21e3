import { useText } from '../../i18n/language-context.ts'
import { type ConflictProps, LinesConflictSheet } from '../parts/lines-conflict-sheet.tsx'

/** Two have changed the same of a setting. */
export function SettingConflictSheet(conflict: ConflictProps) {
  const t = useText()
  return (
    <LinesConflictSheet
      {...conflict}
      told={conflict.by.atMs === 0 && t('setting.conflict')}
      text={t('setting.conflict.text')}
    />
  )
}
