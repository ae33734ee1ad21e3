import sprite from '../../../art/desk-icons.svg?no-inline'

/** Lucide's icons (ISC licence, see NOTICE) and WhatsApp's glyph of Simple Icons (CC0). */
export const DeskIcon = ({ name }: { name: string }) => (
  <svg className={name === 'wa' ? 'icon icon-solid' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
