import { programsOf } from '../../../content/facts/offers.ts'
import { IconShape } from '../../ui/icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'

/** Lucide's 'house' (ISC licence, see NOTICE). */
const HOUSE =
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8 M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'

interface Props {
  active: string
  onChoose(id: string): void
}

export function SectionLinks({ active, onChoose }: Props) {
  const t = useText()
  const programs = programsOf(useBrand())
  return (
    <ul>
      <li>
        <a className="program-home" href="/">
          <IconShape path={HOUSE} />
          {t('programs.nav.home')}
        </a>
      </li>
      {programs.map(({ id }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined} onClick={() => onChoose(id)}>
            {t(`programs.nav.${id}` as TextKey)}
          </a>
        </li>
      ))}
    </ul>
  )
}
