import sprite from '../art/icons.svg?no-inline'

/**
 * An icon of art/icons.svg: Lucide's (ISC licence, see NOTICE), and brand glyphs of Simple Icons (CC0), but for
 * Instagram's, redrawn at a tenth of the bytes. One file for all, so that neither page nor script carries the drawings.
 */
export const SpriteIcon = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
