import { PROGRAM_IDS, type ProgramId } from '../../../content/shapes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'

interface Props {
  active: ProgramId
  onChoose(id: ProgramId): void
}

export function SectionLinks({ active, onChoose }: Props) {
  const t = useText()
  return (
    <ul>
      <li>
        <a className="program-home" href="/">
          <Icon name="house" />
          {t('programs.nav.home')}
        </a>
      </li>
      {PROGRAM_IDS.map((id) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined} onClick={() => onChoose(id)}>
            {t(`programs.nav.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
